//! The game over HTTP.
