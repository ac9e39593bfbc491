-- Requests that a client may send again because it got no answer (A-07). The first one with an id is carried out and its answer stored;
-- every later one gets that answer. Rows are removed after a day.
CREATE TABLE requests (
  player_id TEXT NOT NULL REFERENCES players (id),
  id        TEXT NOT NULL,              -- made by the client
  digest    TEXT NOT NULL,              -- SHA-256 of method, path and body: the same id with another request is refused
  at        INTEGER NOT NULL,
  status    INTEGER,                    -- of the answer; NULL: there is none yet
  body      TEXT,
  PRIMARY KEY (player_id, id)
) STRICT, WITHOUT ROWID;
