-- A name is found by what is seen of it (A-06). 1: name_key is nameKey of shared/protocol/player-name.ts; 0: the name in lower case, from
-- before. The schedule makes the keys of those anew.
ALTER TABLE players ADD COLUMN key_form INTEGER NOT NULL DEFAULT 0;
CREATE INDEX players_to_rekey ON players (key_form) WHERE key_form = 0 AND name_key IS NOT NULL;
