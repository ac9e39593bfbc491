-- The hash behind which the server has fixed its part of the match's chance (shared/match/fair), as invitations show it before a seat
-- is taken. NULL: made before there was one.
ALTER TABLE matches ADD COLUMN commitment TEXT;
