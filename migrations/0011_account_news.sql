-- What matches have still to hear of an account (A-04): those that did not answer, and, of who has many, those that are told later.
CREATE TABLE account_news (
  match_id  TEXT NOT NULL REFERENCES matches (id),
  player_id TEXT NOT NULL,
  news      TEXT NOT NULL,              -- 'deleted', 'renamed', or 'session-ended:' and the session
  due       INTEGER NOT NULL,           -- tried not before
  PRIMARY KEY (match_id, player_id, news)
) STRICT, WITHOUT ROWID;
