-- A rematch (A-42) is a challenge to whom one has just played with. Each offer after the same match has a number, so that of two that
-- are made at once the second finds the first.
ALTER TABLE matches ADD COLUMN rematch_of TEXT REFERENCES matches (id);
ALTER TABLE matches ADD COLUMN rematch_no INTEGER NOT NULL DEFAULT 0;
CREATE UNIQUE INDEX matches_by_rematch ON matches (rematch_of, rematch_no) WHERE rematch_of IS NOT NULL;
