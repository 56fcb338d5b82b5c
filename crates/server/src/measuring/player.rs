//! The thread that plays measurements, one after the other.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use hnefi_engine::bench::fingerprint;
use hnefi_rules::Game;
use hnefi_study::{BookError, Cell, GameByGame, GameRow, Study, StudyError};
use tokio::runtime::Handle;
use tokio::sync::{Notify, oneshot};

use super::plan;
use super::progress::{Beside, BoardOfGame, Progress};
use crate::random::MeasurementId;
use crate::store::{Measurement, MeasurementChange, MeasurementState, Store, StoreError};

/// How often it is looked for measurements that another process has left behind.
const LOOK_EVERY: Duration = Duration::from_secs(30);
/// How many games of each rule set are kept to be shown.
const LAST_GAMES: usize = 3;
/// The summary of the games is made again after this time at the earliest.
const SUMMARY_EVERY: Duration = Duration::from_secs(1);

/// Plays the measurements of a store.
pub(crate) struct MeasurementPlayer {
    store: Arc<Store>,
    /// What is being played, and the signal that stops it.
    playing: Mutex<Option<(MeasurementId, Arc<AtomicBool>)>>,
    /// The game that is being played.
    board: Arc<Mutex<Option<(MeasurementId, BoardOfGame)>>>,
    wake: Notify,
    closing: AtomicBool,
}

/// Why the games of a measurement ended.
enum Ended {
    /// It is whole, or cannot be played; the store knows.
    Settled,
    /// It was stopped, or the server stops.
    Interrupted,
}

impl MeasurementPlayer {
    /// Begins with what the store has.
    pub(crate) fn start(store: Arc<Store>) -> Arc<MeasurementPlayer> {
        let player = MeasurementPlayer {
            store,
            playing: Mutex::default(),
            board: Arc::default(),
            wake: Notify::new(),
            closing: AtomicBool::new(false),
        };
        let player = Arc::new(player);
        let background = player.clone();
        tokio::spawn(async move { background.play_all().await });
        player
    }

    /// Says that there is something new to play.
    pub(crate) fn wake(&self) {
        self.wake.notify_one();
    }

    /// The game of a measurement that is being played here.
    pub(crate) fn board(&self, id: MeasurementId) -> Option<BoardOfGame> {
        let board = self.board.lock().unwrap_or_else(PoisonError::into_inner);
        board.as_ref().filter(|(of, _)| *of == id).map(|(_, board)| board.clone())
    }

    /// Interrupts a measurement, if it is the one being played. The store says whether it goes on later.
    pub(crate) fn interrupt(&self, id: MeasurementId) {
        if let Some((playing, stop)) = &*self.playing()
            && *playing == id
        {
            stop.store(true, Ordering::Relaxed);
        }
    }

    /// Interrupts what is being played, and begins nothing new.
    pub(crate) fn close(&self) {
        self.closing.store(true, Ordering::Relaxed);
        if let Some((_, stop)) = &*self.playing() {
            stop.store(true, Ordering::Relaxed);
        }
        self.wake();
    }

    fn playing(&self) -> std::sync::MutexGuard<'_, Option<(MeasurementId, Arc<AtomicBool>)>> {
        self.playing.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn is_closing(&self) -> bool {
        self.closing.load(Ordering::Relaxed)
    }

    async fn play_all(&self) {
        while !self.is_closing() {
            match self.play_next().await {
                Ok(true) => continue,
                Ok(false) => {}
                Err(StoreError::Closed) => return,
                Err(error) => tracing::warn!(%error, "measurements of balance cannot go on"),
            }
            // A measurement is asked for, or another process has left one behind.
            drop(tokio::time::timeout(LOOK_EVERY, self.wake.notified()).await);
        }
    }

    /// Plays the next measurement as far as it goes. Returns whether there was one.
    async fn play_next(&self) -> Result<bool, StoreError> {
        // The fingerprint takes a moment, which a server without measurements need not spend.
        if !self.store.has_unfinished_measurements().await? {
            return Ok(false);
        }
        // The task fails only where the engine panics.
        let Ok(engine) = tokio::task::spawn_blocking(fingerprint).await else { return Ok(false) };
        for measurement in self.store.unfinished_measurements(engine).await? {
            let id = measurement.id;
            if !self.store.take_lease(id).await? {
                continue;
            }
            let begin =
                MeasurementChange::Move(&[MeasurementState::Waiting, MeasurementState::Playing], MeasurementState::Playing);
            let played = match self.store.change_measurement(id, begin).await {
                Ok(true) => self.play(measurement).await,
                begun => begun,
            };
            self.store.release_lease(id).await?;
            if played? {
                return Ok(true);
            }
        }
        Ok(false)
    }

    /// Plays a measurement on a thread of its own. Returns whether something is settled, or stopped, so that the next can begin.
    async fn play(&self, measurement: Measurement) -> Result<bool, StoreError> {
        let id = measurement.id;
        let kept = self.store.measured_games(id).await?;
        let stop = Arc::new(AtomicBool::new(false));
        *self.playing() = Some((id, stop.clone()));
        if self.is_closing() {
            stop.store(true, Ordering::Relaxed);
        }
        let (answer, ended) = oneshot::channel();
        let writer = Writer { store: self.store.clone(), runtime: Handle::current(), board: self.board.clone(), id };
        let thread = std::thread::Builder::new().name("measurement".to_owned()).spawn(move || {
            lower_priority();
            drop(answer.send(writer.play(&measurement, kept, &stop)));
        });
        // Without a thread nobody answers.
        if let Err(error) = thread {
            tracing::warn!(%error, "no thread for a measurement of balance");
            *self.playing() = None;
            return Ok(false);
        }
        let ended = ended.await;
        *self.playing() = None;
        *self.board.lock().unwrap_or_else(PoisonError::into_inner) = None;
        match ended {
            Ok(ended) => ended.map(|ended| !(matches!(ended, Ended::Interrupted) && self.is_closing())),
            // The thread panicked, which has been logged there.
            Err(_) => {
                let kept = self.store.measurement(id).await?.and_then(|measurement| measurement.progress);
                let kept: Progress = kept.as_deref().map(serde_json::from_str).transpose()?.unwrap_or_default();
                let progress = Progress { failed: Some("the server failed".to_owned()), ..kept };
                let fail = MeasurementChange::Fail(serde_json::to_string(&progress)?);
                self.store.change_measurement(id, fail).await
            }
        }
    }
}

/// Writes what a thread plays into the store.
struct Writer {
    store: Arc<Store>,
    runtime: Handle,
    board: Arc<Mutex<Option<(MeasurementId, BoardOfGame)>>>,
    id: MeasurementId,
}

impl Writer {
    fn write(&self, change: MeasurementChange) -> Result<bool, StoreError> {
        self.runtime.block_on(self.store.change_measurement(self.id, change))
    }

    fn fail(&self, why: &dyn std::error::Error, progress: Progress) -> Result<Ended, StoreError> {
        let progress = Progress { failed: Some(why.to_string()), ..progress };
        self.write(MeasurementChange::Fail(serde_json::to_string(&progress)?))?;
        Ok(Ended::Settled)
    }

    /// The game that was shown last.
    fn taken_board(&self) -> Option<BoardOfGame> {
        let mut board = self.board.lock().unwrap_or_else(PoisonError::into_inner);
        board.take().map(|(_, board)| board)
    }

    /// Plays what is missing beside the games `kept`.
    fn play(&self, measurement: &Measurement, kept: Vec<String>, stop: &AtomicBool) -> Result<Ended, StoreError> {
        let stopped = || stop.load(Ordering::Relaxed);
        let mut measurement = measurement.clone();
        let progress = measurement.progress.as_deref().map(serde_json::from_str).transpose()?;
        let mut progress = Progress { failed: None, ..progress.unwrap_or_default() };
        if measurement.openings.is_none() {
            match plan::openings(&measurement, &stopped) {
                Ok(text) => {
                    self.write(MeasurementChange::Openings(text.clone()))?;
                    measurement.openings = Some(text);
                }
                Err(StudyError::Book(BookError::Stopped)) => return Ok(Ended::Interrupted),
                Err(error) => return self.fail(&error, progress),
            }
        }
        let study = match measurement.study() {
            Ok(study) => study,
            Err(error) => return self.fail(&error, progress),
        };
        let rows: Vec<GameRow> = match kept.iter().map(|row| serde_json::from_str(row)).collect() {
            Ok(rows) => rows,
            Err(error) => return self.fail(&error, progress),
        };
        let mut number = kept.len() as u64;
        let mut games = GameByGame::new(&study, rows);
        let mut summed: Option<Instant> = None;
        let before = Duration::from_millis(progress.took);
        let begun = Instant::now();
        let show = |cell: &Cell, game: &Game| {
            *self.board.lock().unwrap_or_else(PoisonError::into_inner) = Some((self.id, BoardOfGame::of(cell, game)));
        };
        loop {
            let row = match games.play(&stopped, &show) {
                Ok(row) => row,
                Err(error) => return self.fail(&error, progress),
            };
            let (done, all) = games.work();
            progress.done = done as f64 / all.max(1) as f64;
            progress.took = u64::try_from((before + begun.elapsed()).as_millis()).unwrap_or(u64::MAX);
            if let (Some(row), Some(board)) = (&row, self.taken_board()) {
                let (arm, mut seen) = (board.arm, 0);
                progress.last.insert(0, board.ended(row));
                progress.last.retain(|game| {
                    seen += usize::from(game.arm == arm);
                    game.arm != arm || seen <= LAST_GAMES
                });
            }
            if row.is_none() || summed.is_none_or(|at| at.elapsed() > SUMMARY_EVERY) {
                let summary = games.summary();
                progress.games = summary.games;
                progress.study = Some(serde_json::to_value(summary)?);
                progress.whole = games.whole_arms();
                progress.beside = beside(&study, &games);
                summed = Some(Instant::now());
            }
            let written = serde_json::to_string(&progress)?;
            let Some(row) = row else {
                if !games.is_whole() {
                    return Ok(Ended::Interrupted);
                }
                return match games.table().to_bytes() {
                    Ok(table) => self.write(MeasurementChange::Done(table, written)).map(|_| Ended::Settled),
                    Err(error) => self.fail(&error, progress),
                };
            };
            number += 1;
            if !self.write(MeasurementChange::Game(number, serde_json::to_string(&row)?, written))? {
                return Ok(Ended::Interrupted);
            }
        }
    }
}

/// What the first rule set of a study adds beside the second, if there is one.
fn beside(study: &Study, games: &GameByGame<'_>) -> Vec<Beside> {
    if study.arms.len() < 2 {
        return Vec::new();
    }
    let measured = games.contrast(0, 1).into_iter().map(|(positions, contrast)| Beside {
        positions,
        games: contrast.games,
        value: contrast.points.value,
        interval: [contrast.points.low, contrast.points.high],
    });
    measured.collect()
}

/// Lets everything else on this machine go first. Only Linux knows priorities of single threads; elsewhere the thread has that of the process.
fn lower_priority() {
    #[cfg(target_os = "linux")]
    if let Err(error) = rustix::process::nice(LOWEST_PRIORITY) {
        tracing::debug!(%error, "a measurement keeps the priority of the server");
    }
}

/// The niceness of a thread that nobody waits for.
#[cfg(target_os = "linux")]
const LOWEST_PRIORITY: i32 = 19;
