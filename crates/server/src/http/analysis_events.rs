//! Analyses and reports as events of a stream.

use axum::response::sse::Event;
use serde::Serialize;

use crate::analysis::position_analysis::{Analysis, AnalysisUpdate};
use crate::analysis::report::{self, GameReport, Progress, ReportJob, ReportUpdate};
use crate::http::stream::EventSource;
use crate::http::wire::{AnalysisEnd, Better, Chance, JudgedPly, LineMove, Lines, Report, ReportProgress, SideReport, rounded};

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
            ReportUpdate::Progress(Progress { done, total }) => event("progress", &ReportProgress { done, of: total }),
            ReportUpdate::Report(report) => event("report", &report_json(&report)),
        }
    }
}

fn event(name: &str, value: &impl Serialize) -> Option<Event> {
    Event::default().event(name).json_data(value).ok()
}

fn report_json(report: &GameReport) -> Report {
    Report {
        attackers: side_json(&report.attackers),
        defenders: side_json(&report.defenders),
        before: Chance::of_attackers(report.before),
        plies: report.plies.iter().map(ply_json).collect(),
    }
}

fn side_json(side: &report::SideReport) -> SideReport {
    let report::SideReport { accuracy, moves, doubtful, mistakes, blunders } = *side;
    SideReport { accuracy, moves, doubtful, mistakes, blunders }
}

fn ply_json(ply: &report::JudgedPly) -> JudgedPly {
    JudgedPly {
        ply: ply.ply,
        side: ply.played.side.into(),
        mv: (&ply.played).into(),
        chance: Chance::of_attackers(ply.chance),
        score: ply.score.map(Into::into),
        lost: rounded(ply.lost),
        fault: ply.fault.map(|fault| fault.to_string()),
        better: ply.better.as_ref().map(|better| Better {
            score: better.score.into(),
            chance: Chance::of_attackers(better.chance),
            moves: LineMove::follow(&better.game, &better.moves),
        }),
        reason: ply.reason.as_ref().map(Into::into),
    }
}
