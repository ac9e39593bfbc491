-- What the players agreed on, as invitations show it: JSON of ShownOptions (shared/protocol/options.ts).
ALTER TABLE matches ADD COLUMN options TEXT NOT NULL DEFAULT '{}';
