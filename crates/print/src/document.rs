//! Pages that are ready to be written, with the title and language of the whole.

use hnefi_messages::Language;

use crate::error::PrintError;
use crate::page::Page;
use crate::page_svg;
use crate::pdf;

/// Pages at true size. The same pages give the same bytes.
#[derive(Clone, Debug)]
pub struct Document {
    pub(crate) pages: Vec<Page>,
    pub(crate) title: String,
    pub(crate) language: Language,
}

impl Document {
    /// All pages as one PDF, tagged for screen readers.
    ///
    /// # Errors
    /// [`PrintError::Pdf`] if it cannot be written.
    pub fn pdf(&self) -> Result<Vec<u8>, PrintError> {
        pdf::pdf(&self.pages, &self.title, self.language)
    }

    /// Each page as an SVG document at true size. Its letters ask for the fonts `EB Garamond` and `Uncial Antiqua`.
    #[must_use]
    pub fn svg_pages(&self) -> Vec<String> {
        self.pages.iter().enumerate().map(|(index, page)| page_svg::svg(index, page)).collect()
    }
}
