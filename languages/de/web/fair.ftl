## The article on whether Alea is fair

fair-title = { $finding ->
    [attackers] Alea begünstigt die Angreifer
    [mostly-attackers] Alea begünstigt nach den meisten Regeln die Angreifer
    [defenders] Alea begünstigt die Verteidiger
    [mostly-defenders] Alea begünstigt nach den meisten Regeln die Verteidiger
    [fair] Alea ist fair
    [partly-fair] Alea ist nach den meisten Regeln fair
    [depends] Ob Alea fair ist, hängt von den Regeln ab
    [sides] Wen Alea begünstigt, hängt von den Regeln ab
   *[open] Ob Alea fair ist, ist noch offen
}
fair-sides = In Alea Evangelii jagen viele Angreifer einen König, und seine Verteidiger helfen ihm zu entkommen. Ein starkes Programm hat { $rules } Regelwerke neuerer Autoren gegen sich selbst gespielt, { $layouts ->
    [one] auf einer Aufstellung
   *[other] jedes auf { $layouts } Aufstellungen
} der Steine. Es sah etwa { $plies } Züge voraus, die beider Seiten gezählt.
fair-answer-favours-attackers = Die Angreifer sind bei { $places } klar begünstigt.
fair-answer-favours-defenders = Die Verteidiger sind bei { $places } klar begünstigt.
fair-answer-fair = Beide Seiten haben bei { $places } etwa dieselben Aussichten.
fair-answer-open = Nicht entschieden: { $places }.
fair-even = Am ausgeglichensten ist { $rules }, Aufstellung { $layout }: Die Angreifer erreichen dort { $score } (sehr wahrscheinlich zwischen { $low } und { $high }). Ein Remis zählt als halber Sieg, eine unbeendete, wegen ihrer Länge abgebrochene Partie auch ({ $unfinished } dieser Partien).
fair-even-verdict = { $verdict ->
    [fair] Das gilt als fair.
    [open] Als fair gelten 40 bis 60 von hundert; ob das hier zutrifft, ist nicht entschieden.
   *[other] Auch hier ist eine Seite begünstigt.
}
fair-even-people = { $way ->
    [more] Zwischen Menschen stehen die Verteidiger vielleicht besser da als in diesen Partien:
   *[less] Zwischen Menschen stehen die Angreifer vielleicht besser da als in diesen Partien:
}
fair-made = Eine Suche unter anderen Kombinationen dieser Regeln fand eine, die näher am Ausgleich liegt, unsere eigene, die keine Quelle hat: Die Angreifer erreichen dort { $score } (sehr wahrscheinlich zwischen { $low } und { $high }; { $unfinished } unbeendet).
fair-made-open = Ob das fair ist, ist auch nicht entschieden.
fair-made-more = Jene Studie
fair-by = Die Antworten stammen aus { $games } Partien bei einer Stärke, über alle diese Regelwerke; Partien mit weniger und mit mehr Rechenaufwand zeigen, was sich ändert. Beide Seiten rechnen gleich viel.
fair-play = Das ausgeglichenste spielen
fair-see-rules = Seine Regeln
fair-chart-title = Alle gespielten Regelwerke
fair-authors = Die Verfasser: H. J. R. Murray, Historiker der Brettspiele (1952); Damian Walker, der Tafl-Regeln veröffentlicht; die St. Thomasguild, die das Brett nachgebaut hat; Sten Helmfrid, der zwei der Aufstellungen vorschlug.
fair-ahead-unfinished = { $side ->
    [attackers] Bei { $places } liegen die Angreifer vorn, aber zu viele Partien sind unbeendet, als dass es sicher wäre.
   *[defenders] Bei { $places } liegen die Verteidiger vorn, aber zu viele Partien sind unbeendet, als dass es sicher wäre.
}
fair-again = { $all ->
    [yes] Partien aus anderen Eröffnungen bestätigen alle { $verdicts } Antworten zugunsten einer Seite.
   *[no] Partien aus anderen Eröffnungen bestätigen { $confirmed } der { $verdicts } Antworten zugunsten einer Seite.
}
fair-again-contradicted = Sie widersprechen { $contradicted } davon.
fair-readings = Die Handschrift sagt nicht, welche Männer dem König gehören; { $layouts } weitere symmetrische Aufstellungen wurden mit weniger Rechenaufwand gespielt.
fair-readings-same = Nach { $rules } ist auch dort dieselbe Seite begünstigt.
fair-readings-depends = Nach { $rules } entscheidet die Aufstellung.
fair-rules-title = Welche Regeln entscheiden
fair-rules-lead = Jeweils eine Regel wurde geändert, in den Regelwerken { $rules }, auf einer Aufstellung, mit weniger Rechenaufwand. Die Zahlen sind Punkte von hundert, die zum Ergebnis der Angreifer hinzukommen, mit ihrem wahrscheinlichen Bereich.
fair-rule-instead = „{ $level }“ statt „{ $reference }“
fair-rules-hint = Nur ein Hinweis: Es zeigt sich nicht bei jedem der beiden Regelwerke für sich.
fair-rules-opposite = hängt von den übrigen Regeln ab
fair-rules-under = nach { $rules }
fair-rules-opposite-hint = Nur Hinweise, jeder bei nur einem Regelwerk.
fair-rules-rest = { $rules ->
    [one] Eine weitere Regel wurde geändert, ohne dass sich eine Wirkung zeigt; hat sie eine, so beträgt sie im Durchschnitt über diese Regelwerke höchstens { $most } Punkte.
   *[other] { $rules } weitere Regeln wurden geändert, ohne dass sich eine Wirkung zeigt; hat eine davon eine, so beträgt sie im Durchschnitt über diese Regelwerke höchstens { $most } Punkte.
}
fair-limits-title = Was das nicht sagt
fair-limit-history = Wie an König Athelstans Hof gespielt wurde. Die Handschrift zeigt das Brett und kaum eine Regel; jedes Regelwerk hier ist ein neuerer Vorschlag, und das von Murray ist für kleinere Bretter gemacht.
fair-limit-program = Wie eine Partie zwischen zwei Menschen ausgeht. Das Programm macht andere Fehler als Menschen, und gegen starke Spieler ist es nicht erprobt.
fair-limit-depth = Was vollkommenes Spiel ergäbe. Tieferes Spiel kann die Antwort ändern.
fair-people-more = Mehr über Partien von Menschen
fair-methods-title = Wie gemessen wurde
fair-methods-plan = Was gespielt wird und was als fair gilt, wurde vor der ersten Partie aufgeschrieben; später wurden Partien weggelassen, die kaum etwas entschieden hätten; was sie hätten entscheiden können, bleibt offen. Eine Seite ist begünstigt, wenn ihr Ergebnis sehr wahrscheinlich über 55 von hundert liegt, selbst wenn man der anderen Seite alle unbeendeten Partien gutschreibt, und wenn sie auch mit mehr Rechenaufwand und mit früheren Gewichten des Programms vorn liegt. Sonst ist ein Regelwerk fair, wenn das Ergebnis der Angreifer bei zwei Stärken sehr wahrscheinlich zwischen 40 und 60 liegt und mindestens ein Drittel der Partien einen Sieger hat. Andernfalls ist es nicht entschieden.
fair-methods-games = Alle Regelwerke mit derselben Aufstellung und derselben Seite am Zug beginnen mit denselben Eröffnungen. Eine Partie von 600 Zügen geht mit vierfachem Rechenaufwand höchstens 200 weiter und wird dann abgebrochen.
fair-methods-verdict = Mit höchstens 5 % Wahrscheinlichkeit ist auch nur eine Antwort falsch, und ein wahrscheinlicher Bereich enthält das wahre Ergebnis in 95 von hundert Fällen. Partien, die eine andere wiederholen, zählen einmal.
fair-methods-again = Mit anderen Eröffnungen ändert sich das Ergebnis der Angreifer im Mittel über alle Regelwerke um { $points } Punkte von hundert (sehr wahrscheinlich um { $low } bis { $high }).
fair-every-figure = Alle Zahlen
fair-report = Der Bericht, mit den Methoden für Statistiker
fair-data = Partien und Zahlen zum Herunterladen
fair-older = Alle Studien
