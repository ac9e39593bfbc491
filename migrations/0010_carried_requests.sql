-- A challenge that carries a friend request (A-11): of several each does, and the request lives as long as one of them is open.
ALTER TABLE matches ADD COLUMN carries_request INTEGER NOT NULL DEFAULT 0;
UPDATE matches SET carries_request = 1 WHERE id IN (SELECT match_id FROM relations WHERE kind = 'asked' AND match_id IS NOT NULL);
