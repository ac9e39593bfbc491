-- Times are milliseconds since 1970, UTC. Forward only: a change is a new file.

CREATE TABLE players (
  id         TEXT PRIMARY KEY,          -- 128 random bits, base64url; outlives any login (A-02)
  name       TEXT NOT NULL,
  code       TEXT NOT NULL UNIQUE,      -- the player code (A-01, A-05): for finding, gives no right
  created_at INTEGER NOT NULL
) STRICT;

CREATE TABLE sessions (
  token_hash TEXT PRIMARY KEY,          -- SHA-256 of the cookie's 128-bit token, base64url
  player_id  TEXT NOT NULL REFERENCES players (id),
  created_at INTEGER NOT NULL,
  expires_at INTEGER NOT NULL           -- moved on while the session is used
) STRICT, WITHOUT ROWID;
CREATE INDEX sessions_by_player ON sessions (player_id);
CREATE INDEX sessions_by_expiry ON sessions (expires_at);

-- What the lists show of a match. The match itself lives in its object, which is right wherever the two differ.
CREATE TABLE matches (
  id              TEXT PRIMARY KEY,     -- signed: worker/matches/match-id.ts
  ruleset         TEXT NOT NULL,
  lexicon         TEXT NOT NULL,
  lexicon_version TEXT NOT NULL,
  format          TEXT NOT NULL CHECK (format IN ('casual', 'blitz')),
  seats           INTEGER NOT NULL,
  creator         TEXT NOT NULL REFERENCES players (id),
  status          TEXT NOT NULL CHECK (status IN ('open', 'lobby', 'live', 'over', 'closed')),
  created_at      INTEGER NOT NULL,
  updated_at      INTEGER NOT NULL,
  code            TEXT,                 -- the room code that it was given (A-05): alive while its row in invites is
  expires_at      INTEGER,              -- while open (A-12, A-13); then NULL
  ask_at          INTEGER,              -- when the hourly schedule asks the object how it stands; NULL once that is known
  ended_at        INTEGER,              -- over or closed
  reason          TEXT,                 -- EndReason when over; 'expired' or 'closed' when closed
  result          TEXT                  -- JSON of Result when over
) STRICT, WITHOUT ROWID;
CREATE INDEX matches_to_ask ON matches (ask_at) WHERE ask_at IS NOT NULL;

CREATE TABLE seats (
  match_id  TEXT NOT NULL REFERENCES matches (id),
  seat      INTEGER NOT NULL,
  player_id TEXT NOT NULL REFERENCES players (id),
  taken_at  INTEGER NOT NULL,
  PRIMARY KEY (match_id, seat)          -- that nobody sits twice is for the match's object to see to
) STRICT, WITHOUT ROWID;
CREATE INDEX seats_by_player ON seats (player_id);

-- What gives the right to take a free seat (A-05). Alive: not expired, and its match is open. No index but the key: each is a
-- row more to write for every match, and what has expired is removed by a scan once a day.
CREATE TABLE invites (
  kind       TEXT NOT NULL CHECK (kind IN ('code', 'link')),
  key        TEXT NOT NULL,             -- the room code, or SHA-256 of the link's token
  match_id   TEXT NOT NULL REFERENCES matches (id),
  expires_at INTEGER NOT NULL,
  PRIMARY KEY (kind, key)
) STRICT, WITHOUT ROWID;

-- Wrong room codes of the last minutes, by whoever tried them (A-05).
CREATE TABLE code_attempts (
  subject TEXT NOT NULL,                -- a player, or a keyed hash of an address
  at      INTEGER NOT NULL,
  id      TEXT NOT NULL,                -- tells apart what came in one millisecond
  PRIMARY KEY (subject, at, id)
) STRICT, WITHOUT ROWID;

-- What a match's outbox has brought here: sent at least once, applied once. The insert goes first in the batch of
-- the change that it stands for, so a second delivery fails on the key and changes nothing.
CREATE TABLE applied (
  match_id TEXT NOT NULL,
  event    TEXT NOT NULL,               -- the outbox's name for it, as 'over'
  at       INTEGER NOT NULL,
  PRIMARY KEY (match_id, event)
) STRICT, WITHOUT ROWID;
