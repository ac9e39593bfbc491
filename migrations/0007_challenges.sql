-- A challenge (A-11) is an open match whose free seat is kept for one player. What became of it follows from the match: taken, closed
-- as declined, closed by its maker, run out.
ALTER TABLE matches ADD COLUMN challenged TEXT REFERENCES players (id);
CREATE INDEX matches_by_challenged ON matches (challenged) WHERE challenged IS NOT NULL;
-- Who was not there when it ended: a bit a seat. Written with the result.
ALTER TABLE matches ADD COLUMN absent INTEGER NOT NULL DEFAULT 0;
-- What the player has put away of their inbox: JSON of Read (shared/player/inbox.ts). NULL: nothing yet.
ALTER TABLE players ADD COLUMN inbox_read TEXT;
