//! What a file inherits from the rule set it extends, and what it puts in its place.

use std::collections::{BTreeMap, BTreeSet};

use hnefi_rules::faults;

use super::drawn::Drawn;
use super::evidence::{AUTHOR, Entries};
use super::file::{Choice, File, Parent, RuleOption};
use super::read::Written;
use crate::bibliography::{Author, SOURCES, Source};
use crate::layout::Layout;
use crate::mistake::{Mistakes, Place, Placed};
use crate::near::nearest;
use crate::remarks::{all_of, mistakes as told};
use crate::toml_reader::short;

/// Nobody chooses among more; a file has to be read in bounded time.
const MOST_LAYOUTS: usize = 100;

impl RuleOption {
    /// Whether the option makes sense with rules on a layout, and a difference. Nothing does where the rules themselves make no sense.
    pub(super) fn fits(&self, rules: &Entries, drawn: &Placed<Drawn>) -> bool {
        let entries = rules.overlaid(&self.rules);
        let (Ok(without), Ok(with)) = (rules.resolve(), entries.resolve()) else { return false };
        with != without && faults(&with, &drawn.value.under(&with)).is_empty()
    }
}

impl File {
    /// A file laid over the rule set that it extends, if it extends one.
    pub(super) fn of(written: Written, parent: Option<File>, mistakes: &mut Mistakes) -> File {
        let extends = written.extends.as_ref().zip(parent.as_ref());
        let extends = extends.map(|(id, parent)| Parent {
            id: id.value.clone(),
            name: parent.name.clone(),
            changes: written.rules.differing_from(&parent.rules),
        });
        let inherited = parent.is_some();
        let mut file = parent.unwrap_or_else(File::blank);
        file.inherit_options(&written, inherited, mistakes);
        file.options.extend(written.options.clone());
        file.rules = file.rules.overlaid(&written.rules);
        file.merge_sources(&written, mistakes);
        file.drawn.extend(written.drawn.iter().filter_map(|(id, drawn)| Some((id.clone(), drawn.clone()?))));
        match &written.layouts {
            Some(layouts) => file.layouts = file.read_layouts(layouts, &written, mistakes),
            None if !inherited && written.drawn.len() == 1 => {
                file.layouts = file.drawn.values().map(|drawn| Placed { value: drawn.clone(), place: Place::START }).collect();
            }
            None if !inherited => {
                mistakes.at(Place::START, told::layouts_missing());
            }
            None => {}
        }
        if inherited && mistakes.is_empty() {
            file.drop_unfit_options(&written.options);
        }
        file.names = file.names.overlaid(&written.names);
        file.offer_readings(&written, mistakes);
        file.check_options(&written.id.value, mistakes);
        File {
            id: written.id,
            extends,
            name: written.name,
            summary: written.summary,
            year: written.year,
            family: written.family.unwrap_or(file.family),
            featured: written.featured,
            rules_place: written.rules_place,
            ..file
        }
    }

    /// Keeps those options of the parent that the file wants, all unless it names some.
    fn inherit_options(&mut self, written: &Written, inherited: bool, mistakes: &mut Mistakes) {
        let Some(wanted) = &written.inherit_options else { return };
        for option in wanted {
            if !inherited {
                mistakes.at(option.place, told::options_of_nobody());
            } else if !self.options.contains_key(&option.value) {
                let known: Vec<&str> = self.options.keys().map(String::as_str).collect();
                mistakes.at(option.place, told::not_an_option(short(&option.value), all_of(&known)));
            }
        }
        self.options.retain(|id, _| wanted.iter().any(|option| option.value == *id));
    }

    /// Adds the file's sources to the inherited ones, which stay as far as rules lean on them. Every rule leans on one: of the file's own,
    /// or of the bibliography. Without documentation it is not known what an inherited source says.
    fn merge_sources(&mut self, written: &Written, mistakes: &mut Mistakes) {
        for (id, source) in &written.sources {
            if cfg!(feature = "documentation") && self.sources.get(id).is_some_and(|inherited| *inherited != source.value) {
                mistakes.at(source.place, told::source_taken(id));
            }
        }
        let options = self.options.values().map(|option| &option.rules);
        let leant_on: BTreeSet<&str> =
            options.chain([&self.rules]).flat_map(Entries::written).map(|(_, entry)| entry.evidence.source.as_str()).collect();
        let own = written.sources.iter().map(|(id, source)| (id.clone(), source.value.clone()));
        let mut sources: BTreeMap<String, Source> = own.collect();
        let author = || {
            let author = written.author.clone().unwrap_or_else(|| "the author of this file".to_owned());
            let (authors, date) = (vec![Author::written(&author)], written.year.map(|year| year.to_string()));
            Source { authors, title: written.name.en(), date, ..Source::default() }
        };
        for id in leant_on.iter().filter(|id| !written.sources.contains_key(**id)) {
            let found = match self.sources.get(*id).or_else(|| SOURCES.get(*id)) {
                Some(source) => source.clone(),
                None if *id == AUTHOR => author(),
                None => continue,
            };
            sources.insert((*id).to_owned(), found);
        }
        let own = written.options.values().map(|option| &option.rules).chain([&written.rules]);
        for (key, entry) in own.flat_map(Entries::written) {
            let source = &entry.evidence.source;
            if !sources.contains_key(source) {
                let known: Vec<&str> = sources.keys().map(String::as_str).collect();
                let message = told::unknown_source(short(source), all_of(&known));
                mistakes.at(entry.place, told::in_rule(key, message));
            }
        }
        add_those_between(&mut sources);
        self.sources = sources;
    }

    /// The layouts of those names: drawn in the file, or built in.
    fn read_layouts(&self, names: &[Placed<String>], written: &Written, mistakes: &mut Mistakes) -> Vec<Placed<Drawn>> {
        if names.is_empty() {
            mistakes.at(written.layouts_place, told::layouts_empty());
        }
        if let Some(beyond) = names.get(MOST_LAYOUTS) {
            mistakes.at(beyond.place, told::too_many_layouts(names.len(), MOST_LAYOUTS));
        }
        let mut layouts = Vec::new();
        for (number, Placed { value: name, place }) in names.iter().enumerate().take(MOST_LAYOUTS) {
            if names[..number].iter().any(|other| other.value == *name) {
                mistakes.at(*place, told::layout_twice(short(name)));
            }
            if let Some(drawn) = self.drawn.get(name) {
                layouts.push(Placed { value: drawn.clone(), place: *place });
            } else if let Ok(layout) = Layout::named(name) {
                layouts.push(Placed { value: layout.into(), place: *place });
            } else if !written.drawn.contains_key(name) {
                let mut known: Vec<&str> = self.drawn.keys().map(String::as_str).collect();
                for built_in in Layout::catalogue() {
                    known.push(built_in);
                }
                let message = match nearest(name, known.iter().copied()) {
                    Some(near) => told::unknown_layout_near(short(name), near),
                    None => told::unknown_layout(short(name), all_of(&known)),
                };
                mistakes.at(*place, message);
            }
        }
        layouts
    }

    /// Leaves out the inherited options that make no sense with the new rules, or no difference.
    fn drop_unfit_options(&mut self, own: &BTreeMap<String, RuleOption>) {
        let Some(drawn) = self.layouts.first() else { return };
        let fits = |option: &RuleOption| option.fits(&self.rules, drawn);
        let unfit = self.options.iter().filter(|(id, option)| !own.contains_key(*id) && !fits(option));
        let unfit: Vec<String> = unfit.map(|(id, _)| id.clone()).collect();
        self.options.retain(|id, _| !unfit.contains(id));
    }

    /// An option must not be called like a layout: the word after the id could mean either.
    fn check_options(&self, own_id: &str, mistakes: &mut Mistakes) {
        for (id, option) in &self.options {
            if self.layouts.iter().any(|layout| layout.value.layout.id == *id) {
                mistakes.at(option.place, told::option_like_layout(id, own_id));
            }
        }
    }

    /// The rule set as a parent: the chosen options are part of its rules, the chosen layout is the usual one, and everything stands
    /// where the child writes `extends`.
    pub(super) fn settled(mut self, choice: Choice, place: Place) -> File {
        self.rules = choice.rules.at(place);
        choice.options.iter().for_each(|id| drop(self.options.remove(id)));
        self.layouts[..=choice.layout].rotate_right(1);
        self.layouts = self.layouts.into_iter().map(|layout| layout.inherited(place)).collect();
        self.drawn = self.drawn.into_iter().map(|(id, drawn)| (id, drawn.elsewhere())).collect();
        for option in self.options.values_mut() {
            option.place = place;
            option.rules = option.rules.at(place);
        }
        self
    }
}

/// Adds the works through which others are known.
fn add_those_between(sources: &mut BTreeMap<String, Source>) {
    let mut pending: Vec<String> = sources.values().filter_map(|source| source.through.clone()).collect();
    while let Some(id) = pending.pop() {
        if let Some(source) = SOURCES.get(&id).filter(|_| !sources.contains_key(&id)) {
            pending.extend(source.through.clone());
            sources.insert(id, source.clone());
        }
    }
}
