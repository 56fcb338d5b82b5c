-- Games with an open seat that are listed for others to join.

CREATE TABLE challenges (
    game    BLOB    NOT NULL PRIMARY KEY REFERENCES games (id),
    created INTEGER NOT NULL, -- milliseconds since 1970
    summary TEXT    NOT NULL  -- JSON, what the list shows
) STRICT, WITHOUT ROWID;

CREATE INDEX challenges_by_time ON challenges (created DESC);

-- Servers that are at work, and when each was last known to be.

CREATE TABLE processes (
    id    BLOB    NOT NULL PRIMARY KEY,
    alive INTEGER NOT NULL -- milliseconds since 1970
) STRICT, WITHOUT ROWID;

-- Times in which no server was at work while clocks ran.

CREATE TABLE outages (
    begun INTEGER NOT NULL PRIMARY KEY, -- milliseconds since 1970
    ended INTEGER NOT NULL
) STRICT;

CREATE INDEX games_by_time ON games (created);
