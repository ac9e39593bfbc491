-- Words that players say a list wrongly lacks or wrongly holds. One row a player and word: a second report changes nothing.
CREATE TABLE word_reports (
  lexicon     TEXT NOT NULL,
  word        TEXT NOT NULL,             -- upper case, NFC
  kind        TEXT NOT NULL CHECK (kind IN ('missing', 'wrong')),
  player_id   TEXT NOT NULL REFERENCES players (id),
  version     TEXT NOT NULL,             -- of the lexicon, as the player had it
  reported_at INTEGER NOT NULL,
  PRIMARY KEY (lexicon, word, kind, player_id)
) STRICT, WITHOUT ROWID;
-- How many a player has sent today.
CREATE INDEX word_reports_by_player ON word_reports (player_id, reported_at);
