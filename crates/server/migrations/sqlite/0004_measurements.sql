-- Measurements of balance that people have asked for: a small study of one rule set each.

CREATE TABLE measurements (
    id       BLOB    NOT NULL PRIMARY KEY, -- made of study, rules and engine, so that the same games are played once
    created  INTEGER NOT NULL,             -- milliseconds since 1970
    seat     BLOB    NOT NULL,             -- the SHA-256 of the secret of the client that asked, never the secret
    head     TEXT    NOT NULL,             -- JSON, what is shown of the rule set
    rules    TEXT,                         -- the rule set's file, where it is not built in
    study    TEXT    NOT NULL,             -- the study's file
    engine   INTEGER NOT NULL,             -- the fingerprint of the engine that plays
    openings TEXT,                         -- the file of the openings, once they are made
    state    TEXT    NOT NULL,             -- waiting, playing, stopped, done, failed
    progress TEXT,                         -- JSON, what the games so far have come to, or why there are none
    games    BLOB                          -- the table of all games, in Parquet, once it is done
) STRICT;

CREATE INDEX measurements_by_state ON measurements (state, created);

-- The games of those that are not done.

CREATE TABLE measured_games (
    measurement BLOB    NOT NULL REFERENCES measurements (id),
    number      INTEGER NOT NULL, -- in the order in which they were played, counted from 1
    body        TEXT    NOT NULL, -- JSON
    PRIMARY KEY (measurement, number)
) STRICT, WITHOUT ROWID;
