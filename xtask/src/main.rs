//! The commands of the repository.

fn main() {}
