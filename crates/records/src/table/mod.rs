//! Tables of games, one game a row: the columns of three collections, written as TSV, CSV or a JSON array of objects.

mod aagenielsen;
mod amarok;
mod encoding;
mod unibo;

use crate::holds::Holds;
use crate::json::{self, first_keys};
use crate::ply::Ply;
use crate::reading::{Entry, FormatError, ReadError};
use crate::record::{Record, RulesName};
use crate::record_format::{Context, RecordFormat, RecordWriter, Source};
use crate::replay::Wanted;
use crate::stream::{Entries, Lines, StreamError, Values};

/// Whose columns a table has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Columns {
    /// Games played on aagenielsen.dk: `id white black … result end plies moves`.
    Aagenielsen,
    /// Games of the Bologna Tablut Challenge: `file rules white black end plies moves`.
    Unibo,
    /// The tafl-database: `file variant winner plies moves`.
    Amarok,
}

/// How a table is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Encoding {
    /// Cells separated by tabs.
    Tsv,
    /// Cells separated by commas, in quotes where needed.
    Csv,
    /// An array of objects with the columns' names.
    Json,
}

/// A table's columns and what they mean.
pub(crate) struct Sheet {
    /// The columns as written.
    pub(crate) columns: &'static [&'static str],
    /// Those without which it is another table.
    required: &'static [&'static str],
    /// Those that hold numbers.
    pub(crate) numbers: &'static [&'static str],
    /// What a row can hold.
    holds: Holds,
    /// What of it only the rules tell.
    wanted: Wanted,
    /// The rules that a file names by its own name.
    rules_named_by_file: fn(&str) -> Option<RulesName>,
    read: fn(&Row) -> Result<Record, CellError>,
    /// The cells of a row, in the order of `columns`.
    write: fn(&Record) -> Result<Vec<String>, String>,
}

impl Columns {
    /// Every kind of table.
    pub(crate) const ALL: [Columns; 3] = [Columns::Aagenielsen, Columns::Unibo, Columns::Amarok];

    const fn sheet(self) -> &'static Sheet {
        match self {
            Columns::Aagenielsen => &aagenielsen::SHEET,
            Columns::Unibo => &unibo::SHEET,
            Columns::Amarok => &amarok::SHEET,
        }
    }

    /// The table that has these columns.
    fn of(names: &[&str]) -> Option<Columns> {
        Columns::ALL.into_iter().find(|columns| columns.sheet().required.iter().all(|name| names.contains(name)))
    }
}

/// A table with the columns of a collection.
pub(crate) struct Table {
    pub(crate) columns: Columns,
    pub(crate) encoding: Encoding,
    name: &'static str,
    title: &'static str,
}

/// Every table.
pub(crate) static TABLES: [Table; 9] = [
    table(Columns::Aagenielsen, Encoding::Tsv, "aagenielsen", "the aagenielsen.dk table (TSV)"),
    table(Columns::Aagenielsen, Encoding::Csv, "aagenielsen-csv", "the aagenielsen.dk table as CSV"),
    table(Columns::Aagenielsen, Encoding::Json, "aagenielsen-json", "the aagenielsen.dk table as JSON"),
    table(Columns::Unibo, Encoding::Tsv, "unibo", "the Bologna challenge's table (TSV)"),
    table(Columns::Unibo, Encoding::Csv, "unibo-csv", "the Bologna challenge's table as CSV"),
    table(Columns::Unibo, Encoding::Json, "unibo-json", "the Bologna challenge's table as JSON"),
    table(Columns::Amarok, Encoding::Tsv, "amarok", "the tafl-database's table (TSV)"),
    table(Columns::Amarok, Encoding::Csv, "amarok-csv", "the tafl-database's table as CSV"),
    table(Columns::Amarok, Encoding::Json, "amarok-json", "the tafl-database's table as JSON"),
];

const fn table(columns: Columns, encoding: Encoding, name: &'static str, title: &'static str) -> Table {
    Table { columns, encoding, name, title }
}

impl RecordFormat for Table {
    fn name(&self) -> &'static str {
        self.name
    }

    fn title(&self) -> &'static str {
        self.title
    }

    fn ending(&self) -> &'static str {
        match self.encoding {
            Encoding::Tsv => "tsv",
            Encoding::Csv => "csv",
            Encoding::Json => "json",
        }
    }

    fn recognises(&self, beginning: &str) -> bool {
        detect(beginning) == Some((self.columns, self.encoding))
    }

    fn read<'r>(&self, text: Source<'r>) -> Entries<'r> {
        entries(self.columns.sheet(), self.encoding, text, self.title)
    }

    fn writer(&self) -> Option<&dyn RecordWriter> {
        Some(self)
    }

    fn rules_named_by_file(&self, file_name: &str) -> Option<RulesName> {
        (self.columns.sheet().rules_named_by_file)(file_name)
    }
}

impl RecordWriter for Table {
    fn holds(&self) -> Holds {
        let value = match self.encoding {
            Encoding::Tsv => |text: &str| text.replace(['\t', '\n', '\r'], " "),
            Encoding::Csv | Encoding::Json => str::to_owned,
        };
        Holds { value, ..self.columns.sheet().holds }
    }

    fn wanted(&self) -> Wanted {
        self.columns.sheet().wanted
    }

    /// The row of a record, the first with the names of the columns.
    fn write(&self, before: usize, record: &Record, _context: &mut Context<'_>) -> Result<String, String> {
        let sheet = self.columns.sheet();
        let row = (sheet.write)(record)?;
        let head = if before == 0 { encoding::head(self.encoding, sheet) } else { String::new() };
        Ok(match self.encoding {
            Encoding::Tsv => head + &encoding::tsv(&row),
            Encoding::Csv => head + &encoding::csv(&row),
            Encoding::Json => json::element(before, &encoding::object(sheet, &row)),
        })
    }

    fn end(&self, count: usize) -> String {
        match self.encoding {
            Encoding::Json => json::end(count),
            Encoding::Tsv | Encoding::Csv if count == 0 => encoding::head(self.encoding, self.columns.sheet()),
            Encoding::Tsv | Encoding::Csv => String::new(),
        }
    }
}

/// A row of a table.
pub(crate) struct Row {
    pub(crate) line: usize,
    pub(crate) cells: Vec<Cell>,
}

pub(crate) struct Cell {
    pub(crate) column: String,
    pub(crate) text: String,
    /// The character of the line at which it begins, counted from 1.
    pub(crate) at: Option<usize>,
}

/// Why a cell does not mean anything.
pub(crate) struct CellError {
    at: Option<usize>,
    message: String,
}

impl Row {
    /// A cell's text; empty where the table has no such column.
    pub(crate) fn text(&self, column: &str) -> &str {
        self.cell(column).map(|cell| cell.text.as_str()).unwrap_or_default()
    }

    /// A cell's text, if it says anything.
    pub(crate) fn filled(&self, column: &str) -> Option<String> {
        Some(self.text(column)).filter(|text| !text.is_empty()).map(str::to_owned)
    }

    fn cell(&self, column: &str) -> Option<&Cell> {
        self.cells.iter().find(|cell| cell.column == column)
    }

    pub(crate) fn error(&self, column: &str, message: String) -> CellError {
        CellError { at: self.cell(column).and_then(|cell| cell.at), message }
    }

    /// The words of the column `moves`, each read as `read` says.
    pub(crate) fn plies(&self, read: fn(&str) -> Result<Vec<Ply>, String>) -> Result<Vec<Ply>, CellError> {
        let Some(cell) = self.cell("moves") else { return Ok(Vec::new()) };
        let text = cell.text.as_str();
        let mut plies = Vec::new();
        for word in text.split_whitespace() {
            let place = || text[..word.as_ptr() as usize - text.as_ptr() as usize].chars().count();
            let error = |message| CellError {
                at: cell.at.map(|at| at + place()),
                message: format!("ply {}: {message}", plies.len() + 1),
            };
            let read = read(word).map_err(error)?;
            plies.extend(read);
        }
        Ok(plies)
    }

    /// The cells of columns that a table of this kind usually does not have.
    pub(crate) fn other_cells(&self, usual: &[&str]) -> impl Iterator<Item = (String, String)> {
        let other = self.cells.iter().filter(move |cell| !usual.contains(&cell.column.as_str()) && !cell.text.is_empty());
        other.map(|cell| (cell.column.clone(), cell.text.clone()))
    }
}

/// The kind of table that a text is, judged by its first row.
pub(crate) fn detect(text: &str) -> Option<(Columns, Encoding)> {
    let first = text.trim_start().lines().next()?;
    for (encoding, names) in [
        (Encoding::Tsv, first.split('\t').collect::<Vec<_>>()),
        (Encoding::Csv, first.split(',').map(|name| name.trim_matches('"')).collect()),
    ] {
        if let Some(columns) = Columns::of(&names) {
            return Some((columns, encoding));
        }
    }
    let names = first_keys(text)?;
    let names: Vec<&str> = names.iter().map(String::as_str).collect();
    Some((Columns::of(&names)?, Encoding::Json))
}

/// A row, or the line of what is none and why it is none.
type RowOrNot = Result<Row, (usize, String)>;

/// The games of a table, row by row.
fn entries<'r>(sheet: &'static Sheet, encoding: Encoding, reader: Source<'r>, format: &'static str) -> Entries<'r> {
    let rows: Box<dyn Iterator<Item = Result<RowOrNot, StreamError>> + Send + 'r> = match encoding {
        Encoding::Tsv => Box::new(encoding::TsvRows::new(Lines::new(reader), format)),
        Encoding::Csv => Box::new(encoding::CsvRows::new(reader, format)),
        Encoding::Json => Box::new(Values::new(reader, format).map(|value| Ok(encoding::json_row(&value?)))),
    };
    let mut first = true;
    Box::new(rows.map(move |row| {
        let row = row?;
        if let (Ok(row), true) = (&row, first)
            && let Some(missing) = sheet.required.iter().find(|name| row.cell(name).is_none())
        {
            return Err(FormatError::Whole { format, message: format!("there is no column `{missing}`") }.into());
        }
        first = false;
        Ok(entry(sheet, row))
    }))
}

fn entry(sheet: &Sheet, row: RowOrNot) -> Entry {
    let wrong = |id, line, column, message| ReadError { record: 1, id, line, column, message };
    match row {
        Err((line, message)) => Entry { line, record: Err(wrong(None, line, None, message)) },
        Ok(row) => {
            let id = row.filled(sheet.columns[0]);
            let record = (sheet.read)(&row).map(Record::without_unwritten_captures);
            Entry { line: row.line, record: record.map_err(|error| wrong(id, row.line, error.at, error.message)) }
        }
    }
}
