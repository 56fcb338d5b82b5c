//! The example positions and lessons that are part of the program, as files of the repository.

include!(concat!(env!("OUT_DIR"), "/embedded.rs"));
