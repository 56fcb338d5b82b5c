//! Analyses and reports as events of a stream.

use axum::response::sse::Event;
use serde::Serialize;

use crate::analysis::position_analysis::{Analysis, AnalysisUpdate};
use crate::analysis::report::{ReportJob, ReportUpdate};
use crate::http::stream::EventSource;
use crate::http::wire::{AnalysisEnd, Lines};

impl EventSource for Analysis {
    async fn next(&mut self) -> Option<Event> {
        match Analysis::next(self).await? {
            AnalysisUpdate::Lines(found) => event("lines", &Lines::of(self.game(), &found)),
            AnalysisUpdate::End { settled } => event("end", &AnalysisEnd { settled }),
        }
    }
}

impl EventSource for ReportJob {
    async fn next(&mut self) -> Option<Event> {
        match ReportJob::next(self).await? {
            ReportUpdate::Progress(progress) => event("progress", &progress),
            ReportUpdate::Report(report) => event("report", &report),
        }
    }
}

fn event(name: &str, value: &impl Serialize) -> Option<Event> {
    Event::default().event(name).json_data(value).ok()
}
