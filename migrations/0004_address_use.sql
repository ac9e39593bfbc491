-- What one address has done in its current hour: guests and matches made. One row an address and kind, begun anew every hour.
CREATE TABLE address_use (
  subject TEXT PRIMARY KEY,            -- what is counted, and a keyed hash of the address
  since   INTEGER NOT NULL,            -- when its hour began
  uses    INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
