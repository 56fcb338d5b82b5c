## Remarks in a rule set that was read from a rules record of OpenTafl

opentafl-summary = Regeln, gelesen aus einer Regelnotation von OpenTafl.
opentafl-start = Die Anfangsstellung der Notation
opentafl-moving-between = Die Notation sagt nichts dazu; im Programm und in fast allen Quellen der Familie schlägt nur die Seite, die zieht.
opentafl-commanders = Die Notation sagt nichts dazu; das Programm macht es so und schlägt einen starken König nicht anders, wo die Angreifer Kommandanten haben.
opentafl-encirclement = Die Notation spricht von beiden Seiten; das Programm betrachtet nur die Verteidiger, und Angreifer lassen sich kaum einkreisen.
opentafl-repetition = So legt es die Notation fest. Das Programm liest `i` als Remis und vertauscht `l` und `w`.
opentafl-no-moves = Die Notation sagt nichts dazu. Im Programm verlieren die Verteidiger, wenn keiner von ihnen ein freies Feld neben sich hat; für Angreifer ist nichts vorgesehen. Die anderen Lesarten sind Remis und ein verfallener Zug.
opentafl-hostile-to-king = So sagt es die Liste. Das Programm OpenTafl hält ein Feld für feindlich gegenüber dem König, wo es den Männern seiner Seite feindlich ist.
