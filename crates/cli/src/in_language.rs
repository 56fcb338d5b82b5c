//! The language in which names, rules and remarks are printed.

use hnefi_messages::Language;

/// The option of the commands that print texts of rule sets. The program's own words around them are English, but for the game on the whole
/// screen, which is in that language.
#[derive(clap::Args)]
pub(crate) struct InLanguage {
    /// The language of names, rules and remarks.
    #[arg(long, default_value_t = Language::ENGLISH, value_name = "CODE", global = true, help = help())]
    pub(crate) language: Language,
}

fn help() -> String {
    let codes: Vec<&str> = Language::all().map(Language::code).collect();
    format!("The language of names, rules and remarks: {}", codes.join(", "))
}
