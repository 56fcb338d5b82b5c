//! The changes that lead from an empty database to one with today's tables, each a file of SQL in `migrations/`. They are written out here because
//! the macro that would list them compiles both databases' drivers a second time, for the compiler.

use std::sync::LazyLock;

use sqlx::SqlSafeStr;
use sqlx::migrate::{Migration, MigrationType, Migrator};

/// The number of a migration, what its file is called after that, and what the file says.
type File = (i64, &'static str, &'static str);

const SQLITE_FILES: [File; 5] = [
    (1, "games", include_str!("../../migrations/sqlite/0001_games.sql")),
    (2, "library", include_str!("../../migrations/sqlite/0002_library.sql")),
    (3, "live", include_str!("../../migrations/sqlite/0003_live.sql")),
    (4, "measurements", include_str!("../../migrations/sqlite/0004_measurements.sql")),
    (5, "players", include_str!("../../migrations/sqlite/0005_players.sql")),
];

const POSTGRES_FILES: [File; 3] = [
    (1, "store", include_str!("../../migrations/postgres/0001_store.sql")),
    (2, "measurements", include_str!("../../migrations/postgres/0002_measurements.sql")),
    (3, "players", include_str!("../../migrations/postgres/0003_players.sql")),
];

/// The tables of a SQLite database.
pub(super) static SQLITE: LazyLock<Migrator> = LazyLock::new(|| migrator(&SQLITE_FILES));

/// The tables of a PostgreSQL database.
pub(super) static POSTGRES: LazyLock<Migrator> = LazyLock::new(|| migrator(&POSTGRES_FILES));

fn migrator(files: &[File]) -> Migrator {
    let migration =
        |&(version, name, sql): &File| Migration::new(version, name.into(), MigrationType::Simple, sql.into_sql_str(), false);
    Migrator::with_migrations(files.iter().map(migration).collect())
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;
    use std::fs;
    use std::path::Path;

    use super::*;

    #[test]
    fn every_file_is_listed_under_its_number_and_name() {
        for (folder, files) in [("sqlite", SQLITE_FILES.as_slice()), ("postgres", POSTGRES_FILES.as_slice())] {
            let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("migrations").join(folder);
            let there: BTreeMap<String, String> = fs::read_dir(&folder)
                .expect("a folder of migrations")
                .map(|entry| entry.expect("a file").path())
                .map(|path| {
                    (path.file_name().expect("a name").to_string_lossy().into_owned(), fs::read_to_string(path).expect("SQL"))
                })
                .collect();
            let listed = files.iter().map(|(number, name, sql)| (format!("{number:04}_{name}.sql"), (*sql).to_owned())).collect();
            assert_eq!(there, listed, "{}", folder.display());
        }
    }
}
