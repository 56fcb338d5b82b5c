-- Texts that are compared or sorted are compared byte by byte, as SQLite does, whatever the language of the database.

-- A game is an append-only list of events; its state is what they add up to.

CREATE TABLE games (
    id      BYTEA  NOT NULL PRIMARY KEY,
    created BIGINT NOT NULL, -- milliseconds since 1970
    seat    BYTEA  NOT NULL  -- the SHA-256 of the seat's secret, never the secret
);

CREATE INDEX games_by_time ON games (created);

CREATE TABLE events (
    game     BYTEA  NOT NULL REFERENCES games (id),
    sequence BIGINT NOT NULL, -- counted from 1
    at       BIGINT NOT NULL, -- milliseconds since 1970
    body     TEXT   NOT NULL, -- JSON
    PRIMARY KEY (game, sequence)
);

-- Games that came in as records. A record is kept as it was read, and never changes.

CREATE TABLE imported (
    id      BYTEA  NOT NULL PRIMARY KEY, -- made of the record, so that the same one is kept once
    created BIGINT NOT NULL,             -- milliseconds since 1970
    line    TEXT   NOT NULL,             -- a game line
    file    TEXT                         -- the rule set's file, where it is not built in
);

-- What is looked up of every game, played here or imported. It follows from events and records, and can be made again from them.

CREATE TABLE library (
    number    BIGINT NOT NULL PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
    game      BYTEA  NOT NULL UNIQUE,
    imported  BIGINT NOT NULL,             -- 1 for a record
    version   BIGINT NOT NULL,             -- how many of the game's events it accounts for
    rules     TEXT   NOT NULL COLLATE "C", -- the rule set's id, with options and layout
    base      TEXT   NOT NULL COLLATE "C", -- without them
    name      TEXT   NOT NULL,             -- what the record calls the game
    attackers TEXT   NOT NULL,             -- who played them; nothing for a person without a name
    defenders TEXT   NOT NULL,
    result    TEXT   NOT NULL COLLATE "C", -- attackers, defenders, draw, unfinished
    plies     BIGINT NOT NULL,
    day       TEXT   NOT NULL COLLATE "C"  -- 2015-05-04, or as much of it as is known
);

CREATE INDEX library_by_day ON library (day DESC, number DESC);
CREATE INDEX library_by_rules ON library (base, day DESC, number DESC);

CREATE TABLE positions (
    position BIGINT NOT NULL, -- the hash of the position, the same however it is turned and mirrored
    game     BIGINT NOT NULL, -- its number in the library
    ply      BIGINT NOT NULL, -- how many plies were played before
    move     BIGINT,          -- what was played then, turned and mirrored likewise; nothing at the end and for a turn lost
    PRIMARY KEY (position, game, ply)
);

CREATE INDEX positions_of_game ON positions (game, ply);

-- Games with an open seat that are listed for others to join.

CREATE TABLE challenges (
    game    BYTEA  NOT NULL PRIMARY KEY REFERENCES games (id),
    created BIGINT NOT NULL, -- milliseconds since 1970
    summary TEXT   NOT NULL  -- JSON, what the list shows
);

CREATE INDEX challenges_by_time ON challenges (created DESC);

-- Servers that are at work, and when each was last known to be, by the clock of the database.

CREATE TABLE processes (
    id    BYTEA  NOT NULL PRIMARY KEY,
    alive BIGINT NOT NULL -- milliseconds since 1970
);

-- Which of them works unasked for a game. A process that dies loses its leases.

CREATE TABLE leases (
    game    BYTEA NOT NULL PRIMARY KEY,
    process BYTEA NOT NULL REFERENCES processes (id) ON DELETE CASCADE
);

CREATE INDEX leases_of_process ON leases (process);

-- Times in which no server was at work.

CREATE TABLE outages (
    begun BIGINT NOT NULL PRIMARY KEY, -- milliseconds since 1970
    ended BIGINT NOT NULL
);
