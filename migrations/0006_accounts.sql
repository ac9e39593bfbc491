-- What a player can change or take away (A-04).
ALTER TABLE players ADD COLUMN colour INTEGER NOT NULL DEFAULT 0;   -- of the avatar: a number of the client's table
ALTER TABLE players ADD COLUMN renamed_at INTEGER;                  -- a name is changed once an hour
ALTER TABLE players ADD COLUMN deleted_at INTEGER;                  -- then the name is empty, and the row stands for their finished matches
ALTER TABLE sessions ADD COLUMN device TEXT;                        -- to tell sessions apart, as "Chrome, Android"; NULL: not known
