-- Games that came in as records. A record is kept as it was read, and never changes.

CREATE TABLE imported (
    id      BLOB    NOT NULL PRIMARY KEY, -- made of the record, so that the same one is kept once
    created INTEGER NOT NULL,             -- milliseconds since 1970
    line    TEXT    NOT NULL,             -- a game line
    file    TEXT                          -- the rule set's file, where it is not built in
) STRICT, WITHOUT ROWID;

-- What is looked up of every game, played here or imported. It follows from events and records, and can be made again from them.

CREATE TABLE library (
    number    INTEGER NOT NULL PRIMARY KEY,
    game      BLOB    NOT NULL UNIQUE,
    imported  INTEGER NOT NULL, -- 1 for a record
    version   INTEGER NOT NULL, -- how many of the game's events it accounts for
    rules     TEXT    NOT NULL, -- the rule set's id, with options and layout
    base      TEXT    NOT NULL, -- without them
    name      TEXT    NOT NULL, -- what the record calls the game
    attackers TEXT    NOT NULL, -- who played them; nothing for a person without a name
    defenders TEXT    NOT NULL,
    result    TEXT    NOT NULL, -- attackers, defenders, draw, unfinished
    plies     INTEGER NOT NULL,
    day       TEXT    NOT NULL  -- 2015-05-04, or as much of it as is known
) STRICT;

CREATE INDEX library_by_day ON library (day DESC, number DESC);
CREATE INDEX library_by_rules ON library (base, day DESC, number DESC);

CREATE TABLE positions (
    position INTEGER NOT NULL, -- the hash of the position, the same however it is turned and mirrored
    game     INTEGER NOT NULL, -- its number in the library
    ply      INTEGER NOT NULL, -- how many plies were played before
    move     INTEGER,          -- what was played then, turned and mirrored likewise; nothing at the end and for a turn lost
    PRIMARY KEY (position, game, ply)
) STRICT, WITHOUT ROWID;

CREATE INDEX positions_of_game ON positions (game, ply);
