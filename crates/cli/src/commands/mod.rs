//! One file a command.

pub(crate) mod admin;
pub(crate) mod backup;
pub(crate) mod bench;
pub(crate) mod bot;
pub(crate) mod convert;
pub(crate) mod datagen;
pub(crate) mod diagram;
pub(crate) mod engine;
pub(crate) mod fit;
pub(crate) mod lab;
pub(crate) mod matches;
pub(crate) mod moves;
pub(crate) mod notices;
pub(crate) mod perft;
pub(crate) mod play;
pub(crate) mod print;
pub(crate) mod puzzles;
pub(crate) mod restore;
pub(crate) mod rules;
pub(crate) mod serve;
pub(crate) mod solve;
pub(crate) mod tablut_client;
pub(crate) mod train;
pub(crate) mod tune;
pub(crate) mod verify;
