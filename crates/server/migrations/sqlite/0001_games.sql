-- A game is an append-only list of events; its state is what they add up to.

CREATE TABLE games (
    id      BLOB    NOT NULL PRIMARY KEY,
    created INTEGER NOT NULL, -- milliseconds since 1970
    seat    BLOB    NOT NULL  -- the SHA-256 of the seat's secret, never the secret
) STRICT, WITHOUT ROWID;

CREATE TABLE events (
    game     BLOB    NOT NULL REFERENCES games (id),
    sequence INTEGER NOT NULL, -- counted from 1
    at       INTEGER NOT NULL, -- milliseconds since 1970
    body     TEXT    NOT NULL, -- JSON
    PRIMARY KEY (game, sequence)
) STRICT, WITHOUT ROWID;
