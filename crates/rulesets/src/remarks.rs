//! What is said against a rule set or a layout: messages (`languages/*/remarks.ftl` and `places.ftl`), each of which is here a function of
//! its arguments.

use hnefi_rules::{Kind, Move, Piece, Point, RuleKey, Side};

use hnefi_messages::Text;

fn message(kind: &str, name: &str, arguments: Vec<(&'static str, Filling)>) -> Text {
    let text = Text::message(id_of(kind, name));
    arguments.into_iter().fold(text, |text, (name, Filling(value))| text.with(name, value))
}

fn id_of(kind: &str, name: &str) -> String {
    format!("{kind}-{name}").replace('_', "-")
}

/// What goes into a gap: another text, or something that reads the same in every language.
pub(crate) struct Filling(Text);

impl From<Text> for Filling {
    fn from(text: Text) -> Filling {
        Filling(text)
    }
}

impl From<Filling> for Text {
    fn from(Filling(text): Filling) -> Text {
        text
    }
}

macro_rules! read_the_same {
    ($($kind:ty),+) => {$(
        impl From<$kind> for Filling {
            fn from(word: $kind) -> Filling {
                Filling(Text::same(word.to_string()))
            }
        }
    )+};
}

read_the_same!(&str, &String, String, char, usize, Point, Move, RuleKey);

/// Words of a file in a row: `a`, `b` and `c`.
pub(crate) fn all_of(words: &[&str]) -> Text {
    in_a_row(words, parts::list_and)
}

/// Words of a file in a row: `a`, `b` or `c`.
pub(crate) fn one_of(words: &[&str]) -> Text {
    in_a_row(words, parts::list_or)
}

/// What a rule can be: one of its words, or a number where it can be one.
pub(crate) fn values_of(rule: RuleKey) -> Text {
    let words = one_of(&rule.words_of_values());
    match rule.numbers() {
        Some(numbers) => parts::or_a_number(words, usize::from(*numbers.start()), usize::from(*numbers.end())),
        None => words,
    }
}

fn in_a_row(words: &[&str], join: impl Fn(String, String) -> Text) -> Text {
    let quoted = |word: &&str| format!("`{word}`");
    match words {
        [] => parts::nothing(),
        [one] => Text::same(quoted(one)),
        [most @ .., last] => join(most.iter().map(quoted).collect::<Vec<_>>().join(", "), quoted(last)),
    }
}

macro_rules! remarks {
    ($($(#[$doc:meta])* $kind:ident { $($name:ident($($gap:ident),*);)+ })+) => {
        $($(#[$doc])* pub(crate) mod $kind {
            use super::{Filling, message};
            use hnefi_messages::Text;

            $(pub(crate) fn $name($($gap: impl Into<Filling>),*) -> Text {
                message(stringify!($kind), stringify!($name), vec![$((stringify!($gap), $gap.into())),*])
            })+
        })+

        /// Every remark: its kind, its name and its gaps.
        #[cfg(test)]
        const ALL: &[(&str, &str, &[&str])] = &[$($((stringify!($kind), stringify!($name), &[$(stringify!($gap)),*]),)+)+];
    };
}

remarks! {
    /// What is wrong.
    mistakes {
        in_rule(rule, what);
        in_layout(layout, what);
        in_extends(what);
        with_chosen(word, what);
        rule_missing(rule, values);
        rule_missing_because(rule, other, value, values);
        rule_meaningless(rule);
        rule_meaningless_because(rule, other, value);
        no_middle(size);
        thrones_drawn(layout, count);
        no_corners_drawn(layout);
        no_camps_drawn(layout);
        no_corner_to_escape_to();
        no_extreme_corner();
        no_stop_in_the_corner(value);
        no_camps_on_the_edge();
        king_never_captured();
        king_off_the_throne_he_is_safe_on(layout);
        no_edge_there(value, edge);
        may_not_stand(piece, point);
        no_attackers();
        starts_escaped(point);
        cannot_escape(point);
        over_encircled();
        over_by_a_fort();
        over_with_the_king_alone();
        over_with_the_king_walled_in();
        over_without_escape();
        two_grids();
        shape_of_pieces(rows, row, columns, least, most);
        shape_of_marks(rows, row, columns, least, most);
        meaningless_piece(character, point);
        meaningless_mark(character, point);
        kings(count);
        no_such_layout(layout);
        id_not_plain(word);
        layout_name_not_plain(word);
        option_name_not_plain(word);
        unknown_family(word, values);
        unknown_family_near(word, near, values);
        unknown_standing(word, values);
        unknown_standing_near(word, near, values);
        unknown_value(rule, word, values);
        unknown_value_near(rule, word, near, values);
        unknown_rule(word, rules);
        unknown_rule_near(word, near);
        rule_belongs_above(word);
        reading_without_note(rule);
        others_without_reading(rule, standing);
        others_in_option(rule, option);
        other_is_own(rule, value);
        other_twice(rule, value);
        other_like_option(rule, value, option);
        standing_without_source(rule, standing);
        layouts_missing();
        options_of_nobody();
        not_an_option(word, options);
        source_taken(source);
        unknown_source(source, sources);
        layouts_empty();
        too_many_layouts(count, most);
        layout_twice(layout);
        unknown_layout(layout, layouts);
        unknown_layout_near(layout, near);
        option_like_layout(option, id);
        unknown_ruleset(id);
        unknown_ruleset_near(id, near);
        unknown_selection(id, word, known);
        two_readings(id, rule, one, other);
        extends_itself(way);
        not_toml(error);
        not_toml_quotes(error);
        not_toml_word(error);
        not_toml_value(error);
        not_toml_twice(error);
        key_unknown(word, known);
        key_unknown_near(word, near);
        key_unknown_in(word, section, known);
        key_unknown_in_near(word, section, near);
        key_belongs_above(word, section);
        must_be_string(key, found);
        must_be_year(key, found);
        must_be_flag(key, found);
        must_be_list(key, found);
        must_be_table(key, found);
        must_be_text(key);
        id_missing();
        name_missing();
        pieces_missing(section);
        author_missing(section);
        unknown_source_type(word, values);
        unknown_source_type_near(word, near, values);
        not_a_date(word);
        title_missing(section);
        rules_missing(section);
        value_missing(section, values);
    }

    /// What is allowed, yet probably not meant.
    warnings {
        corners_can_be_plugged();
        king_safe_on_the_throne();
        king_safe_beside_the_throne();
        few_attackers(needed, attackers);
        fewer_than_defenders(attackers, defenders);
        no_end();
        walled_in_without_end();
        throne_without_effect();
        corners_without_effect();
        no_such_piece(rule, kind);
        jump_without_special_points(rule);
        exit_fort_too_late();
        four_sides_on_the_edge(value);
        option_without_effect(option);
        attackers_cannot_move();
        defenders_cannot_move();
        attackers_win_at_once(ply);
        defenders_win_at_once(ply);
        escapes_at_once(answer);
        uneven(layout, turn, piece, point, image, other);
        uneven_alone(layout, turn, piece, point, image);
        king_off_the_throne(throne, king);
        never_moves(points);
        several_sizes(layout, size, usual, width);
        layout_unused(layout);
        name_built_in(id, other);
        name_offered(id);
    }

    /// What could be done about it.
    advice {
        corners_can_be_plugged();
        king_safe_on_the_throne();
        king_safe_beside_the_throne();
        few_attackers();
        no_end();
        walled_in_without_end();
        throne_without_effect();
        corners_without_effect();
        no_such_piece(small, large);
        jump_without_special_points();
        exit_fort_too_late();
        four_sides_on_the_edge();
        option_without_effect();
        no_first_move();
        wins_at_once();
        escapes_at_once();
        uneven();
        king_off_the_throne();
        never_moves();
        several_sizes();
        layout_unused();
        name_taken();
    }

    /// Places in sources.
    places {
        rule(number);
        rules(numbers);
        folio(number);
        page(number);
        pages(numbers);
        section(name);
        paragraph(number);
        paragraphs(numbers);
        entry(number);
        entries(numbers);
        illustration(number);
        illustrations(numbers);
        figure(number);
        figures(numbers);
        caption(name);
        post(name);
        comment(name);
        line(number);
        lines(numbers);
        preset(name);
        game(number);
        games(numbers);
    }

    /// What the others are made of.
    parts {
        list_and(words, last);
        list_or(words, last);
        or_a_number(words, least, most);
        nothing();
        a_string();
        a_number();
        true_or_false();
        a_date();
        a_list();
        a_table();
        attacker();
        defender();
        king();
        commander();
        knight();
        mercenary();
        guard();
        attackers_commander();
        attackers_knight();
        attackers_mercenary();
        attackers_guard();
        defenders_commander();
        defenders_knight();
        defenders_mercenary();
        defenders_guard();
        left_to_right();
        top_to_bottom();
        half_turn();
        quarter_turn();
        diagonal();
    }
}

/// What a piece is called, with its side where it is a special one.
pub(crate) fn piece(piece: Piece) -> Text {
    match piece {
        Piece::Attacker => parts::attacker(),
        Piece::Defender => parts::defender(),
        Piece::King => parts::king(),
        Piece::Special(Side::Attackers, Kind::Commander) => parts::attackers_commander(),
        Piece::Special(Side::Attackers, Kind::Knight) => parts::attackers_knight(),
        Piece::Special(Side::Attackers, Kind::Mercenary) => parts::attackers_mercenary(),
        Piece::Special(Side::Attackers, Kind::Guard) => parts::attackers_guard(),
        Piece::Special(Side::Defenders, Kind::Commander) => parts::defenders_commander(),
        Piece::Special(Side::Defenders, Kind::Knight) => parts::defenders_knight(),
        Piece::Special(Side::Defenders, Kind::Mercenary) => parts::defenders_mercenary(),
        Piece::Special(Side::Defenders, Kind::Guard) => parts::defenders_guard(),
    }
}

/// What a kind of special pieces is called.
pub(crate) fn kind(kind: Kind) -> Text {
    match kind {
        Kind::Commander => parts::commander(),
        Kind::Knight => parts::knight(),
        Kind::Mercenary => parts::mercenary(),
        Kind::Guard => parts::guard(),
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use hnefi_messages::{Language, message_ids, variables_of};

    use super::*;

    #[test]
    fn every_remark_is_written_with_its_arguments_and_no_other() {
        let ids = message_ids(Language::ENGLISH).expect("they parse");
        let kinds: BTreeSet<&str> = ALL.iter().map(|(kind, ..)| *kind).collect();
        let of_kinds = |id: &&String| kinds.iter().any(|kind| id.starts_with(&format!("{kind}-")));
        let written: BTreeSet<&String> = ids.iter().filter(of_kinds).collect();
        let expected: BTreeSet<String> = ALL.iter().map(|(kind, name, _)| id_of(kind, name)).collect();
        assert_eq!(written, expected.iter().collect());
        for (kind, name, arguments) in ALL {
            let expected: BTreeSet<String> = arguments.iter().map(ToString::to_string).collect();
            for language in Language::all() {
                assert_eq!(variables_of(language, &id_of(kind, name)), expected, "{language}: {kind} {name}");
            }
        }
    }

    #[test]
    fn lists_read_as_people_write_them() {
        let french = Language::from_code("fr").expect("a language");
        assert_eq!(all_of(&[]).in_language(french), "rien");
        assert_eq!(all_of(&["a"]).in_language(french), "`a`");
        assert_eq!(all_of(&["a", "b", "c"]).en(), "`a`, `b` and `c`");
        assert_eq!(one_of(&["a", "b", "c"]).in_language(french), "`a`, `b` ou `c`");
    }

    #[test]
    fn what_a_file_says_stands_as_it_says_it() {
        let told = mistakes::rule_missing_because("{values}", "first", "attackers", one_of(&["{ $rule }", "no"]));
        assert_eq!(
            told.en(),
            "rule `{values}` is missing, because `first` is `attackers`: add `{values} = \"…\"` to `[rules]`, with `{ $rule }` or `no`"
        );
        let german = told.in_language(Language::from_code("de").expect("a language"));
        assert!(german.contains("`{ $rule }` oder `no`"), "{german}");
    }

    #[test]
    fn what_a_file_writes_is_the_same_in_every_language() {
        let quoted = |text: &str| text.split('`').skip(1).step_by(2).map(str::to_owned).collect::<Vec<_>>();
        for (kind, name, _) in ALL {
            let said = |language| quoted(&Text::message(id_of(kind, name)).in_language(language));
            let keys =
                |words: Vec<String>| words.into_iter().filter(|word| RuleKey::from_word(word).is_some()).collect::<BTreeSet<_>>();
            for language in Language::all() {
                assert_eq!(keys(said(language)), keys(said(Language::ENGLISH)), "{language}: {kind} {name}");
            }
        }
    }

    #[test]
    fn pieces_are_called_what_they_print() {
        let special = Side::BOTH.into_iter().flat_map(|side| Kind::ALL.map(|kind| Piece::Special(side, kind)));
        for one in special.chain([Piece::Attacker, Piece::Defender, Piece::King]) {
            assert_eq!(piece(one).en(), one.to_string());
        }
        assert!(Kind::ALL.into_iter().all(|one| kind(one).en() == one.to_string()));
    }
}
