-- Both players of a game as searches read them: without capitals and accents, a line each. NULL in rows of older versions until the store is
-- opened.

ALTER TABLE library ADD COLUMN players TEXT;
