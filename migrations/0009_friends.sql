-- What one player is to another, as the first sees it (A-10). Friends have a row each way. A request that came with a challenge (A-11)
-- lives as long as that challenge is open.
CREATE TABLE relations (
  player_id TEXT NOT NULL REFERENCES players (id),
  other_id  TEXT NOT NULL REFERENCES players (id),
  kind      TEXT NOT NULL CHECK (kind IN ('friend', 'asked', 'blocked')),
  at        INTEGER NOT NULL,
  match_id  TEXT REFERENCES matches (id),
  PRIMARY KEY (player_id, other_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX relations_by_other ON relations (other_id);
-- Who may challenge this player, or ask to be a friend: 'friends' leaves out everybody who is none yet (A-11).
ALTER TABLE players ADD COLUMN reachable TEXT NOT NULL DEFAULT 'anyone' CHECK (reachable IN ('anyone', 'friends'));
-- To be found by name (A-10): the name in lower case. SQLite lowers the letters of ASCII alone.
ALTER TABLE players ADD COLUMN name_key TEXT;
UPDATE players SET name_key = replace(replace(replace(replace(replace(lower(name), 'Å', 'å'), 'Ä', 'ä'), 'Ö', 'ö'), 'Æ', 'æ'), 'Ø', 'ø')
  WHERE deleted_at IS NULL;
CREATE INDEX players_by_name ON players (name_key) WHERE name_key IS NOT NULL;
