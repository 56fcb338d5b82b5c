//! The API as a client sees it.

mod analysis;
mod bodies;
mod client;
mod diagrams;
mod drafts;
mod engine;
mod explanations;
mod games;
mod headers;
mod lessons;
mod library;
mod limits;
mod openapi;
mod own_rulesets;
mod positions;
mod problems;
mod puzzles;
mod records;
mod reports;
mod restart;
mod rulesets;
mod sockets;
mod studies;
mod support;
mod words;
