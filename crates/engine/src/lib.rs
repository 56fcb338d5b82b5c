//! Evaluation and search for the hnefatafl family.
