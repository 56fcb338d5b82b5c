//! What a report says, in each language: one table, so that no language can lack a sentence.

use super::language::Language;

macro_rules! words {
    ($($(#[$doc:meta])* $key:ident: $english:literal, $french:literal;)+) => {
        /// All words of a report in one language. `{name}` is replaced, and of `one|more` one is chosen by a number.
        pub(super) struct Words {
            $($(#[$doc])* pub(super) $key: &'static str,)+
        }

        const ENGLISH: Words = Words { $($key: $english,)+ };
        const FRENCH: Words = Words { $($key: $french,)+ };

        #[cfg(test)]
        const TABLE: &[(&str, &str, &str)] = &[$((stringify!($key), $english, $french),)+];
    };
}

impl Language {
    pub(super) const fn words(self) -> &'static Words {
        match self {
            Language::English => &ENGLISH,
            Language::French => &FRENCH,
        }
    }
}

words! {
    // The page.
    kicker: "A balance study of hnefatafl games", "Une étude d’équilibre des jeux de tafl";
    skip: "Skip to the answer", "Aller à la réponse";
    contents: "Contents", "Sommaire";
    page_title: "{title} · hnefi", "{title} · hnefi";
    facts: "{arms}, {games}, study {hash}", "{arms}, {games}, étude {hash}";
    arms_counted: "{n} arm|{n} arms", "{n} bras|{n} bras";
    games_counted: "{n} game|{n} games", "{n} partie|{n} parties";
    figures: "The same figures as tables for programs:", "Les mêmes chiffres en tableaux pour les programmes :";
    colophon: "Made by hnefi {version}. The page asks nothing of any other machine.", "Fait par hnefi {version}. Cette page ne demande rien à aucune autre machine.";

    // Sides, verdicts.
    attackers: "attackers", "attaquants";
    defenders: "defenders", "défenseurs";
    the_attackers: "the attackers", "les attaquants";
    the_defenders: "the defenders", "les défenseurs";
    attackers_won: "the attackers won", "victoire des attaquants";
    defenders_won: "the defenders won", "victoire des défenseurs";
    game_drawn: "a draw", "partie nulle";
    verdict_fair: "fair", "équitable";
    verdict_attackers: "favours the attackers", "favorise les attaquants";
    verdict_defenders: "favours the defenders", "favorise les défenseurs";
    verdict_open: "open", "indécis";

    // A study by another engine.
    banner_title: "Played by an older engine", "Joué par un moteur plus ancien";
    banner_on: " on {day}", " le {day}";
    banner_played: "These games were played{on} by the engine with fingerprint {engine}{version}. The engine of the program that made this page has the fingerprint {now} and plays otherwise: what stands here holds for the older one, and is no judgement of the rules.",
        "Ces parties furent jouées{on} par le moteur d’empreinte {engine}{version}. Le moteur du programme qui a fait cette page a l’empreinte {now} et joue autrement : ce qui est écrit ici vaut pour l’ancien, et n’est pas un jugement sur les règles.";
    banner_depth: "With {nodes} positions a move a search looks about {least} plies ahead on these boards, a ply being one move by one side (measured with today’s engine).",
        "Avec {nodes} positions par coup, une recherche voit environ {least} demi-coups en avant sur ces plateaux, un demi-coup étant un coup d’un seul camp (mesuré avec le moteur d’aujourd’hui).";
    banner_depths: "With {nodes} positions a move a search looks {least} to {most} plies ahead on average, by rule set, a ply being one move by one side (measured with today’s engine).",
        "Avec {nodes} positions par coup, une recherche voit en moyenne de {least} à {most} demi-coups en avant, selon le jeu de règles, un demi-coup étant un coup d’un seul camp (mesuré avec le moteur d’aujourd’hui).";
    banner_no_check: "Nobody has looked yet what today’s engine makes of the verdicts; `hnefi lab check` does.",
        "Personne n’a encore regardé ce que le moteur d’aujourd’hui fait de ces verdicts ; `hnefi lab check` le fait.";
    banner_check: "To see what is left of it, a newer engine played {games} of the same rule sets on {day}, at {nodes} positions a move. Of {of} verdicts {changed} are others now, {upheld} stand, and of {undecided} so few games do not tell.",
        "Pour voir ce qu’il en reste, un moteur plus récent a joué {games} des mêmes règles le {day}, à {nodes} positions par coup. Sur {of} verdicts, {changed} sont autres désormais, {upheld} tiennent, et pour {undecided} si peu de parties ne disent rien.";
    banner_check_old: "That engine, too, is another than today’s.", "Ce moteur-là, lui aussi, est autre que celui d’aujourd’hui.";
    banner_changed: "{arm}: was “{then}”, is “{now}” (attackers won {won}, drawn {drawn}, lost {lost} at {nodes} positions a move)",
        "{arm} : était « {then} », est « {now} » (attaquants : {won} gagnées, {drawn} nulles, {lost} perdues à {nodes} positions par coup)";

    // The answer.
    answer: "The answer", "La réponse";
    answer_one_fair: "At {nodes} positions a move {arm} is fair: the attackers score {score}, and {which} ({interval}) lies within the fair band of {low} to {high}.",
        "À {nodes} positions par coup, {arm} est équitable : les attaquants marquent {score}, et {which} ({interval}) tient dans la plage équitable de {low} à {high}.";
    answer_one_attackers: "At {nodes} positions a move {arm} favours the attackers: they score {score}, and {which} ({interval}) lies above the fair band of {low} to {high}.",
        "À {nodes} positions par coup, {arm} favorise les attaquants : ils marquent {score}, et {which} ({interval}) est au-dessus de la plage équitable de {low} à {high}.";
    answer_one_defenders: "At {nodes} positions a move {arm} favours the defenders: the attackers score {score}, and {which} ({interval}) lies below the fair band of {low} to {high}.",
        "À {nodes} positions par coup, {arm} favorise les défenseurs : les attaquants marquent {score}, et {which} ({interval}) est au-dessous de la plage équitable de {low} à {high}.";
    answer_one_open: "At {nodes} positions a move it is open whether {arm} is fair: the attackers score {score}, but {which} ({interval}) is neither within the fair band of {low} to {high} nor clear of it, so that more games are needed to tell.",
        "À {nodes} positions par coup, on ne peut dire si {arm} est équitable : les attaquants marquent {score}, mais {which} ({interval}) n’est ni dans la plage équitable de {low} à {high} ni hors d’elle, et il faudrait plus de parties pour trancher.";
    which_wilson: "the 95 % interval", "l’intervalle à 95 %";
    which_race: "the interval of the race", "l’intervalle de la course";
    answer_arms: "At {nodes} positions a move, and with scores of the attackers from {low} to {high} taken for fair, of {n} arms {clauses}.",
        "À {nodes} positions par coup, si l’on tient pour équitable que les attaquants prennent de {low} à {high} des points, on trouve ceci sur {n} bras : {clauses}.";
    clause_none_fair: "none is shown to be fair", "aucun n’est démontré équitable";
    clause_no_fair: "none is fair", "aucun n’est équitable";
    clause_fair: "{n} is fair|{n} are fair", "{n} est équitable|{n} sont équitables";
    clause_attackers: "{n} favours the attackers|{n} favour the attackers", "{n} favorise les attaquants|{n} favorisent les attaquants";
    clause_defenders: "{n} favours the defenders|{n} favour the defenders", "{n} favorise les défenseurs|{n} favorisent les défenseurs";
    clause_open: "{n} is open, which means that more games are needed to tell|{n} are open, which means that more games are needed to tell",
        "{n} reste indécis, faute d’assez de parties pour trancher|{n} restent indécis, faute d’assez de parties pour trancher";
    named: "{arm}: {score}, {interval}", "{arm} : {score}, {interval}";
    named_more: "{n} more", "{n} de plus";
    answer_strength_alone: "Both sides were one and the same engine with {nodes} positions a move ({visited} visited on average), and balance at weak play is not balance: nothing here says what stronger players would find.",
        "Les deux camps étaient un seul et même moteur à {nodes} positions par coup ({visited} visitées en moyenne), et l’équilibre d’un jeu faible n’est pas l’équilibre : rien ici ne dit ce que trouveraient des joueurs plus forts.";
    answer_strength_ladder: "Both sides were one and the same engine with {nodes} positions a move ({visited} visited on average), and balance at weak play is not balance: beyond that strength only the ladder speaks, and it ends at {to} positions a move.",
        "Les deux camps étaient un seul et même moteur à {nodes} positions par coup ({visited} visitées en moyenne), et l’équilibre d’un jeu faible n’est pas l’équilibre : au-delà de cette force, seule l’échelle parle, et elle finit à {to} positions par coup.";
    answer_strength_below: "Both sides were one and the same engine with {nodes} positions a move ({visited} visited on average), and balance at weak play is not balance: the ladder goes from there only to weaker play, and nothing here says what stronger players would find.",
        "Les deux camps étaient un seul et même moteur à {nodes} positions par coup ({visited} visitées en moyenne), et l’équilibre d’un jeu faible n’est pas l’équilibre : l’échelle ne descend que vers un jeu plus faible, et rien ici ne dit ce que trouveraient des joueurs plus forts.";
    answer_no_ladder: "No arm was played at more than one strength, so that nothing is known of how the scores move as play grows stronger.",
        "Aucun bras n’a été joué à plus d’une force, si bien qu’on ne sait rien du mouvement des scores quand le jeu devient plus fort.";
    answer_ladder: "As both sides think more, from {from} to {to} positions a move, {clauses}{tail}.",
        "Quand les deux camps réfléchissent davantage, de {from} à {to} positions par coup, {clauses}{tail}.";
    ladder_attackers: "the attackers gain in {n} of {of} arms|the attackers gain in {n} of {of} arms", "les attaquants gagnent du terrain dans {n} bras sur {of}|les attaquants gagnent du terrain dans {n} bras sur {of}";
    ladder_defenders: "the defenders gain in {n} of {of} arms|the defenders gain in {n} of {of} arms", "les défenseurs gagnent du terrain dans {n} bras sur {of}|les défenseurs gagnent du terrain dans {n} bras sur {of}";
    ladder_still: "in {n} of {of} arms no movement is shown, which does not prove that there is none|in {n} of {of} arms no movement is shown, which does not prove that there is none",
        "{n} bras sur {of} ne montre aucun mouvement, ce qui ne prouve pas qu’il n’y en ait pas|{n} bras sur {of} ne montrent aucun mouvement, ce qui ne prouve pas qu’il n’y en ait pas";
    ladder_unusable: "{n} of {of} arms has no slope to lean on, because one side won all on one side of a rung|{n} of {of} arms have no slope to lean on, because one side won all on one side of a rung",
        "{n} bras sur {of} n’a pas de pente sur laquelle s’appuyer, un camp ayant tout gagné d’un côté d’un échelon|{n} bras sur {of} n’ont pas de pente sur laquelle s’appuyer, un camp ayant tout gagné d’un côté d’un échelon";
    ladder_steepest: "; the steepest is {arm}, where a doubling is worth {points} points to the attackers at an even score ({interval})", " ; la pente la plus forte est celle de {arm}, où un doublement vaut {points} points aux attaquants à score égal ({interval})";
    answer_ladder_one_attackers: "As both sides think more, from {from} to {to} positions a move, the attackers gain: a doubling is worth {points} points to them at an even score ({interval}){tail}.",
        "Quand les deux camps réfléchissent davantage, de {from} à {to} positions par coup, les attaquants gagnent du terrain : un doublement leur vaut {points} points à score égal ({interval}){tail}.";
    answer_ladder_one_defenders: "As both sides think more, from {from} to {to} positions a move, the defenders gain: a doubling moves the attackers’ score by {points} points at an even score ({interval}){tail}.",
        "Quand les deux camps réfléchissent davantage, de {from} à {to} positions par coup, les défenseurs gagnent du terrain : un doublement déplace le score des attaquants de {points} points à score égal ({interval}){tail}.";
    answer_ladder_one_still: "As both sides think more, from {from} to {to} positions a move, the games show no movement of the score, which does not prove that there is none: a doubling is worth {points} points to the attackers at an even score ({interval}){tail}.",
        "Quand les deux camps réfléchissent davantage, de {from} à {to} positions par coup, les parties ne montrent aucun mouvement du score, ce qui ne prouve pas qu’il n’y en ait pas : un doublement vaut {points} points aux attaquants à score égal ({interval}){tail}.";
    answer_ladder_one_unusable: "Between {from} and {to} positions a move the ladder has no slope to lean on, because one side won all on one side of a rung.",
        "Entre {from} et {to} positions par coup, l’échelle n’a pas de pente sur laquelle s’appuyer, un camp ayant tout gagné d’un côté d’un échelon.";
    answer_leaves: "; {arms} would no longer lie within the band two doublings beyond the ladder, if the curve went on, which no game has shown",
        " ; {arms} sortirait de la plage deux doublements au-delà de l’échelle si la courbe se prolongeait, ce qu’aucune partie n’a montré";
    answer_leave: "; {arms} would no longer lie within the band two doublings beyond the ladder, if the curves went on, which no game has shown",
        " ; {arms} sortiraient de la plage deux doublements au-delà de l’échelle si les courbes se prolongeaient, ce qu’aucune partie n’a montré";

    // What to mind.
    care: "Read with care", "À lire avec prudence";
    care_parts: "This table lacks {missing} of {of} parts of the study: arms may lack games, and no figure here is final.",
        "Il manque à ce tableau {missing} parties de l’étude sur {of} : des bras peuvent manquer de parties jouées, et aucun chiffre n’est définitif.";
    care_no_games: "Without a game at the base strength, and so without a place in this report: {arms}.", "Sans aucune partie à la force de base, et donc absents de ce rapport : {arms}.";
    care_many: "Each of the {n} intervals holds its true score in 95 of 100 studies; of so many, some miss it by chance, and so may some verdicts.",
        "Chacun des {n} intervalles contient le vrai score dans 95 études sur 100 ; sur un tel nombre, quelques-uns le manquent par hasard, et donc aussi quelques verdicts.";
    care_race: "The arms race: the games of an arm ended when its verdict was sure. Verdicts are by an interval that holds at every look; the chance that any of them is wrong is {error} at most. The other intervals know nothing of the stopping and are too narrow.",
        "Les bras font la course : les parties d’un bras s’arrêtent dès que son verdict est sûr. Les verdicts se fondent sur un intervalle valable à chaque examen ; la probabilité que l’un d’eux soit faux ne dépasse pas {error}. Les autres intervalles ignorent cet arrêt et sont trop étroits.";
    care_twice: "{games} of the games are copies of another game of the same arm and strength, in {cells}: from the same beginning the engine often plays alike. Each counts as often as it was drawn, so that the intervals hold for games drawn in this way, not for as many different ones.|{games} of the games are copies of other games of the same arm and strength, in {cells}: from the same beginning the engine often plays alike. Each counts as often as it was drawn, so that the intervals hold for games drawn in this way, not for as many different ones.",
        "{games} des parties est la copie d’une autre du même bras et de la même force, dans {cells} : partant du même début, le moteur joue souvent de même. Chacune compte autant de fois qu’elle a été tirée ; les intervalles valent donc pour des parties tirées de cette façon, non pour autant de parties différentes.|{games} des parties sont des copies d’autres du même bras et de la même force, dans {cells} : partant du même début, le moteur joue souvent de même. Chacune compte autant de fois qu’elle a été tirée ; les intervalles valent donc pour des parties tirées de cette façon, non pour autant de parties différentes.";
    care_cells: "{n} set of games|{n} sets of games", "{n} série de parties|{n} séries de parties";
    care_engine: "Engine against itself: an engine that plays one side worse than the other shows it here as a fault of the rules.",
        "Le moteur joue contre lui-même : s’il joue un camp moins bien que l’autre, cela paraît ici comme un défaut des règles.";

    // The arms.
    arms: "The arms", "Les bras";
    arms_lead: "An arm is a rule set with its layout and options. All figures here are of games at {nodes} positions a move for both sides; a draw is half a point.",
        "Un bras est un jeu de règles avec sa disposition et ses options. Tous les chiffres sont ici ceux de parties à {nodes} positions par coup pour les deux camps ; une nulle vaut un demi-point.";
    forest_title: "The attackers’ score, arm by arm", "Le score des attaquants, bras par bras";
    forest_desc: "One line an arm: a point for the attackers’ score and a bar for its 95 % interval (Wilson). The shaded band from {low} to {high} counts as fair. The same figures are in the table below.",
        "Une ligne par bras : un point pour le score des attaquants et une barre pour son intervalle à 95 % (Wilson). La plage ombrée de {low} à {high} est tenue pour équitable. Les mêmes chiffres sont dans le tableau qui suit.";
    forest_desc_race: "One line an arm: a point for the attackers’ score, a bar for its 95 % interval (Wilson), and a thin line for the interval of the race, by which the verdicts go. The shaded band from {low} to {high} counts as fair. The same figures are in the table below.",
        "Une ligne par bras : un point pour le score des attaquants, une barre pour son intervalle à 95 % (Wilson) et un trait fin pour l’intervalle de la course, qui fonde les verdicts. La plage ombrée de {low} à {high} est tenue pour équitable. Les mêmes chiffres sont dans le tableau qui suit.";
    arms_table: "The arms at the base strength: results of the attackers, score and verdict", "Les bras à la force de base : résultats des attaquants, score et verdict";
    arm: "arm", "bras";
    layout: "layout", "disposition";
    games: "games", "parties";
    distinct: "distinct", "distinctes";
    won: "won", "gagnées";
    drawn: "drawn", "nulles";
    lost: "lost", "perdues";
    score: "score", "score";
    wilson: "Wilson 95 %", "Wilson 95 %";
    jeffreys: "Jeffreys 95 %", "Jeffreys 95 %";
    race_interval: "race", "course";
    verdict: "verdict", "verdict";
    score_axis: "the attackers’ points, of a hundred", "points des attaquants, sur cent";
    arm_ids: "What the arms are called in the file of the study and in its tables", "Comment les bras s’appellent dans le fichier de l’étude et dans ses tableaux";
    arm_id: "id", "identifiant";
    changed_rules: "The rules that were changed, in words", "Les règles modifiées, en toutes lettres";

    // People.
    people: "The engine and people", "Le moteur et les joueurs";
    people_lead: "Of some arms it is known what people’s games came to. Where the engine, at {nodes} positions a move, gives a rule set the same score as they do, its word on other rule sets has some weight; where it does not, it has little.",
        "De certains bras on sait ce qu’ont donné les parties de joueurs humains. Là où le moteur, à {nodes} positions par coup, donne à un jeu de règles le même score qu’eux, sa parole sur d’autres jeux de règles a quelque poids ; ailleurs elle en a peu.";
    scatter_title: "The attackers’ score: the engine beside people", "Le score des attaquants : le moteur à côté des joueurs";
    scatter_desc: "Across, the score in people’s games; upwards, in the engine’s; each with its 95 % interval (Wilson). On the dashed diagonal both are the same. Numbers are those of the table below.",
        "En abscisse, le score dans les parties des joueurs ; en ordonnée, dans celles du moteur ; chacun avec son intervalle à 95 % (Wilson). Sur la diagonale tiretée, les deux sont égaux. Les numéros sont ceux du tableau qui suit.";
    scatter_people: "people", "joueurs";
    scatter_engine: "engine", "moteur";
    people_table: "The attackers’ score in people’s games and in the engine’s, with 95 % intervals (Wilson)", "Le score des attaquants dans les parties des joueurs et dans celles du moteur, avec les intervalles à 95 % (Wilson)";
    variant: "as people play it", "le jeu chez les joueurs";
    people_games: "people’s games", "parties de joueurs";
    people_score: "people", "joueurs";
    engine_score: "engine", "moteur";
    difference: "difference, points", "écart, points";
    intervals_meet: "intervals", "intervalles";
    meet: "overlap", "se recouvrent";
    apart: "do not overlap", "ne se recouvrent pas";
    agreement_words: "Over {n} pairs Pearson’s correlation is {pearson} ({pearson_interval}) and Spearman’s {spearman} ({spearman_interval}); the engine’s score less people’s is {difference} points on average ({difference_interval}). A correlation speaks of the order only, the mean difference of a lean to one side.",
        "Sur {n} couples, la corrélation de Pearson est de {pearson} ({pearson_interval}) et celle de Spearman de {spearman} ({spearman_interval}) ; le score du moteur moins celui des joueurs est en moyenne de {difference} points ({difference_interval}). Une corrélation ne parle que de l’ordre, l’écart moyen d’un penchant d’un côté.";
    agreement_few: "Fewer than ten pairs make rough intervals.", "Avec moins de dix couples, les intervalles sont grossiers.";
    agreement_none: "There are too few rule sets with people’s games, or scores too much alike, for a correlation.", "Il y a trop peu de jeux de règles avec des parties de joueurs, ou des scores trop semblables, pour une corrélation.";
    outliers_none: "In none of them are the two 95 % intervals apart. That is no proof that the scores are the same.", "Dans aucun cas les deux intervalles à 95 % ne sont disjoints. Cela ne prouve pas que les scores soient les mêmes.";
    outliers: "Outliers, by this rule: the two 95 % intervals do not overlap. They are {arms}. Such a gap can come from the strength of play (people who play better or worse than the engine here), from who plays whom (beginners against experts), from the clock (games lost on time or given up), and from rules that were changed between then and now, or that differ in a detail.",
        "Cas aberrants, selon cette règle : les deux intervalles à 95 % ne se recouvrent pas. Ce sont {arms}. Un tel écart peut venir de la force du jeu (des joueurs meilleurs ou moins bons que le moteur ici), de qui joue contre qui (des débutants contre des experts), de la pendule (parties perdues au temps ou abandonnées), et de règles modifiées entre-temps ou différentes par un détail.";

    // The ladder.
    ladder: "As both sides think more", "Quand les deux camps réfléchissent davantage";
    ladder_lead: "Each panel is an arm: the attackers’ score against the positions a move that both sides had, on a logarithmic scale. Points are games, with 95 % intervals (Wilson); the curve is a logistic regression with its 95 % band. Where it is dashed, nothing was played: it is an extrapolation, right only if the curve goes on as it began.",
        "Chaque cadre est un bras : le score des attaquants selon les positions par coup qu’avaient les deux camps, sur une échelle logarithmique. Les points sont des parties, avec leurs intervalles à 95 % (Wilson) ; la courbe est une régression logistique avec sa bande à 95 %. Là où elle est tiretée, rien n’a été joué : c’est une extrapolation, juste seulement si la courbe continue comme elle a commencé.";
    ladder_desc: "The attackers score {rungs}. Two doublings beyond, at {beyond} positions a move, the curve says {score} ({interval}), which is an extrapolation.",
        "Les attaquants marquent {rungs}. Deux doublements plus loin, à {beyond} positions par coup, la courbe dit {score} ({interval}), ce qui est une extrapolation.";
    ladder_rung: "{score} at {nodes}", "{score} à {nodes}";
    ladder_table: "The ladder: what twice the positions a move on both sides do to the attackers’ score", "L’échelle : ce que fait au score des attaquants un doublement des positions par coup des deux camps";
    rung_table: "The rungs of the ladder: games of both sides at equal thinking", "Les échelons de l’échelle : parties à réflexion égale des deux camps";
    slope: "slope a doubling, logit", "pente par doublement, logit";
    slope_points: "at an even score, points", "à score égal, points";
    interval_95: "95 %", "95 %";
    goodness: "fit: chi², p", "ajustement : khi², p";
    goodness_none: "two rungs: none", "deux échelons : aucun";
    beyond: "two doublings beyond (extrapolated)", "deux doublements au-delà (extrapolé)";
    steadied_note: "† Steadied: one side won all on one side of a strength, so that no curve is the likeliest. Half a win and half a loss were added at each strength, and the slope is not to be leant on.",
        "† Redressée : un camp a tout gagné d’un côté d’une force, si bien qu’aucune courbe n’est la plus vraisemblable. Un demi-gain et une demi-perte ont été ajoutés à chaque force, et il ne faut pas s’appuyer sur la pente.";
    ladder_bad_fit: "The rungs of these arms do not lie on such a curve (p below 0.05), so that their bands are too narrow: {arms}. Of twenty arms one does so by chance.",
        "Les échelons de ces bras ne suivent pas une telle courbe (p inférieur à 0,05), si bien que leurs bandes sont trop étroites : {arms}. Un bras sur vingt le fait par hasard.";
    ladder_none: "No arm was played at more than one strength.", "Aucun bras n’a été joué à plus d’une force.";
    positions: "positions a move", "positions par coup";
    positions_short: "positions a move", "positions par coup";

    // Handicap.
    handicap: "When one side thinks more", "Quand un camp réfléchit davantage";
    handicap_lead: "Games in which one side had more positions a move say how large a handicap makes the game even, and what thinking is worth. The interval of the even handicap is Fieller’s: where the games do not show that thinking helps at all, it has no ends.",
        "Les parties où un camp avait plus de positions par coup disent quel handicap rend le jeu égal, et ce que vaut la réflexion. L’intervalle du handicap égal est celui de Fieller : là où les parties ne montrent pas que réfléchir serve, il n’a pas de bornes.";
    handicap_table: "The handicap that makes the game even, and what a doubling is worth", "Le handicap qui rend le jeu égal, et ce que vaut un doublement";
    even_handicap: "even when", "égal quand";
    handicap_interval: "95 % (Fieller)", "95 % (Fieller)";
    think_times: "{side} think {times} times as much", "{side} réfléchissent {times} fois plus";
    think_alike: "both think alike", "les deux réfléchissent autant";
    think_thousand: "{side} think more than a thousand times as much", "{side} réfléchissent plus de mille fois plus";
    think_short: "{side} × {times}", "{side} × {times}";
    think_short_alike: "even", "égalité";
    think_short_thousand: "{side} × 1000 or more", "{side} × 1000 ou plus";
    fieller_between: "{low} to {high}", "{low} à {high}";
    fieller_outside: "anything but what lies between {low} and {high}", "tout sauf ce qui est entre {low} et {high}";
    fieller_anywhere: "anything: the games say nothing of it", "n’importe quoi : les parties n’en disent rien";
    even_never: "no handicap: the curve is flat", "aucun handicap : la courbe est plate";
    extrapolated: "extrapolated", "extrapolé";
    skill: "score of the side with twice the thinking", "score du camp qui réfléchit deux fois plus";
    skill_lead: "The last column is the score of the side that may think twice as much, both sides taken together: half the points if thinking does not help, all if it decides.",
        "La dernière colonne est le score du camp qui peut réfléchir deux fois plus, les deux camps pris ensemble : la moitié des points si la réflexion ne sert à rien, tous si elle décide.";
    handicap_none: "No games were played in which one side thought more.", "Aucune partie n’a été jouée où un camp réfléchissait davantage.";
    odds_table: "Games at unequal thinking: results of the attackers", "Parties à réflexion inégale : résultats des attaquants";
    attackers_may: "attackers, positions a move", "attaquants, positions par coup";
    defenders_may: "defenders, positions a move", "défenseurs, positions par coup";

    // Effects.
    effects: "What single rules do", "Ce que font les règles une à une";
    effects_lead: "What a choice adds to the attackers’ score at the base strength, against another choice for the same rule, on average over all arms. What two rules do only together is not in it.",
        "Ce qu’un choix ajoute au score des attaquants à la force de base, face à un autre choix de la même règle, en moyenne sur tous les bras. Ce que deux règles ne font qu’ensemble n’y est pas.";
    effects_title: "What single choices add to the attackers’ score", "Ce que chaque choix ajoute au score des attaquants";
    effects_desc: "One line a choice: a point for what it adds to the attackers’ score, in points of a hundred, and a bar for its 95 % interval. Right of 0 it helps the attackers, left of it the defenders. The same figures are in the table below.",
        "Une ligne par choix : un point pour ce qu’il ajoute au score des attaquants, en points sur cent, et une barre pour son intervalle à 95 %. À droite de 0 il aide les attaquants, à gauche les défenseurs. Les mêmes chiffres sont dans le tableau qui suit.";
    effects_table: "Effects of single choices on the attackers’ score", "Effets de chaque choix sur le score des attaquants";
    choice: "choice", "choix";
    effect_label: "{factor}: {choice}", "{factor} : {choice}";
    instead_of: "{level} instead of {reference}", "{level} au lieu de {reference}";
    points: "points", "points";
    logit: "logit", "logit";
    factor: "rule", "règle";
    factor_rules: "rule set", "jeu de règles";
    factor_layout: "layout", "disposition";
    dispersion: "Dispersion (Pearson’s chi² over {freedom} degrees of freedom): {value}. {words}", "Dispersion (khi² de Pearson sur {freedom} degrés de liberté) : {value}. {words}";
    dispersion_small: "The arms differ from the sum of the effects by no more than chance makes of it.", "Les bras ne s’écartent pas de la somme des effets plus que le hasard ne le veut.";
    dispersion_large: "The arms differ from the sum of the effects by more than chance alone: rules act together, and the intervals have been widened by it.", "Les bras s’écartent de la somme des effets plus que par le seul hasard : des règles agissent ensemble, et les intervalles en ont été élargis.";
    dispersion_none: "There are no more arms than effects: nothing is known of rules that act together, and the intervals hold only if they do not.", "Il n’y a pas plus de bras que d’effets : on ne sait rien de règles qui agiraient ensemble, et les intervalles ne valent que s’il n’y en a pas.";
    aliased: "These choices never vary apart, so that nobody can say which of them does what:", "Ces choix ne varient jamais l’un sans l’autre, si bien que nul ne peut dire lequel fait quoi :";

    // The course of play.
    course: "How games go, and how they end", "Comment les parties vont, et comment elles finissent";
    course_lead: "At {nodes} positions a move for both sides.", "À {nodes} positions par coup pour les deux camps.";
    endings_title: "How games end", "Comment les parties finissent";
    endings_desc: "One bar an arm, divided by how its games ended. The same figures are in the table below.", "Une barre par bras, divisée selon la fin de ses parties. Les mêmes chiffres sont dans le tableau qui suit.";
    endings_table: "Endings, in hundredths of an arm’s games", "Fins de partie, en centièmes des parties d’un bras";
    course_table: "The course of the games: means, with the standard deviation after ±", "Le cours des parties : moyennes, avec l’écart type après ±";
    length: "plies", "demi-coups";
    length_range: "least, median, most", "moindre, médiane, plus grand";
    attackers_lost: "attackers’ men lost", "hommes perdus par les attaquants";
    defenders_lost: "defenders’ men lost", "hommes perdus par les défenseurs";
    first_capture: "first capture, ply", "première prise, demi-coup";
    branching: "legal moves", "coups possibles";
    lead_changes: "changes of the lead", "changements d’avantage";
    turnaround: "loser’s best, men", "meilleur moment du perdant, hommes";
    course_words: "The lead changes when the engine’s evaluation goes from a man’s worth for one side to a man’s worth for the other. The loser’s best is the best evaluation that the side that lost ever had from its own view, in men: the median of the decided games.",
        "L’avantage change quand l’évaluation du moteur passe d’au moins un homme pour un camp à au moins un homme pour l’autre. Le meilleur moment du perdant est la meilleure évaluation qu’ait jamais eue, de son point de vue, le camp qui a perdu, en hommes : la médiane des parties décidées.";
    turnaround_win: "a win in sight", "un gain en vue";
    opening_table: "The attackers’ score by the number of random plies the games began with: score, 95 % interval (Wilson), games", "Le score des attaquants selon le nombre de demi-coups tirés au sort au début : score, intervalle à 95 % (Wilson), parties";
    opening_column: "{n} random ply|{n} random plies", "{n} demi-coup au sort|{n} demi-coups au sort";
    opening_cell: "{score} ({interval}; {games})", "{score} ({interval} ; {games})";
    opening_none: "–", "–";

    // Endings.
    end_king_captured: "king captured", "roi pris";
    end_king_escaped: "king escaped", "roi échappé";
    end_encirclement: "encirclement", "encerclement";
    end_exit_fort: "exit fort", "fort au bord";
    end_king_alone: "king alone", "roi seul";
    end_king_walled_in: "king walled in", "roi emmuré";
    end_no_escape: "no escape left", "plus d’issue possible";
    end_turn_limit: "limit of turns", "limite de tours";
    end_no_moves: "no moves left", "plus de coup possible";
    end_repetition: "repetition", "répétition";
    end_resigned: "resigned", "abandon";
    end_agreed: "agreed", "nulle convenue";
    end_max_plies: "broken off at the greatest length", "interrompue à la longueur maximale";
    end_other: "other", "autre";

    // Games.
    typical: "Games to look at", "Des parties à regarder";
    typical_lead: "Of each arm, from the games at the base strength: the shortest that was decided, the one nearest to the median length, and the most dramatic, in which the loser once stood best (and if two are alike, in which the lead changed more often). They are examples, chosen by these rules and no others.",
        "De chaque bras, parmi les parties à la force de base : la plus courte qui fut décidée, la plus proche de la longueur médiane, et la plus dramatique, celle où le perdant fut un moment le mieux placé (et à égalité, celle où l’avantage changea le plus souvent). Ce sont des exemples, choisis par ces règles et aucune autre.";
    typical_rest: "Only the first {n} of {of} arms are shown here; the games of all stand in the table of the study.", "Seuls les {n} premiers bras sur {of} sont montrés ici ; les parties de tous sont dans le tableau de l’étude.";
    shortest: "the shortest decided", "la plus courte décidée";
    median_length: "of typical length", "de longueur typique";
    dramatic: "the most dramatic", "la plus dramatique";
    game_caption: "{which}: game {number}, {plies}, {result} ({ending})", "{which} : partie {number}, {plies}, {result} ({ending})";
    plies_counted: "{n} ply|{n} plies", "{n} demi-coup|{n} demi-coups";
    board_title: "Game {number} of {arm}", "Partie {number} de {arm}";
    board_desc: "Final position on {size} by {size} points. Attackers on {attackers}. Defenders on {defenders}. {king} {last}", "Position finale sur {size} points sur {size}. Attaquants en {attackers}. Défenseurs en {defenders}. {king} {last}";
    board_king: "King on {point}.", "Roi en {point}.";
    board_no_king: "The king has been captured.", "Le roi est pris.";
    board_last: "Last move {mv}.", "Dernier coup {mv}.";
    board_nobody: "no point", "aucun point";
    moves: "Moves", "Coups";
    moves_random: "The first {n} plies were drawn at random.", "Les {n} premiers demi-coups ont été tirés au sort.";
    step_first: "First position", "Première position";
    step_back: "One move back", "Un coup en arrière";
    step_on: "One move on", "Un coup en avant";
    step_last: "Final position", "Position finale";
    step_label: "Step through the game; the arrow keys do so too", "Parcourir la partie ; les flèches le font aussi";
    step_at: "move {n} of {of}: {mv}", "coup {n} sur {of} : {mv}";
    step_start: "opening position", "position de départ";
    step_hint: "With a script the boards can be stepped through, by the buttons below them or with the arrow keys.", "Avec un script, on peut parcourir les parties par les boutons sous les plateaux ou avec les flèches.";
    pass: "turn lost", "tour perdu";

    // Methods.
    methods: "Methods", "Méthodes";
    methods_lead: "Every number needed to play this study again, and to check it.", "Tous les nombres nécessaires pour rejouer cette étude et la vérifier.";
    methods_table: "What decides the games", "Ce qui décide des parties";
    quantity: "what", "quoi";
    value: "value", "valeur";
    m_name: "name of the study", "nom de l’étude";
    m_hash: "hash of the study (SHA-256)", "empreinte de l’étude (SHA-256)";
    m_engine: "fingerprint of the engine", "empreinte du moteur";
    m_seed: "seed", "graine";
    m_nodes: "positions a move at the base strength", "positions par coup à la force de base";
    m_spread: "spread of the positions, by chance, for each side and game", "variation au hasard des positions, par camp et par partie";
    m_opening: "random plies at the beginning", "demi-coups tirés au sort au début";
    m_opening_value: "an even number from 0 to {n}, each equally often; legal plies, drawn uniformly, drawn again only where they end the game, and never filtered by an evaluation", "un nombre pair de 0 à {n}, chacun aussi souvent ; des demi-coups légaux tirés uniformément, retirés seulement s’ils finissent la partie, jamais filtrés par une évaluation";
    m_longest: "greatest length, after which a game is drawn", "longueur maximale, au-delà de laquelle la partie est nulle";
    m_plies: "{n} ply|{n} plies", "{n} demi-coup|{n} demi-coups";
    m_hash_table: "transposition table of each side", "table de transposition de chaque camp";
    m_megabytes: "{n} MB", "{n} Mo";
    m_band: "fair band of the attackers’ score", "plage équitable du score des attaquants";
    m_race: "race", "course";
    m_race_none: "none: every arm has the same number of games", "aucune : chaque bras a le même nombre de parties";
    m_race_value: "an arm ends when its verdict is sure; the chance that any verdict is wrong is {error} at most", "un bras s’arrête quand son verdict est sûr ; la probabilité qu’un verdict soit faux ne dépasse pas {error}";
    m_games: "games in this table", "parties dans ce tableau";
    m_strengths: "The strengths that were played", "Les forces jouées";
    m_planned: "games an arm", "parties par bras";
    m_purpose: "purpose", "but";
    m_base: "base", "base";
    m_rung: "ladder", "échelle";
    m_odds: "handicap", "handicap";
    m_at_most: "{n} at most", "{n} au plus";
    statistics: "Statistics", "Statistique";
    s_share: "Intervals of a score: Wilson (1927) and Jeffreys (1946; Brown, Cai and DasGupta, Statistical Science 16, 2001). Both are made for games without draws; draws make them wider than they need be.",
        "Intervalles d’un score : Wilson (1927) et Jeffreys (1946 ; Brown, Cai et DasGupta, Statistical Science 16, 2001). Les deux sont faits pour des parties sans nulles ; les nulles les rendent plus larges qu’il ne faut.";
    s_verdict: "Verdicts: fair where Wilson’s interval lies within the band, for a side where it is clear of it, open otherwise.", "Verdicts : équitable si l’intervalle de Wilson tient dans la plage, en faveur d’un camp s’il est hors d’elle, indécis sinon.";
    s_race: "Race: a confidence sequence by a normal mixture (Robbins 1970; Howard, Ramdas, McAuliffe and Sekhon, Annals of Statistics 49, 2021), the error shared equally between the arms (Bonferroni); it is asked after every twenty games.",
        "Course : une suite de confiance par mélange normal (Robbins 1970 ; Howard, Ramdas, McAuliffe et Sekhon, Annals of Statistics 49, 2021), l’erreur partagée également entre les bras (Bonferroni) ; on l’interroge toutes les vingt parties.";
    s_ladder: "Ladder and handicap: logistic regression of the score on the base-2 logarithm of the positions a move, or of their ratio (Berkson 1944; Cox 1958), Wald intervals in which a draw varies less than a game that is won or lost, Pearson’s chi² for the fit; the even handicap by Fieller (1954). Where no curve is the likeliest (Albert and Anderson, Biometrika 71, 1984), half a win and half a loss are added at each strength, and the slope is marked †.",
        "Échelle et handicap : régression logistique du score sur le logarithme en base 2 des positions par coup, ou de leur rapport (Berkson 1944 ; Cox 1958), intervalles de Wald où une nulle varie moins qu’une partie gagnée ou perdue, khi² de Pearson pour l’ajustement ; le handicap égal par Fieller (1954). Là où aucune courbe n’est la plus vraisemblable (Albert et Anderson, Biometrika 71, 1984), un demi-gain et une demi-perte sont ajoutés à chaque force, et la pente est marquée †.";
    s_skill: "Twice the thinking: two of Wilson’s intervals put together (Newcombe, Statistics in Medicine 17, 1998).", "Deux fois plus de réflexion : deux intervalles de Wilson réunis (Newcombe, Statistics in Medicine 17, 1998).";
    s_effects: "Effects of rules: quasi-binomial regression with a weak ridge (Wedderburn 1974; McCullagh and Nelder 1989), in points as average marginal effects (Williams, Stata Journal 12, 2012).",
        "Effets des règles : régression quasi binomiale à faible pénalité (Wedderburn 1974 ; McCullagh et Nelder 1989), en points comme effets marginaux moyens (Williams, Stata Journal 12, 2012).";
    s_agreement: "Agreement with people: Pearson’s correlation with Fisher’s interval (1915), Spearman’s with that of Bonett and Wright (Psychometrika 65, 2000), the mean difference with Student’s (1908).",
        "Accord avec les joueurs : corrélation de Pearson avec l’intervalle de Fisher (1915), de Spearman avec celui de Bonett et Wright (Psychometrika 65, 2000), écart moyen avec celui de Student (1908).";
    commands: "To play it again, make this report again, and check the table", "Pour la rejouer, refaire ce rapport et vérifier le tableau";
    commands_note: "Games come out the same, and are checked, only with a program whose engine has the same fingerprint; a report can be made with any.",
        "Les parties ne se retrouvent, et ne se vérifient, qu’avec un programme dont le moteur a la même empreinte ; un rapport peut se faire avec n’importe lequel.";
    file: "The file of the study, as it is", "Le fichier de l’étude, tel quel";
    file_played: "The file of the study as it was when the games were played; titles and people’s games may have been changed since", "Le fichier de l’étude tel qu’il était quand les parties furent jouées ; les titres et les parties de joueurs ont pu changer depuis";
    left_out: "Left out, because their rules make no sense together", "Laissés de côté, parce que leurs règles ne vont pas ensemble";
    left_out_counted: "{n} combination|{n} combinations", "{n} combinaison|{n} combinaisons";
    reason: "reason", "raison";
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    fn names(text: &str) -> BTreeSet<&str> {
        text.split('{').skip(1).filter_map(|rest| rest.split_once('}')).map(|(name, _)| name).collect()
    }

    #[test]
    fn both_languages_use_the_same_arguments() {
        for (key, english, french) in TABLE {
            assert!(!english.is_empty() && !french.is_empty(), "{key}");
            assert_eq!(names(english), names(french), "{key}");
            assert_eq!(english.contains('|'), french.contains('|'), "{key}");
            for half in english.split('|').chain(french.split('|')) {
                assert_eq!(names(half), names(english), "{key}: every form needs the same names");
            }
        }
    }

    #[test]
    fn french_has_its_own_typography() {
        for (key, _, french) in TABLE {
            assert!(!french.contains('\''), "{key}: ’ is the apostrophe");
            for sign in [" ;", " :", " ?", " !", " »", "« ", " %"] {
                assert!(!french.contains(sign), "{key}: no line may break at `{sign}`");
            }
        }
    }
}
