## Die Balance, wie sie gemessen wurde

studies-title = Welche Regeln sind fair?
studies-lead = Die Engine spielt Tausende Partien gegen sich selbst, beide Seiten mit gleichem Rechenaufwand, und zählt mit. Hier steht, was dabei herauskam, Regelwerk für Regelwerk, und wie sicher das ist.
studies-own = Deine Messungen
studies-none = Hier wurde noch nichts gemessen.
studies-counted =
    { $games ->
        [one] 1 Partie
       *[other] { $games } Partien
    }, { $arms ->
        [one] 1 Regelwerk
       *[other] { $arms } Regelwerke mit ihren Aufstellungen
    }
studies-report = Bericht lesen
studies-show = Die Regelwerke im Einzelnen
studies-cite = Wie man sie zitiert, und ihre Fassungen
studies-all = Alle Studien
studies-fair = Ist Alea fair?
studies-sorted = Die fairsten stehen oben: geordnet danach, wie weit das Ergebnis der Angreifer von der Hälfte entfernt ist.
studies-people-title = Was die Partien von Menschen sagen
studies-people = Menschen haben { $games } Partien nach { $sets } verwandten Regelwerken gespielt, aus denen das Programm nicht gelernt hat. Bei { $clear } dieser Regelwerke gewinnt eine Seite deutlich öfter; das Programm sieht bei { $agree ->
    [all] allen diesen
   *[some] { $same } von diesen
} dieselbe Seite vorn.
studies-people-difference = { $way ->
    [more] Bei diesen { $sets } Regelwerken holen die Angreifer des Programms im Durchschnitt { $points } Punkte von hundert mehr als die von Menschen (sehr wahrscheinlich zwischen { $low } und { $high }). Ein Spiel, das das Programm gut für die Angreifer findet, kann zwischen Menschen also ausgeglichen sein.
    [less] Bei diesen { $sets } Regelwerken holen die Angreifer des Programms im Durchschnitt { $points } Punkte von hundert weniger als die von Menschen (sehr wahrscheinlich zwischen { $low } und { $high }). Ein Spiel, das das Programm gut für die Verteidiger findet, kann zwischen Menschen also ausgeglichen sein.
   *[open] Es ist nicht nachgewiesen, dass die Angreifer des Programms bei diesen { $sets } Regelwerken im Durchschnitt mehr oder weniger holen als die von Menschen.
}
studies-people-edge = Bei fast allen { $sets } gewinnt der König am Rand, nicht in einer Ecke.
studies-people-others = Bei { $others } anderen, aus denen es gelernt hat, ist kein Unterschied belegt.
studies-data-title = Daten
studies-data-lead = Jede Partie mit ihren Zügen und jede Zahl, für eigene Fragen.
studies-data-lead-excerpt = Ein Auszug der Partien mit ihren Zügen und jede Zahl, für eigene Fragen.
studies-data-games = Alle Partien, mit dem Urteil der Engine bei jedem Zug
studies-data-excerpt = Ein Auszug: die ersten Partien jedes Regelwerks bei jeder Stärke
studies-data-hash = Die Prüfsumme der Tabelle aller Partien (SHA-256)
studies-data-apart = Die Tabelle aller Partien ist zu groß, um dem Programm beizuliegen. Die Studie, mit derselben Engine noch einmal gespielt, ergibt dieselbe Datei. Die Prüfsumme sagt, ob eine Datei diese Tabelle ist.
studies-data-apart-parts = Die Tabelle aller Partien ist zu groß, um dem Programm beizuliegen. Sie ist aus den gespielten Teilen der Studie zusammengesetzt. Die Prüfsumme sagt, ob eine Datei diese Tabelle ist.
studies-data-arms = Jedes Regelwerk
studies-data-cells = Jedes Regelwerk bei jeder Stärke
studies-data-ladder = Die Änderung mit der Stärke
studies-data-effects = Einzelne Regeln im Vergleich
studies-data-people = Partien von Menschen
studies-data-check = Was eine neuere Engine sagt
studies-data-figures = Alle Zahlen
studies-data-query = Zähle die Ergebnisse mit DuckDB, in dem Ordner, in dem die Tabelle gespeichert ist:
studies-data-notebook = Ein Notizbuch in Python, das die Ergebnisse der Tabelle mit ihren Intervallen zeichnet
studies-data-of-excerpt = Das sind Zahlen des Auszugs, und auch das Notizbuch zeichnet dessen Ergebnisse; es sind nicht die der Studie.
balance-title = Wie fair es ist
balance-lead = Die Engine gegen sich selbst, beide Seiten mit gleichem Rechenaufwand, auf jeder Aufstellung, die gemessen wurde.
balance-none = Dieses Regelwerk wurde noch nicht gemessen.
balance-by = Wie gemessen wurde
balance-here = die hier gewählte
balance-bar = Siege der { $attackers } { $won }, Remis { $drawn }, Siege der { $defenders } { $lost }
balance-bar-unfinished = Siege der { $attackers } { $won }, Remis { $drawn }, unbeendet { $unfinished }, Siege der { $defenders } { $lost }
balance-score = Ergebnis der { $attackers }: { $score }, Vertrauensintervall ({ $confidence }) von { $low } bis { $high }
balance-games = { $games ->
        [one] 1 Partie
       *[other] { $games } Partien
    } mit { $positions } Stellungen pro Zug, die Hälfte davon länger als { $plies } Züge
balance-people = Menschen, in { $games ->
        [one] 1 Partie
       *[other] { $games } Partien
    } der Variante
balance-more = Mit anderem Rechenaufwand
balance-other-studies = { $studies ->
    [one] Eine andere Studie zu denselben Regeln
   *[other] { $studies } andere Studien zu denselben Regeln
}
balance-ladder = { $positions } Stellungen pro Zug
balance-bare = Aus der bloßen Grundstellung, { $positions } Stellungen pro Zug
balance-evaluation = Mit einer anderen Bewertung ({ $name }), { $positions } Stellungen pro Zug
balance-handicap = { $attackers } Stellungen pro Zug für die { $attackers-name }, { $defenders } für die { $defenders-name }
balance-verdict-fair = fair
balance-verdict-favours-attackers = zugunsten der { $attackers }
balance-verdict-favours-defenders = zugunsten der { $defenders }
balance-verdict-open = zu wenige Partien für ein Urteil
balance-verdict-undetermined = nicht entschieden
balance-because-games = Es sind zu wenige Partien.
balance-because-unfinished = Zu viele Partien blieben unbeendet.
balance-because-draws = Das Ergebnis ist ausgeglichen, aber zu wenige Partien sind entschieden.
balance-because-one-strength = Das Ergebnis ist nur bei einer Stärke als ausgeglichen gezeigt.
balance-because-strength = Stärkeres Spiel sagt anderes.
balance-because-evaluations = Eine andere Bewertung sagt anderes.
balance-because-trend = Das Ergebnis ist ausgeglichen, entfernt sich aber davon, wenn beide Seiten mehr rechnen.
balance-depth = Eine Suche sieht im Schnitt { $plies } Halbzüge voraus.
balance-bounds = Gleichgültig, wer die unbeendeten Partien gewonnen hätte, liegt das Ergebnis zwischen { $low } und { $high }.
balance-caution = Ausgeglichen bei schwachem Spiel heißt noch nicht ausgeglichen: Bessere Spieler finden vielleicht, was hier keine der beiden Seiten sieht.
balance-key-band = Jenseits des schattierten Bandes ist eine Seite begünstigt; die Linie ist das Ergebnis mit seinem Intervall.
commented-title = { $count ->
    [one] Eine Partie zum Ansehen
   *[other] { $count } Partien zum Ansehen
}
commented-watch = Ansehen
commented-close = Schließen
commented-after = { $ply ->
    [0] Am Anfang:
   *[other] Nach Zug { $ply }:
}
interim-title = Diese Studie ist nicht fertig.
interim-sets = { $closed } von { $cells } geplanten Partieserien sind gespielt; die Antworten können sich noch ändern.
interim-ended-title = Diese Studie wurde vorzeitig beendet, am { $day }.
interim-ended-sets = { $closed } von { $cells } geplanten Partieserien wurden zu Ende gespielt; die übrigen werden es nicht mehr.
superseded-title = Von einer älteren Engine gespielt.
superseded-played =
    { $day ->
        [none] Die Partien stammen
       *[other] Die Partien wurden am { $day } gespielt,
    } von der Engine mit dem Fingerabdruck { $engine }{ $version ->
        [none] {""}
       *[other] {" "}(hnefi { $version })
    }; die heutige hat { $today } und spielt anders, sodass die Urteile unten nur für die ältere gelten.
superseded-depth = Mit { $positions } Stellungen je Zug sieht eine Suche im Mittel { $least } bis { $most } Halbzüge voraus (mit der heutigen Engine gemessen; ein Halbzug ist ein Zug einer Seite).
superseded-check = Um zu sehen, was davon bleibt, hat eine neuere Engine am { $day } { $games } Partien gespielt: Von { $verdicts } Urteilen lauten { $changed } jetzt anders, { $upheld } bestehen, und bei { $undecided } sagen so wenige Partien nichts.
superseded-unchecked = Diese Urteile wurden noch nicht mit der heutigen Engine überprüft.
superseded-check-old = Auch jene Engine ist eine andere als die heutige.
superseded-again = Eine neuere Engine, in { $games } Partien mit { $positions } Stellungen je Zug:
outcomes-answer = Was die Partien sagen
outcomes-won = die Angreifer gewinnen
outcomes-drawn = remis
outcomes-unfinished = unbeendet
outcomes-lost = die Verteidiger gewinnen
outcomes-caption = Jede Säule zeigt, wie die Partien bei einer Stärke endeten; weiter rechts rechnen beide Seiten länger. Die Zahl darunter sagt gerundet, wie viele Züge beider Seiten das Programm vorausschaut; die Antwort gilt für die fette. Die gestrichelte Linie ist die Hälfte der Partien.
outcomes-as-table = Als Tabelle zeigen
outcomes-rules = Regeln
outcomes-strength = Stellungen pro Zug
outcomes-plies = Halbzüge voraus
outcomes-on-layouts = { $rules } ({ $layouts })
outcomes-layouts = { $count ->
    [one] Aufstellung { $letters }
   *[other] Aufstellungen { $letters }
}
outcomes-many = { $count } Regelwerken
studies-sets = { $count } Regelwerke
superseded-by = Eine spätere Studie beantwortet diese Frage besser:
movement-title = Wenn beide Seiten mehr rechnen
movement-attackers = Die Angreifer gewinnen hinzu bei { $places }.
movement-defenders = Die Verteidiger gewinnen hinzu bei { $places }.
movement-neither = Keine klare Änderung zeigt sich bei { $places }; es kann trotzdem eine geben.
movement-unfinished = Bei { $places } ist nicht bekannt, wer hinzugewinnt: Das hängt davon ab, wer die unbeendeten Partien gewonnen hätte.
movement-rest = Sonst zeigt sich keine klare Änderung; es kann trotzdem eine geben.
movement-none = Bei keinem Regelwerk zeigt sich eine klare Änderung; es kann trotzdem eine geben.
contrasts-title = Was eine Wahl ändert
contrasts-note = Punkte von hundert, die die erste Wahl gegenüber der zweiten zum Ergebnis der Angreifer beiträgt, nach sonst gleichen Regelwerken; darunter das 95-%-Intervall. Eine Spalte ist eine Zahl von Stellungen pro Zug.
contrasts-choice = Wahl
contrasts-instead = { $level } statt { $reference }
contrasts-interval = { $low } bis { $high }
contrasts-fewer = bei { $measured } von { $sets } Regelwerken
