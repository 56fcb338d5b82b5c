## rulesets/alea-aagenielsen.toml

t-taken-over-from-the-67f61d72 = Übernommen von dem Spiel, das hier abgewandelt wird; die aufgezeichneten Partien entscheiden es nicht. Die anderen Lesarten: Remis beim dritten Vorkommen, oder dass nichts daraus folgt.
t-seven-captures-against-a2-82d899c5 = Sieben Schlagfälle gegen A2 und die entsprechenden Punkte und ein König, der auf S2 gewann, in fünf aufgezeichneten Partien.
t-no-man-passed-over-b402e38f = In sieben aufgezeichneten Partien zog kein Mann über einen Eckpunkt hinweg, und keiner hatte Grund dazu. Die andere Lesart lässt sie hinüber.
t-to-men-the-games-6be7aa34 = Den Männern, das zeigen die Partien. Dem König, der hier von zweien geschlagen wird, wie im Brandubh der Website. Die andere Lesart nimmt ihn aus.
t-like-a-man-everywhere-44fcc66b = Überall außerhalb seines Throns wie ein Mann; keine aufgezeichnete Partie zeigt es am Rand. Die andere Lesart lässt den Rand zählen.
t-four-attackers-take-the-79e3287a = Vier Angreifer schlagen den König, der am Rand sicher ist: „Alea Evangelii strong“ auf der Website.
t-in-one-of-two-cc49d93f = In einer von zwei aufgezeichneten Partien standen zu beiden Seiten von ihm Angreifer, und es wurde weitergespielt.
t-as-in-the-site-d6e90648 = Wie in den anderen Spielen der Website mit starkem König; nicht gezeigt. Die andere Lesart: drei und der Rand.

## rulesets/alea-berserk-bartley.toml

t-his-own-ordering-of-e2272403 = Seine eigene Anordnung der Angreifer. Die besonderen Männer sind die, welche die aufgezeichneten Partien verlangen: Ohne jede einzelne dieser Gruppen lassen sich Partien nicht lesen.
t-bartley-wanted-them-turned-f0755166 = Bartley wollte sie umdrehen lassen wie die Steine von Othello. Die aufgezeichneten Partien verlangen es.
t-the-king-escapes-on-624de251 = Der König entkommt auf B2, R2 und B18; 16 Partien lassen sich mit einzelnen Eckpunkten nicht lesen.
t-no-man-passes-over-0be093b1 = In den Partien zieht kein Mann über einen Eckpunkt hinweg, und kein Regeltext der Familie erlaubt es ihm.
t-8-games-end-with-03cdde7a = 8 Partien enden mit dem König zwischen zwei Kommandanten. Zwischen einem Kommandanten und einem Mann ist er sicher (8-mal), ebenso zwischen einem Kommandanten und einem Ritter (einmal). Ob zwei Kommandanten ihn neben dem Thron schlagen, sagt kein Text; hier tun sie es.

## rulesets/alea-berserk-martens.toml

t-the-men-stand-as-f2d6fbad = Die Männer stehen wie in den aufgezeichneten Partien; welche von ihnen Kommandanten und Söldner sind, folgt aus ihren Sprüngen und aus den Männern, die nach ihrem Schlagen weiterkämpfen. Die Plätze der Söldner drehen sich mit dem Brett, haben aber kein Spiegelbild.
t-the-records-write-the-f459725b = Die Aufzeichnungen schreiben nur den ersten Zug einer Zugfolge auf; wohin ein Stein weiterzog, zeigt sich aus dem, was folgt.
t-captures-that-could-go-f9c87ebe = Schläge, die weitergehen konnten, wurden oft ausgelassen.
t-some-games-end-with-e38fa3c4 = Manche Partien enden mit einem Schlag des Königs nahe am Rand.
t-commanders-of-both-sides-3a709910 = Kommandanten beider Seiten springen über Gegner, die stehen bleiben.
t-five-games-cannot-be-17ceadf8 = Fünf Partien lassen sich nicht anders lesen. In einer Partie verlässt ein Mann vom Platz I6 das Brett: Sie scheint älter als die Regel.
t-men-stop-on-the-82df9193 = Männer machen auf der Mitte halt, und niemand wird gegen sie geschlagen.
t-every-king-caught-between-fafee6b5 = Jeder König, der zwischen zwei Angreifer gerät, wird geschlagen, 8-mal.
t-no-game-ends-by-3f7282c0 = Keine Partie endet durch Wiederholung. Die anderen Lesarten: Remis und die Niederlage der Königsseite.
t-no-game-comes-to-09eefc63 = Keine Partie kommt dahin. Die andere Lesart: Remis.

## rulesets/alea-berserk.toml

t-the-layout-helmfrid-1-15b63fac = Die Aufstellung Helmfrid 1. Zwei der vier Ritter schlagen in den aufgezeichneten Partien durch Springen; dass auf allen vier gescheckten Punkten einer steht, folgt aus der Symmetrie. Ob Angreifer besondere Männer hatten, zeigen die Partien nicht.
t-as-in-berserk-whose-8521c68c = Wie in Berserk, dessen Namen der Versuch trägt; die Partien zeigen es nicht. Die andere Lesart: Nichts dergleichen wurde erprobt.
t-a-knight-takes-a-fed668b6 = Ein Ritter schlägt einen Mann gegen einen Punkt des Eckblocks.
t-nobody-comes-to-a-be4c23eb = In den Partien kommt niemand zu einem Eckblock. In Berserk und in jedem Spiel dieser Website mit Eckpunkten macht dort nur der König halt; eine andere Lesart ist nicht bekannt.
t-no-position-comes-again-df872d8b = In den Partien kehrt keine Stellung wieder. Die anderen Lesarten: Remis und die Niederlage der Königsseite.

## rulesets/alea-dragonheels.toml

t-the-page-breaks-off-8c30e715 = Die Webseite bricht, so wie wir sie haben, nach dem Schlagen gewöhnlicher Männer ab. Von den Wächtern sagt sie nur, dass sie wie der König nicht durch zwei fallen. Hier gelesen: auf allen vier Seiten, wie der König. Andere Lesarten: drei Seiten oder nie.
t-the-page-breaks-off-a18477be = Die Webseite bricht, so wie wir sie haben, nach dem Schlagen gewöhnlicher Männer ab. Zählte die Mitte nicht als vierte Seite, könnte der König neben ihr nicht geschlagen werden. Die anderen Lesarten machen sie niemandem feindlich oder allen.
t-the-page-breaks-off-461b23c9 = Die Webseite bricht, so wie wir sie haben, nach dem Schlagen gewöhnlicher Männer ab. Über Schläge gegen die Zitadellen ist hier nichts bekannt. Die anderen Lesarten machen sie den Männern feindlich oder nur den Angreifern, wie in der Wikipedia jener Zeit.
t-the-page-breaks-off-31ca5f26 = Die Webseite bricht, so wie wir sie haben, nach dem Schlagen gewöhnlicher Männer ab. Jede Quelle der Familie, die eine Zahl nennt, lässt in jeder Richtung einen Mann fallen. Die andere Lesart lässt nur einen fallen.
t-the-page-breaks-off-34fcd8f1 = Die Webseite bricht, so wie wir sie haben, nach dem Schlagen gewöhnlicher Männer ab. Das gewöhnliche Schlagen durch Einschließen braucht den Zug des Gegners, sodass ein Mann zwischen zwei Gegnern stehen darf. Die andere Lesart würde ihn schlagen.
t-the-page-breaks-off-af585e15 = Die Webseite bricht, so wie wir sie haben, nach dem Schlagen gewöhnlicher Männer ab. Nichts nimmt den König vom Schlagen aus. Die andere Lesart: ein König ohne Waffen.
t-the-page-breaks-off-15f757e4 = Die Webseite bricht, so wie wir sie haben, nach dem Schlagen gewöhnlicher Männer ab. Er fällt nicht durch zwei, also sind vier gelesen; die andere Lesart: drei.
t-the-page-breaks-off-e5fd4e41 = Die Webseite bricht, so wie wir sie haben, nach dem Schlagen gewöhnlicher Männer ab. Er fällt nicht durch zwei, also sind vier gelesen, einer davon die Mitte; die andere Lesart: drei andere außer ihr.
t-any-of-the-sixteen-f4339fdc = Jeder der sechzehn Punkte gewinnt.
t-the-page-breaks-off-64669514 = Die Webseite bricht, so wie wir sie haben, nach dem Schlagen gewöhnlicher Männer ab. Am Rand lassen sich nicht vier Seiten versperren: Dort ist er sicher. Die andere Lesart, die der Wikipedia jener Zeit, schlägt ihn mit dreien.
t-the-page-breaks-off-4bd90040 = Die Webseite bricht, so wie wir sie haben, nach dem Schlagen gewöhnlicher Männer ab. Remis beim dritten Vorkommen ist das Übliche. Die andere Lesart beachtet Wiederholungen nicht.

## rulesets/alea-dux.toml

t-the-layout-helmfrid-1-7ef0fef5 = Die Aufstellung Helmfrid 1 mit Duces auf den vier gescheckten Punkten.
t-the-layout-helmfrid-1-bd0b0988 = Die Aufstellung Helmfrid 1 mit Duces auf den vier gescheckten Punkten und den vier Achsenpunkten des Rings. Welche acht es waren, zeigen die aufgezeichneten Partien nicht.
t-one-jump-is-recorded-4d51da40 = Ein Sprung ist aufgezeichnet, über einen Angreifer, der stehen bleibt. Nielsen nahm den Dux aus R. C. Bells Rekonstruktion des römischen Spiels, wo er über einen Gegner springt, ohne ihn zu schlagen.
t-no-dux-is-taken-f60f5ee7 = In den Partien wird kein Dux geschlagen. Bells Dux und die Kommandanten von Berserk fallen wie jeder Mann; die andere Lesart verlangt drei Seiten, wie im Spiel von Unst.

## rulesets/alea-hnefi-2026.toml

t-walker-marks-sixteen-squares-8f51f5da = Walker markiert sechzehn Felder, vier in jeder Ecke. Einzelne Eckpunkte mit Wächtern daneben waren 2020 ein Einfall von Thomas Henning, einem Leser seiner Webseite.
t-by-walker-s-rules-e188d289 = Nach Walkers Regeln schlagen ihn dort zwei Männer, und die Angreifer gewinnen die meisten Partien.
t-walker-says-nothing-of-7abb1558 = Walker sagt nichts dazu; in seinem eigenen Regelwerk hier ist es ein Remis.

## rulesets/alea-murray-rules.toml

t-none-of-our-accounts-5fc6a2af = Keine unserer Darstellungen von Murrays Regeln sagt, wer beginnt. Die meisten Regelwerke, die auf ihn zurückgehen, lassen die Angreifer beginnen; die andere Lesart: die Seite des Königs.
t-not-spoken-of-in-58fdf00c = In der Darstellung nicht erwähnt; es ist die Gangart des Tablut, von dem Murrays Rekonstruktion ausgeht, und jeder Alea seither. Eine andere Lesart ist nicht bekannt.
t-the-account-does-not-597b5649 = Die Darstellung spricht nicht von der Mitte; wie im Tablut beginnt dort nur der König. Die andere Lesart macht sie zu einem Punkt wie jedem anderen.
t-our-accounts-do-not-7d5b96bd = Unsere Darstellungen sprechen nicht vom Haltmachen auf der Mitte. Nach den meisten Regeln der Familie tut es nur der König, und er darf zurückkehren. Andere Lesarten verschließen sie auch ihm oder öffnen sie allen.
t-our-accounts-do-not-027c0381 = Unsere Darstellungen sprechen nicht vom Überqueren der Mitte. Nichts ist bekannt, was es verbietet; die andere Lesart verwehrt es den Männern.
t-where-the-king-is-ea2c7143 = Wo der König von vier Seiten geschlagen wird, vertritt die leere Mitte den vierten Mann, der dort nicht stehen könnte. Dass sie Männer schlägt, wird nirgends gesagt. Andere Lesarten machen sie niemandem feindlich oder allen.
t-the-king-goes-to-af2852e5 = Der König will an den Rand, die sechzehn in den Ecken gezeichneten Punkte dienen also keinem Zweck. Die andere Lesart hält sie den Männern verschlossen.
t-not-spoken-of-in-f0b3f635 = Nicht erwähnt; es ist das Schlagen des Tablut, von dem Murrays Rekonstruktion ausgeht. Eine andere Lesart ist nicht bekannt.
t-not-spoken-of-in-6377a242 = In unseren Darstellungen nicht erwähnt. Jede Quelle der Familie, die davon spricht, lässt einen Zug in mehreren Richtungen schlagen.
t-not-spoken-of-in-cc33c9b7 = In unseren Darstellungen nicht erwähnt. Fast jede Quelle der Familie, die davon spricht, lässt einen Mann unbeschadet zwischen zwei Gegner ziehen; nur eine Darstellung, von Bells Spiel, gewährt es allein dem König.
t-the-king-is-taken-5445adad = Der König wird von vier Seiten geschlagen; neben der leeren Mitte vertritt diese die vierte, sonst könnte er dort nicht geschlagen werden. Die andere Lesart macht ihn dort sicher.
t-no-rule-is-known-da1e9176 = Keine Regel ist bekannt, und keine wird hinzugefügt: Führt eine Partie nirgendwohin, einigen sich die Spieler auf Remis. Die andere Lesart: Remis beim dritten Vorkommen.
t-no-rule-is-known-d0b739b0 = Keine Regel ist bekannt; Remis begünstigt keine Seite. In anderen Spielen der Familie verliert die Seite, die nicht ziehen kann.

## rulesets/alea-opentafl.toml

t-not-in-the-record-b175f223 = Nicht im Eintrag: die Vorgabe der Notation.
t-the-record-has-tfr-6d746f08 = Der Eintrag hat `tfr:w`, was die Notation so erklärt: Wer zum dritten Vorkommen zieht, gewinnt, da der andere ihn dazu gezwungen haben soll. Der Code des Programms tut das Gegenteil: siehe die Option `as-programmed`.
t-the-code-lets-the-7106997a = Der Code lässt die Angreifer gewinnen, wenn kein Verteidiger einen leeren Punkt neben sich hat, selbst wenn es einer ist, auf dem er nicht haltmachen darf. Für Angreifer ohne Zug hat er keine Bestimmung: Dass sie ebenso verlieren, ist unsere Lesart. Die anderen Lesarten: Remis und ein verfallener Zug.
t-who-brings-a-position-27e16c69 = Wer eine Stellung zum dritten Mal herbeiführt, verliert.

## rulesets/alea-thomasguild-2020.toml

t-the-page-prints-octagonally-464f364a = Die Webseite schreibt „octagonally“, offenbar für orthogonal. Für die vier gescheckten Punkte gibt sie keine Regel und fragt nur, ob vielleicht allein König und Herzöge sie betreten dürfen oder ob sie jeden schützen, der dort steht.
t-the-exceptions-to-the-ef6d450f = Die Ausnahmen von der Zugregel binden nur die Männer, und die Bildunterschrift lässt den König auf jeden freien Punkt: Er darf also zurückkehren. Dass er dort nur sicher ist, wenn er noch nicht gezogen hat, setzt das voraus.
t-the-text-bars-men-ecc6b479 = Der Text verwehrt den Männern, die Burg zu betreten; dass sie sie auch nicht überqueren dürfen, steht nur in der Bildunterschrift. Die Züge des Königs kennen keine solche Ausnahme.
t-the-page-names-the-1344ec52 = Die Webseite nennt die verzierten Männer der Ecken als Partner beim Schlagen, nicht die Burg. Beim Wort genommen hilft die Burg nie, jemanden zu schlagen. Andere Lesarten zählen sie gegen den König, wie in Walkers Faltblatt von 2011, die Option `throne-as-fourth`, oder gegen alle, wie auf seiner Website.
t-that-there-are-four-c09a7caf = Dass in jeder Ecke vier verzierte Männer stehen, wird gesagt; dass sie zwei und zwei stehen, ist nur gezeichnet.
t-the-page-bars-the-09c8ac20 = Die Webseite verwehrt den Männern die Eckpunkte, weil die verzierten Männer sie besetzen, und kein Stein springt über einen anderen: Also dürfen sie sie auch nicht überqueren. Die andere Lesart lässt alle hinüber, da nur das Betreten verboten ist.
t-that-they-are-hostile-1d541973 = Dass sie den Männern beider Seiten feindlich sind, steht ausdrücklich da. Dass sie gegen den König nicht zählen, folgt aus der Regel, wie er geschlagen wird: Sie nennt vier Männer, oder drei und den Rand. Die andere Lesart zählt sie.
t-a-picture-on-the-f75298f8 = Auch ein Bild auf der Webseite zeigt es.
t-the-page-asks-for-63a4b64c = Die Webseite verlangt vier Männer, oder drei und den Rand, und sagt nichts von einem König neben der leeren Burg. Beim Wort genommen kann er dort nicht geschlagen werden, da auf der vierten Seite kein Mann stehen darf. Die andere Lesart lässt die Burg der Vierte sein: die Option `throne-as-fourth`.
t-the-page-declares-a-23119a8e = Die Webseite erklärt die Partie für remis, wenn sich eine Stellung wiederholt, ohne eine Zahl: wörtlich also, wenn sie zum zweiten Mal vorkommt. Die andere Lesart wartet wie üblich das dritte Mal ab: die Option `third-repetition`.
t-the-empty-castle-counts-f19ef992 = Die leere Burg zählt gegen den König, der neben ihr dann von drei Grafen geschlagen wird, wie in Walkers Faltblatt von 2011. Ohne dies kann er für immer neben der Burg sitzen.
t-walker-s-leaflet-of-32a3ce3a = Walkers Faltblatt von 2011 schlägt den König neben der Burg mit drei Männern. Die Webseite sagt das nicht; sie sagt, dass sie Walker folgt, nennt aber eine Arbeit von ihm von 2014, „Alea evangelii“, die wir nicht gesehen haben.
t-the-game-is-drawn-5f260041 = Die Partie endet remis, wenn eine Stellung zum dritten Mal vorkommt, nicht schon beim zweiten Mal.
t-the-page-gives-no-70276862 = Die Webseite nennt keine Zahl. Drei verlangen die meisten Regelwerke; beim Wort genommen verlangt die Webseite zwei.

## rulesets/alea-walker-2011.toml

t-the-website-of-2015-95edd87f = Die Website von 2015 lässt die Angreifer beginnen.
t-he-alone-may-and-badbd3ef = Er allein darf es, und keine Regel nimmt es ihm, wenn er hinausgegangen ist. Die Website von 2015 verschließt die Burg auch ihm.
t-that-the-castle-counts-7b4358f3 = Dass die Burg gegen den König zählt, steht ausdrücklich da. Die Bildunterschrift spricht auch von Schlägen gegen das Mittelfeld: So gelesen, wie Walker 2015 schreibt, ist die leere Burg den Männern beider Seiten feindlich. Die andere Lesart meint nur das Schlagen des Königs.
t-the-four-variegated-points-e7ba27fc = Auch die vier gescheckten Punkte sind markiert, mit einem Kreis, aber nur als Hilfe beim Aufstellen: Keine Regel spricht von ihnen.
t-the-fixed-men-drawn-47430905 = Die festen Männer, die auf den Eckpunkten gezeichnet sind, stehen jedem Zug im Weg.
t-the-corner-men-capture-85d67288 = Die Eckmänner schlagen „Steine“ beider Spieler. Das gilt für die Männer; ob es für den König gilt, ist offen: Regel 5 rechnet ihn zu den Steinen, aber Regel 7, die ihn schlägt, nennt nur Grafen, Burg und Rand. Hier zählen sie nicht gegen ihn; die andere Lesart macht die Ecken allen feindlich.
t-men-are-captured-by-c374b867 = Männer werden geschlagen, indem man sie mit Gegnern umstellt, und der König ist ein Gegner der Grafen. Die andere Lesart lässt ihn ohne Waffen. Walkers Brandub-Faltblatt soll es entscheiden, konnte aber nicht gelesen werden (nicht nachgeprüft).
t-the-leaflet-is-silent-f895de22 = Das Faltblatt schweigt. Das Tablut-Faltblatt derselben Reihe erlaubt Remis durch Wiederholung, ohne eine Zahl; drei ist die übliche. Bei St. Thomasguild, deren Webseite nach eigenen Worten Walker folgt, ist die Partie remis, wenn sich eine Stellung wiederholt: Die andere Lesart ist Remis beim zweiten Mal.
t-the-leaflet-is-silent-e712d69e = Das Faltblatt schweigt. Das Tablut-Faltblatt derselben Reihe erlaubt Remis, wenn eine Seite nicht ziehen kann, ebenso St. Thomasguild, deren Webseite nach eigenen Worten Walker folgt. Die andere Lesart ist eine Niederlage, wie in anderen Spielen der Familie.

## rulesets/alea-walker-2015.toml

t-the-leaflet-of-2011-8514f1bd = Das Faltblatt von 2011 lässt die Seite des Königs beginnen.
t-the-rules-speak-of-43e8f562 = Die Regeln sprechen von Feldern; die Webseite selbst sagt, dass die Steine in der Handschrift auf den Kreuzungen der Linien stehen. Am Spiel ändert das nichts.
t-sixteen-squares-are-marked-243d786f = Sechzehn Felder sind in den Ecken markiert. Ein Leser der Webseite, Thomas Henning, meinte 2020, eine Zitadelle sei ein einziger Punkt ganz in der Ecke, und die vier gescheckten Männer könnten Anführer sein, deren Fall gewinnt; keine Regel hier folgt ihm.
t-the-text-does-not-4f44eb2b = Der Text sagt nicht, ob Männer über die Eckpunkte hinwegziehen dürfen. Auf dem Bild von 2011 sind sie durch die festen Männer versperrt, also dürfen sie es nicht. Die andere Lesart lässt sie hinüber.
t-rule-9-makes-the-b033864e = Regel 9 lässt die Ecken Steine beider Spieler schlagen; dass sie auch den König schlagen, folgt aus Regel 8, die ihn wie einen Herzog schlägt. Die andere Lesart nimmt ihn aus.
t-men-are-captured-by-288fb33a = Männer werden geschlagen, indem man sie mit Gegnern umstellt, und der König ist ein Gegner der Grafen. Ludiis Code liest es anders: Dort ist er nur ein Amboss. Eine dritte Lesart lässt ihn ohne Waffen.
t-the-source-is-silent-eea07191 = Die Quelle schweigt. Walkers Tablut-Faltblatt derselben Reihe erlaubt Remis durch Wiederholung, ohne eine Zahl; drei ist die übliche.
t-the-source-is-silent-18a047d8 = Die Quelle schweigt. Walkers Tablut-Faltblatt derselben Reihe erlaubt Remis, wenn eine Seite nicht ziehen kann. In anderen Spielen der Familie verliert diese Seite.

## rulesets/alea-wikipedia-2008.toml

t-the-page-gives-the-e6e21cb9 = Die Webseite lässt die Zitadellen beim Schlagen mitwirken und die Burg nicht. Eine spätere Fassung lässt es beide: siehe die Option `castle-captures`. Neben der leeren Burg kann der König, wörtlich gelesen, nicht geschlagen werden; die andere Lesart zählt die Burg gegen ihn.
t-not-spoken-of-every-37ef05d9 = Nicht erwähnt; jede Quelle der Familie, die eine Zahl nennt, lässt in jeder Richtung einen Mann fallen. Die andere Lesart lässt nur einen fallen.
t-the-page-names-the-6ef79d1c = Die Webseite nennt die vier äußersten Ecken, A1, A19, S1 und S19. Auf den anderen zwölf Punkten der Zitadellen darf der König stehen und weiterziehen.
t-the-page-is-silent-d9a2207d = Die Webseite schweigt; Remis beim dritten Vorkommen ist das Übliche. Die andere Lesart beachtet Wiederholungen nicht.
t-the-empty-castle-stands-69e7ac6e = Die leere Burg vertritt ein weißes Schiff, wenn ein schwarzes geschlagen wird, so wie die Zitadellen.

## rulesets/alea-winther-2006.toml

t-the-message-does-not-ce06c5b3 = Die Nachricht sagt es nicht. In den meisten Spielen der Familie beginnen die Angreifer; die andere Lesart: die Seite des Königs.
t-the-message-does-not-725fc67d = Die Nachricht sagt es nicht. Eine andere Gangart ist bei der Alea nicht bekannt.
t-the-message-does-not-3516df05 = Die Nachricht sagt es nicht. Nichts ist bekannt, was das Überqueren verbietet; die andere Lesart verwehrt es den Männern.
t-the-message-counts-the-23a1b170 = Die Nachricht zählt die Mitte gegen einen König neben ihr; ob sie auch Männer schlägt, wird nicht gesagt. In Winthers eigenem Tablut vom Frühjahr davor schlägt sie mit. Die andere Lesart hält es auch hier so.
t-the-corners-serve-in-5ae6e45c = Die Ecken helfen beim Schlagen; ob auch gegen den König, wird nicht gesagt. Außerhalb der Mitte wird er wie ein Mann geschlagen, also auch mit ihnen. Die andere Lesart nimmt ihn aus.
t-the-message-does-not-bb39d726 = Die Nachricht sagt es nicht. Eine andere Art zu schlagen ist bei der Alea nicht bekannt.
t-the-message-does-not-f669ceaf = Die Nachricht sagt es nicht. Jede Quelle der Familie, die eine Zahl nennt, lässt in jeder Richtung einen Mann fallen. Die andere Lesart lässt nur einen fallen.
t-the-message-does-not-c71767c4 = Die Nachricht sagt es nicht. Jede Quelle, die davon spricht, lässt einen Mann zwischen zwei Gegnern stehen. Die andere Lesart würde ihn schlagen.
t-the-message-does-not-8f23d9e2 = Die Nachricht sagt es nicht. Nichts nimmt den König aus; die andere Lesart: ein König ohne Waffen.
t-away-from-the-centre-167ed882 = Außerhalb der Mitte wird er von zweien geschlagen, und der Rand liegt außerhalb. Die andere Lesart hält ihn dort sicher.
t-the-message-does-not-1f9e3e60 = Die Nachricht sagt es nicht. Remis beim dritten Vorkommen ist das Übliche; die andere Lesart beachtet Wiederholungen nicht.
t-the-message-does-not-446ceced = Die Nachricht sagt es nicht. Remis begünstigt niemanden; die andere Lesart: eine Niederlage.

## rulesets/ard-ri-throne.toml

t-eight-attackers-between-and-1cd0f255 = Acht Angreifer zwischen und neben den Männern eines offenen Rings: Nummer 26 der 7×7-Aufstellungen der Website.
t-eight-attackers-in-a-a9416dc2 = Acht Angreifer in einem quadratischen Ring um das Kreuz: Nummer 32 der 7×7-Aufstellungen der Website.
t-the-king-goes-one-7113eba6 = Der König geht nur einen Schritt auf einmal: „Ard Ri-1“ auf der Website.
t-in-150-king-s-2899fb14 = Von 150 Königszügen der aufgezeichneten Partien war keiner länger.
t-the-king-takes-no-888381f4 = Der König wirkt beim Schlagen nicht mit: Versuche der Website.
t-so-the-variants-are-c698a215 = So heißen die Varianten; kein aufgezeichneter Schlag braucht den König, und in zwei Partien ließ er einen aus. Eine andere Lesart gibt es nicht.
t-the-empty-throne-helps-b1d08cb5 = Der leere Thron hilft nicht, einen Mann zu schlagen.
t-in-four-cases-of-31798cc3 = In vier von vier Fällen wurde kein Mann gegen ihn geschlagen. Ob er gegen den König neben ihm zählt, zeigt sich weder so noch so.
t-a-throne-that-captures-d300f3e2 = Ein Thron, der leer niemanden schlägt, tut es auch unter dem König nicht. Die andere Lesart ist die der Grundregeln.
t-nobody-passes-over-the-b36f79b4 = Niemand zieht über den Thron hinweg: „nopass“ auf der Website.
t-so-the-variant-is-ce3eb3fa = So heißt die Variante; in ihren drei aufgezeichneten Partien zog niemand hinweg. Eine andere Lesart gibt es nicht.
t-only-the-defenders-pass-67851644 = Nur die Verteidiger ziehen über den Thron hinweg, und er schlägt nur Angreifer: „whitefriendlypass“ auf der Website.
t-defenders-passed-over-it-5058a726 = Verteidiger zogen in 24 aufgezeichneten Partien viele Male über ihn hinweg, Angreifer nie.
t-attackers-were-captured-against-dfbcc455 = Angreifer wurden gegen ihn geschlagen, Verteidiger nie; und mit drei Angreifern schlug er den König.

## rulesets/ashton-aagenielsen.toml

t-nobody-came-back-to-1c9708b9 = In 46 aufgezeichneten Partien kehrte niemand zur Burg zurück oder zog über sie hinweg.
t-24-men-of-24-932e82f0 = 24 von 24 Männern, die gegen die leere Burg eingeschlossen wurden, fielen.
t-with-the-king-on-0c9dfbbf = Mit dem König darin schlug die Burg keinen Verteidiger, in elf von elf Fällen. In Bologna tut sie es.
t-sixteen-moves-of-attackers-f6da007e = Sechzehn Züge von Angreifern innerhalb ihres eigenen Lagers.
t-59-men-of-61-2028c005 = 59 von 61 Männern, die gegen einen leeren Lagerpunkt eingeschlossen wurden, fielen; acht Könige fielen durch einen Angreifer und einen Lagerpunkt. Die beiden anderen: siehe den Schutz im Lager.
t-two-attackers-that-stood-a0f19f1f = Zwei Angreifer, die in einem Lager standen, wurden nicht gegen dessen Punkt am Rand geschlagen.
t-no-recorded-game-shows-17ae611b = Keine aufgezeichnete Partie zeigt einen Ring um alle Verteidiger. Die andere Lesart ist die Regel der späteren Spiele der Website.
t-no-recorded-game-has-d4fa8b90 = Keine aufgezeichnete Partie hat ein drittes Vorkommen; Remis ist die übliche Antwort. Die andere Lesart lässt die Seite des Königs verlieren, wie auf den späteren Seiten der Website.
t-the-site-s-pages-db28e184 = Auf den Seiten der Website über das Hnefatafl von Fetlar und von Copenhagen verliert, wer nicht ziehen kann; was über dieses Spiel zu lesen war, kommt nicht darauf. Die anderen Lesarten: Remis und ein verfallener Zug.

## rulesets/ashton-bologna.toml

t-the-server-gives-white-e2102657 = Der Server gibt Weiß den ersten Zug; ein neuer Zustand für sich allein gäbe ihn Schwarz.
t-black-takes-a-white-3b401895 = Schwarz schlägt einen weißen Mann gegen die Burg, ob der König darin steht oder nicht. Im Ashton-Tablut von aagenielsen.dk nicht: Elf aufgezeichnete Partien boten die Gelegenheit, in keiner wurde geschlagen.
t-the-code-lets-a-17366225 = Der Code lässt einen Mann von einem Lagerpunkt zu einem anderen ziehen, außer wenn sie mehr als fünf Punkte auseinanderliegen: also innerhalb seines eigenen Lagers und nicht in das gegenüberliegende.
t-white-takes-a-black-f195f3a3 = Weiß schlägt einen schwarzen Mann gegen einen Lagerpunkt, selbst wenn ein anderer schwarzer Mann darauf steht.
t-the-code-leaves-out-7bdcf12c = Der Code nimmt die vier mittleren Randpunkte a5, e1, i5 und e9 aus. Diese liegen nur hinter Männern, die in einem Lager stehen, also läuft es auf dasselbe hinaus.
t-the-server-s-usual-a6d741c8 = Die übliche Einstellung des Servers; er kann auch mehr zulassen. Sein Code beginnt erst nach dem ersten Zug, sich zu erinnern, sodass nur eine zweite Rückkehr zur Grundstellung selbst Remis ergäbe; hier zählt die Grundstellung wie jede andere.
t-the-code-has-no-bd0e14ee = Der Code hat keine Bestimmung. Ein solcher Spieler kann nur einen unerlaubten Zug senden oder warten, bis seine Zeit abläuft, und verliert in beiden Fällen. Die andere Lesart: Remis.

## rulesets/berserk-9.toml

t-tablut-s-points-the-1abd1b74 = Die Punkte des Tablut. Die aufgezeichneten Partien zeigen Kommandanten dort, wo ein Angreifer allein vor seinem Lager steht; wo der Ritter stand, zeigen sie nicht, und E6 ist aus den ältesten Partien auf 11×11 übernommen.

## rulesets/berserk-throneless.toml

t-in-one-of-the-1a361266 = In einer der Partien bleibt der Ritter auf der Mitte stehen.

## rulesets/berserk.toml

t-in-the-oldest-recorded-d9547cc6 = In den ältesten aufgezeichneten Partien steht der Ritter gerade vor dem König: 26 Partien lassen sich nur so lesen, 82 nur mit dem Ritter auf E7.
t-the-page-says-from-43b2e297 = Die Webseite sagt „von und auf gesperrte Felder“. Die Partien zeigen, dass eins von beiden genügt: Von 49 Sprüngen des Königs führen 33 von einem gewöhnlichen Punkt in eine Ecke, 15 vom Thron auf einen gewöhnlichen Punkt und 1 auf den Thron; keiner kommt ohne das eine oder das andere aus.
t-of-the-616-recorded-bb0ea695 = Von den 616 aufgezeichneten Partien, die Schläge vermerken, lassen sich 338 ohne dies nicht lesen.
t-the-page-we-read-44223c49 = Die Webseite, die wir lesen konnten, bricht ab, bevor sie sagt, ob man weiterziehen muss. In 225 Zugfolgen der Partien war noch ein Schlag möglich und wurde ausgelassen.
t-14-of-the-games-1fdee909 = 14 der Partien enden so; das Programm von AbstractPlay hat dieselbe Regel.
t-the-rule-speaks-of-9cb3ee1b = Die Regel spricht von Angreifern und Verteidigern; dass der leere Thron als eine der vier Seiten des Königs neben ihm zählt, zeigen 5 Schlagfälle in den Partien.
t-two-or-three-men-c4019e25 = In vielen der Partien fallen zwei oder drei Männer auf einmal.
t-three-attackers-and-the-64662fa7 = Drei Angreifer und der leere Thron: 5 Partien enden so.
t-the-page-we-read-a15700bd = Die Webseite, die wir lesen konnten, bricht vor dieser Regel ab. 70 Partien enden mit dem König zwischen zwei Kommandanten und 13 mit dem König zwischen einem Kommandanten und einem Eckpunkt. Sicher ist er zwischen einem Kommandanten und einem Mann (262-mal), einem Mann und einem Eckpunkt (4-mal), einem Kommandanten und dem leeren Thron (einmal) und auf dem Thron (2-mal). Die Programme von AbstractPlay und OpenTafl haben dieselbe Regel. Ob zwei Kommandanten ihn neben dem Thron schlagen, sagt kein Text; hier tun sie es.
t-in-28-games-the-90450def = In 28 Partien stand der König am Rand mit Angreifern oder einem Eckpunkt auf seinen drei offenen Seiten, und die Partie ging weiter.
t-in-two-games-a-751ef62c = In zwei Partien kam eine Stellung zum dritten Mal vor, und die Partie ging weiter; fünf Remis wurden vereinbart oder lassen sich vom Brett her nicht erklären. Was auf der Website Partien beendete, ist das Hin- und Herziehen: 7 Partien wurden den Angreifern zugesprochen, als die Männer des Königs zum vierten Mal gleich standen, während die Angreifer vorankamen. Die andere Lesart, die von OpenTafl, lässt die Seite verlieren, die das dritte Vorkommen herbeiführt.
t-no-recorded-game-comes-f4fe89a9 = Keine aufgezeichnete Partie kommt dahin, und die Webseite, die wir lesen konnten, sagt es nicht. Die meisten Regelwerke dieser Familie, darunter das Programm von OpenTafl, lassen die Seite verlieren, die nicht ziehen kann; die andere Lesart: Remis.

## rulesets/brandubh-2-aagenielsen.toml

t-in-46-recorded-games-16e4f366 = In 46 aufgezeichneten Partien stand ein Angreifer neben dem König, der leere Thron gegenüber, und er wurde nicht geschlagen; Männer beider Seiten wurden es.
t-21-recorded-games-ended-6ee95da3 = 21 aufgezeichnete Partien endeten mit zwei Angreifern neben ihm.

## rulesets/brandubh-cyningstan.toml

t-the-rules-forbid-stopping-87c81a1a = Die Regeln verbieten, auf der Mitte haltzumachen, und sagen nichts vom Überqueren. Ludiis Code, nach der Webseite geschrieben, lässt jeden Stein über sie hinwegziehen, wenn sie leer ist. Die andere Lesart lässt keinen.
t-the-twelve-rules-do-826931b2 = Die zwölf Regeln sagen es nicht; jede Quelle der Familie, die davon spricht, lässt einen Mann zwischen zwei Gegnern stehen. Die andere Lesart würde ihn schlagen.
t-rule-12-draws-a-ffabbba2 = Regel 12 gibt Remis, wenn sich eine Stellung wiederholt, und sagt nicht, wie oft: gelesen als drittes Vorkommen, wie üblich. Die andere Lesart: das zweite.

## rulesets/brandubh-dragonheels.toml

t-not-verified-the-accounts-b0df40eb = Nicht nachgeprüft: Die Berichte von der Webseite sagen nicht, wer beginnt. Alle anderen heutigen Brandubh-Regeln lassen die Angreifer beginnen; die andere Lesart: die Seite des Königs.
t-not-verified-we-have-ddf89367 = Nicht nachgeprüft: Wir haben weder die Webseite noch einen Bericht von ihr, der sagt, wie die Steine ziehen. Alle anderen heutigen Brandubh-Regeln haben diese Gangart, und eine andere Lesart ist nicht bekannt.
t-the-king-may-not-d1177711 = Der König darf nicht zurückkehren. Die Website aagenielsen.dk, deren „Walker“-Brandubh auf gleiche Weise schlägt, erlaubt es ihm: siehe die Option.
t-tim-millar-says-so-6ace307c = Tim Millar sagt dies von jener Website.
t-to-the-king-too-c7b7aaa2 = Auch dem König: Er wird wie ein Mann geschlagen.
t-not-verified-the-accounts-80213c11 = Nicht nachgeprüft: Die Berichte von der Webseite sprechen von feindlichen Ecken und vom König, den zwei schlagen, nicht davon, wie ein Mann fällt. Alle anderen heutigen Brandubh-Regeln schlagen so, und eine andere Lesart ist nicht bekannt.
t-not-verified-the-accounts-7f09b0d6 = Nicht nachgeprüft: Die Berichte von der Webseite nennen keine Zahl. Die andere Lesart lässt nur einen Mann fallen; keine Quelle der Familie tut das.
t-not-verified-the-accounts-3149986f = Nicht nachgeprüft: Die Berichte von der Webseite sprechen nicht davon. Jede Quelle der Familie, die es tut, lässt einen Mann zwischen zwei Gegnern stehen; die andere Lesart würde ihn schlagen.
t-even-on-the-throne-1b6474bb = Selbst auf dem Thron, sagt Tim Millar von jener Website.
t-like-a-man-the-b94f8f3e = Wie ein Mann; vom Rand spricht die Webseite nicht. Die andere Lesart lässt den Rand zählen.
t-not-verified-the-accounts-30477c8a = Nicht nachgeprüft: Die Berichte von der Webseite sprechen nicht davon; drei ist die übliche Zahl. Die anderen Lesarten lassen eine Seite verlieren.
t-the-king-may-stop-78d3fd67 = Der König darf wieder auf dem Thron haltmachen: Die Website aagenielsen.dk schreibt dieses Brandubh Walker zu.
t-he-did-so-in-73477280 = Er tat es in 41 Zügen von 114 aufgezeichneten Partien; sie alle lassen sich nach diesen Regeln nachspielen.

## rulesets/brandubh-ohio-weak.toml

t-taken-over-from-the-1be2cec8 = Übernommen von dem Spiel, das hier abgewandelt wird; die aufgezeichneten Partien zeigen es nicht. Eine andere Lesart ist nicht bekannt.
t-the-one-man-that-a3441c26 = Der einzige Mann, der zwischen einem Gegner und dem Thron stand, wurde nicht geschlagen; zwei Angreifer neben dem König schlugen ihn dort nicht.
t-three-men-that-stood-6db7e884 = Drei Männer, die zwischen einem Gegner und einer Ecke standen, wurden nicht geschlagen, in acht aufgezeichneten Partien.

## rulesets/brandubh-throneless.toml

t-men-stopped-on-the-d5660ebf = In 34 aufgezeichneten Partien machten Männer auf der Mitte halt, und niemand wurde gegen sie geschlagen.

## rulesets/brandubh-wtf.toml

t-the-preset-lets-the-3c571c41 = Die Voreinstellung lässt die Seite verlieren, die zum dritten Mal wiederholt. Ob die Grundstellung als erstes Vorkommen zählt, sagt kein Text; hier zählt sie.

## rulesets/copenhagen.toml

t-to-men-of-both-897474fc = Den Männern beider Seiten, wenn er leer ist; für den König neben ihm ist er der vierte, der schlägt.
t-always-hostile-to-the-a8a301db = Den Angreifern immer feindlich, auch unter dem König.
t-the-page-says-to-edd6f031 = Die Webseite sagt: allen Steinen; da der König am Rand nicht geschlagen werden kann, meint sie die Männer.
t-the-page-does-not-85e642e3 = Die Webseite zählt nicht, wie viele Männer ein Zug schlagen darf. In 6138 aufgezeichneten Partien schlugen 834 Züge zwei oder mehr.
t-the-site-s-page-7f682bd1 = Die Regelseite der Website lässt offen, welcher Zug die Falle schließen darf. In ihren Partien fiel jede der 221 Reihen, deren Ende der letzte Zug schloss, und keine der 88, deren letzte offene Front er besetzte.
t-by-the-three-attackers-293eae5b = Von den drei Angreifern, die übrig bleiben, wobei der leere Thron der vierte ist.
t-in-the-recorded-games-fea873c6 = Von den aufgezeichneten Partien endeten 173 von selbst in einer solchen Festung; in jeder hatte der König einen Punkt, auf den er ziehen konnte, und kein Mann der Mauer hätte je geschlagen werden können.
t-139-recorded-games-ended-05dcadc6 = 139 aufgezeichnete Partien endeten dadurch, genau mit dem Zug, der den Ring schloss; eine ging, aus einem nicht gefundenen Grund, noch sechs Halbzüge weiter.
t-the-page-in-its-b33f5290 = Die Webseite lässt in ihrer heutigen Form jede endlose Wiederholung für die Seite des Königs verlieren, ohne zu sagen, wann sie endlos ist; dreimaliges Vorkommen ist das übliche Maß. Neun aufgezeichnete Partien endeten so beim dritten Vorkommen, zwanzig gingen eine Weile weiter. Die anderen Lesarten sind Optionen. Ob die Grundstellung als erstes Vorkommen zählt, sagt kein Text; hier zählt sie.
t-the-page-adds-that-73b71639 = Die Webseite fügt hinzu, dass eine Partie, die sich nicht mehr beenden lässt, etwa aus Mangel an Steinen, remis ist. Eine solche tote Partie ist hier remis, wenn die Spieler sich darauf einigen.
t-a-shieldwall-falls-whichever-399b89d2 = Ein Schildwall fällt, gleich welcher Gegner zuletzt kommt, auch wenn es einer vor der Reihe ist.
t-opentafl-calls-it-the-326c487c = OpenTafl nennt das den gelockerten Schildwall.
t-the-king-s-side-33017205 = Die Seite des Königs darf nicht herbeiführen, was schon einmal auf dem Brett stand, wie auf hnefatafl.org; die Angreifer dürfen es.
t-the-earlier-wording-the-a1212548 = Der frühere Wortlaut: Der Spieler, der als Einziger ständig droht, muss einen anderen Zug finden, oder er verliert.
t-on-the-edge-three-2ec6c5f0 = Am Rand schlagen drei Angreifer den König: ein Versuch der Website, von dem eine Partie bekannt ist.
t-the-one-game-of-d8e0c662 = Die einzige Partie der Variante „unsafe-edge“ zeigt keinen solchen Schlag; der Name sagt, dass es ihn geben kann. Drei Angreifer und der Rand, so schlagen die anderen Spiele der Website dort einen König; die andere Lesart: zwei.

## rulesets/david-brown-hnefatafl.toml

t-33-recorded-games-and-31ce4a3c = 33 aufgezeichnete Partien und bei neun Gelegenheiten zu einem Schlag kein einziger.
t-in-the-recorded-games-afcd9ff9 = In den aufgezeichneten Partien fiel kein Mann gegen den Thron, in vier von vier Fällen. Ob er gegen den König neben ihm zählt, zeigt sich weder so noch so.

## rulesets/fetlar-panel-2013.toml

t-a-refuge-square-like-467b7fca = Ein Zufluchtsfeld wie die vier Ecken: Nur der König darf darauf stehen.
t-with-the-king-on-4911fffc = Mit dem König darauf schlägt der Thron nur Angreifer, und das tut der König selbst.
t-the-corners-capture-men-20e8409d = Die Ecken schlagen Männer. Neben einer Ecke steht der König am Rand, wo er sicher ist.
t-at-the-edge-he-ddb210f5 = Vom Rand muss er erst dorthin getrieben werden, wo er sich umstellen lässt. Können die Angreifer das nicht, so ist die Partie nach dem Faltblatt remis; keine Maschine kann dessen sicher sein, darum überlässt hnefi es den Spielern, sich zu einigen.
t-surrounding-the-king-and-8e2e220c = Den König und einen seiner Krieger zu umstellen ist noch kein Sieg: Sie müssen getrennt oder der Krieger muss geschlagen werden. Nach den Regeln im Internet gewinnt die Einkreisung.
t-the-leaflet-also-draws-3582d064 = Das Faltblatt erklärt auch eine Partie für remis, in der der König keine Zuflucht erreichen kann und die Angreifer ihn nicht erreichen können. Eine solche tote Partie ist remis, wenn die Spieler sich darauf einigen.

## rulesets/fetlar.toml

t-the-page-does-not-8a5af5cd = Die Webseite zählt nicht, wie viele Männer ein Zug schlagen darf. In 999 aufgezeichneten Partien schlugen 137 Züge zwei.
t-unless-he-is-the-4a87053b = Außer wenn er der Letzte seiner Seite und ganz eingeschlossen ist: Dann kann diese Seite nicht ziehen und verliert nach der Regel über die Zugunfähigkeit.
t-the-site-added-it-eb5b549e = Die Website hat es hinzugefügt, während Partien liefen: Von den aufgezeichneten endeten zwölf, als der Ring sich schloss, und 25 ältere gingen weiter.
t-the-page-calls-a-51ea106e = Die Webseite nennt eine Partie remis, die durch Wiederholung nicht enden kann, ohne eine Zahl; das eigene Faltblatt des Panels von 2013 sagt, beim dritten Mal. Auf der Website mussten die Spieler sich einigen: Von 21 aufgezeichneten Partien mit einem dritten Vorkommen endete dort eine. Das ist die Option.
t-surrounding-everybody-does-not-55c6a104 = Alle einzukreisen gewinnt noch nicht, wie die Website aagenielsen.dk es in ihren ersten Jahren spielte.
t-in-25-recorded-games-2126108f = In 25 aufgezeichneten Partien hatten die Angreifer den Ring geschlossen, und es ging weiter.
t-a-repeated-position-ends-2c78df8a = Eine wiederholte Stellung beendet von sich aus nichts; die Spieler einigen sich.
t-of-21-recorded-games-a64e059c = Von 21 aufgezeichneten Partien mit einem dritten Vorkommen gingen 20 weiter.
t-the-king-captures-nothing-f9b566fa = Der König schlägt mit seinem eigenen Zug nichts: ein Versuch der Website.
t-the-king-captures-by-116f1fd2 = Der König schlägt mit seinem eigenen Zug, aber niemand nutzt ihn als Partner, auch nicht auf dem Thron: das „king hammer only“ der Website.
t-in-one-recorded-game-455acc80 = In einer aufgezeichneten Partie schloss ein Verteidiger einen Angreifer gegen den König auf seinem Thron ein und schlug nichts.

## rulesets/fidchell-armed.toml

t-in-one-recorded-game-51d9a76b = In einer aufgezeichneten Partie waren alle Verteidiger eingekreist; es ging noch eine Weile weiter, ehe die Angreifer gewannen. Die andere Lesart lässt die Regel weg.
t-men-passed-and-stopped-7c73ccb5 = Männer zogen über die Mitte hinweg und machten auf ihr halt, und keiner wurde gegen sie geschlagen.

## rulesets/foteviken-11.toml

t-the-t-shapes-of-3d18f2f3 = Die T-Formen der Angreifer als Lager, die Verteidiger in einer Raute.
t-the-t-shapes-of-883262d7 = Die T-Formen der Angreifer als Lager, die Verteidiger in einem Kreuz.
t-the-program-was-changed-ade8fb64 = Das Programm wurde geändert, während Partien liefen: In vier von 19 aufgezeichneten Partien wurden Männer gegen die leere Burg oder leere Lager geschlagen, in vier nicht.
t-see-the-throne-once-880e3edc = Siehe den Thron. Einmal machte ein König in einem Lager halt, was keine andere Partie zeigt.

## rulesets/foteviken-9.toml

t-nobody-came-back-to-55cbfb90 = In 33 aufgezeichneten Partien kehrte niemand zur Burg zurück, und keiner zog über sie hinweg.
t-six-men-that-stood-b96cd334 = Sechs Männer, die zwischen einem Gegner und der leeren Burg standen, wurden nicht geschlagen; neben ihr schlagen drei Angreifer den König.
t-no-piece-from-outside-8e67d72c = Kein Stein von außen machte je auf einem Lagerpunkt halt oder zog über einen hinweg, in 33 aufgezeichneten Partien.
t-nine-moves-of-attackers-a8f59f2e = Neun Züge von Angreifern innerhalb ihres eigenen Lagers.
t-forty-men-that-stood-be6076cf = Vierzig Männer, die zwischen einem Gegner und einem leeren Lagerpunkt standen, wurden nicht geschlagen.
t-so-the-rules-of-bf38da91 = So die Regeln des Museums, nach dem das Spiel heißt; keine aufgezeichnete Partie der Website zeigt es.
t-no-recorded-game-has-540c370a = In keiner aufgezeichneten Partie kommt eine Stellung zum dritten Mal vor. Die Regeln der Ausstellung verbieten es, öfter als zweimal zu drohen; Remis ist anderswo die übliche Antwort.

## rulesets/foteviken-opentafl.toml

t-so-the-rules-record-0025bdab = So der Regeleintrag, den das Programm schreibt. Der Code, der über Schläge entscheidet, sagt etwas anderes: siehe die Option `as-programmed`.
t-the-code-asks-only-7efd1ff7 = Der Code fragt nur, ob ein Mann in einem Lager steht, nicht in welchem: Aus seinem eigenen darf er geradewegs in das gegenüberliegende ziehen. Nach den Regeln des Museums darf er es nicht.
t-as-with-the-castle-1b8b7273 = Wie bei der Burg: Der Eintrag sagt es so, der Code, der über Schläge entscheidet, lässt die Lager weg.
t-the-camp-points-of-81568c1b = Die Lagerpunkte des Randes sind dem König verschlossen.
t-the-empty-castle-captures-809c1071 = Die leere Burg schlägt Männer beider Seiten und zählt gegen den König; die Lager schlagen niemanden, auch ihn nicht.

## rulesets/gwyddbwyll-pfireland.toml

t-the-page-does-not-4bad7f0f = Die Webseite sagt nicht, wer beginnt; in den meisten Spielen auf sieben Linien tun es die Angreifer. Die andere Lesart: die Seite des Königs.
t-only-the-king-may-abf55f62 = Nur der König darf die Mitte betreten; bei Schritten von einem Punkt zieht niemand über etwas hinweg.
t-the-page-calls-the-56c3aed2 = Die Webseite nennt die Ecken die Rettung des Königs und sagt nicht, wer sonst dort stehen darf. Wären sie Männern offen, so würden vier von ihnen das Spiel lahmlegen. Die andere Lesart öffnet sie.
t-the-page-speaks-of-9427fd3c = Die Webseite spricht von Schlägen gegen die Mitte, von keinem gegen eine Ecke. Die andere Lesart, die der Brandubh-Spiele, lässt Ecken schlagen.
t-pieces-are-taken-between-6b7fddf2 = Steine werden zwischen zweien der eigenen geschlagen, und der König ist einer davon; nichts nimmt ihn aus. Die andere Lesart: ein König ohne Waffen.
t-the-king-is-surrounded-21980bf0 = Der König wird umstellt, und die leere Mitte schlägt jeden Stein außer ihm: wörtlich gelesen kann er neben ihr nicht geschlagen werden. Die andere Lesart zählt die Mitte als vierte Seite: die Option `throne-as-fourth`.
t-the-page-adds-that-3369618e = Die Webseite fügt hinzu, dass Angreifer, denen nur zwei Männer bleiben, verloren haben, da drei gebraucht werden. Die letzten Fürsten könnten sie noch schlagen, darum überlässt hnefi es den Spielern aufzugeben.
t-the-page-is-silent-70c8f978 = Die Webseite schweigt; Remis beim dritten Vorkommen begünstigt niemanden. Andere Spiele auf sieben Linien lassen den verlieren, der wiederholt.
t-the-page-is-silent-db653d65 = Die Webseite schweigt; Remis begünstigt niemanden. In anderen Spielen der Familie verliert die Seite, die nicht ziehen kann.

## rulesets/historical-hnefatafl-11.toml

t-to-men-of-both-024cb34c = Den Männern beider Seiten, wenn er leer ist; für den König neben ihm ist er einer der vier, die ihn schlagen.
t-only-the-brandubh-of-d7906c75 = Nur das Brandubh auf 7×7 hat sie.
t-the-page-does-not-f131b5df = Die Webseite zählt nicht, wie viele Männer ein Zug schlagen darf. In 877 aufgezeichneten Partien schlugen 133 Züge zwei oder mehr.
t-15-recorded-games-of-1412eff1 = 15 aufgezeichnete Partien auf 11×11 endeten dadurch, alle mit dem Zug, der den Ring schloss.
t-the-program-s-author-83e42429 = Der Verfasser des Programms zitiert die Webseite: Jede ständige Wiederholung ist für Weiß verloren. Wann sie ständig ist, sagt sie nicht; dreimaliges Vorkommen ist das übliche Maß. Wo ein drittes Vorkommen eine aufgezeichnete Partie von selbst beendete, gewannen die Angreifer, in 13 von 13 Fällen.
t-the-side-of-the-0534df5f = Die Seite des Königs macht den ersten Zug, wie in den Varianten der Website, deren Namen auf „-w“ enden.
t-so-the-site-s-708f7a56 = So sagte es die Webseite über das Copenhagen-Hnefatafl in ihrer früheren Form, und ebenso die über die Seeschlacht (Regel 7a); die frühere Form der Webseite über dieses Spiel war nicht zu lesen. Die andere Lesart ist die der heutigen Webseite.
t-most-of-the-site-6be7d770 = Die meisten Partien der Website mit einem dritten Vorkommen gingen weiter.
t-surrounding-everybody-does-not-8910a669 = Alle einzukreisen gewinnt noch nicht, wie die Website es in ihren ersten Jahren spielte.
t-in-six-recorded-games-59450dd7 = In sechs aufgezeichneten Partien auf 9×9 hatten die Angreifer den Ring geschlossen, und es ging weiter.

## rulesets/historical-hnefatafl-15.toml

t-forty-attackers-against-a-ae5c348e = Vierzig Angreifer gegen einen König und zwanzig Männer in einem dichten Kreuz: Aage Nielsens Aufstellung für 15×15, aus den Partien der Website.
t-thirty-two-attackers-against-87a85c54 = Zweiunddreißig Angreifer gegen einen König und sechzehn Männer in einem Kreuz: ein Versuch der Website, wie zwei ihrer drei aufgezeichneten Partien ihn zeigen.
t-the-same-men-with-48dd73b3 = Dieselben Männer, die Angreifer enger beisammen in vier T-Formen, wie die dritte der aufgezeichneten Partien der Website sie zeigt.

## rulesets/historical-hnefatafl-7.toml

t-like-the-throne-says-166a5ebf = Wie der Thron, sagt die Webseite; auch dem König: In 32 aufgezeichneten Partien schlugen ihn ein Angreifer und eine Ecke, in einer nicht.
t-like-a-man-the-8ee3e52c = Wie ein Mann; der Rand zählt nicht.
t-once-the-king-has-576ed61c = Hat der König den Thron einmal verlassen, darf er nicht wieder dort haltmachen: „Brandubh noreturn“ auf der Website.
t-in-26-recorded-games-e57c7daa = In 26 aufgezeichneten Partien tat er es nie, während er es anderswo in jeder dritten tut.
t-nobody-passes-over-the-bc633ca7 = Niemand zieht über den Thron hinweg oder kehrt auf ihn zurück: „Brandubh3“ auf der Website.
t-nobody-ever-did-in-d96715ff = Niemand tat es je, in 17 aufgezeichneten Partien.
t-beside-the-throne-two-e71b6dd1 = Neben dem Thron schlagen zwei Angreifer den König oder einer mit dem leeren Thron gegenüber: „weak-throne“ auf der Website.
t-one-recorded-game-ended-b3501c11 = Eine aufgezeichnete Partie endete so, mit dem Thron gegenüber; auf dem Thron braucht es weiterhin vier.

## rulesets/history-craft.toml

t-no-man-was-captured-53fcfb94 = Kein Mann wurde gegen den leeren Thron geschlagen, in fünf von fünf Fällen und in einem von einem; ob er gegen den König zählt, wie in Fetlar, zeigt sich weder so noch so.
t-since-it-captures-nobody-f00ff46b = Da er leer niemanden schlägt, tut er es auch unter dem König nicht. Der König selbst schlägt dort als Partner. Die andere Lesart ist die von Fetlar.
t-in-the-one-recorded-d3ead238 = In der einzigen aufgezeichneten Partie, in der alle Verteidiger eingekreist waren, ging es weiter, bis zum Remis. Die andere Lesart ist Fetlars heutige Regel.

## rulesets/hnefatafl-edge-11.toml

t-no-recorded-game-shows-e8b84218 = Keine aufgezeichnete Partie zeigt einen Ring um alle Verteidiger. Die späteren Regelseiten der Website haben diese Regel alle; die andere Lesart lässt sie weg.
t-men-stopped-on-the-7c8f41a8 = In zwei der Partien machten Männer auf den Ecken halt. In einer der beiden Partien ohne besonderen König wurde ein Angreifer gegen eine Ecke geschlagen, was keine andere Partie zeigt.

## rulesets/hnefatafl-org.toml

t-to-men-the-king-baf18457 = Den Männern; der König kann am Rand nicht geschlagen werden.
t-a-picture-of-captures-6ccd8859 = Ein Bild von Schlägen zeigt drei Männer, die durch einen Zug fallen.
t-the-page-does-not-921d65a4 = Die Webseite sagt nicht, welcher Zug die Falle schließen darf; im Code ist es einer, der an ein Ende der Reihe kommt.
t-the-code-s-forts-86cb4f18 = Die Festungen des Codes sind etwas enger gefasst: Er findet 164 der 182, die aufgezeichnete Partien beendeten.
t-the-code-asks-for-15a07a64 = Der Code verlangt einen einzigen Ring um alle; hier gelten auch mehrere Ringe, jeder um einige, als einer.
t-words-and-pictures-how-999f7cc5 = Worte und Bilder; wie viele Angreifer es sein müssen, steht nur im Code. Der Code hält eine Ecke auch dann für versperrt, wenn jemand von der Seite des Königs gleich daneben steht, und verlangt niemanden vor einem eingeschlossenen König, wenn es höchstens fünf Angreifer gibt; beides wird nicht gezeigt und hier nicht gespielt.
t-it-stands-in-the-7a9623f5 = Sie steht anstelle der Regel von Copenhagen. Der Code vergleicht Bretter, gleich wer am Zug ist, auch die Grundstellung; er vergleicht sie, bevor geschlagene Männer vom Brett genommen sind, und so wird hier nicht gespielt.
t-a-turn-is-a-fa85d6a4 = Als Zug zählt hier jeder Zug, gleich welcher Seite. So steht es im Änderungsprotokoll; der Code gibt erst zwei Züge später remis, wie in der Option.
t-the-game-is-drawn-6fe33fa5 = Die Partie endet mit dem 134. Zug remis, so wie der Code zählt.

## rulesets/ludii-alea.toml

t-the-text-beside-the-a2e2b37a = Der Text neben dem Code ist der von Walkers Faltblatt von 2011, wo die Seite des Königs beginnt.
t-the-empty-centre-is-7bf3463b = Die leere Mitte ist den Männern beider Seiten feindlich und zählt gegen einen König neben ihr.
t-the-king-is-captured-5af4518c = Der König wird nur von zwei Angreifern geschlagen; die Ecken zählen nicht gegen ihn.
t-only-the-moves-of-83ea813a = Nur Züge von Männern lösen einen Schlag aus; der König zählt als ihr Partner.
t-the-code-has-no-65df3423 = Der Code hat keine Bestimmung über Wiederholung, also geschieht nichts. Die andere Lesart würde das übliche Remis hinzufügen.
t-the-code-has-no-488c7d44 = Der Code hat keine Bestimmung; nach Ludiis allgemeiner Regel passt eine Seite ohne Zug. Die anderen Lesarten: Remis und eine Niederlage.

## rulesets/ludii-ardri.toml

t-with-moves-of-one-88125c6e = Bei Zügen von einem Punkt zieht niemand über etwas hinweg.
t-the-centre-counts-against-3ac268ca = Die Mitte zählt gegen den König; Männer werden nur zwischen zwei Gegnern geschlagen.
t-the-king-is-captured-495303f7 = Der König wird von zweien geschlagen, wie ein Mann. Ludii nennt diese Regeln berichtigt, die anderen gewöhnlich.

## rulesets/ludii-hnefatafl-fetlar-common.toml

t-the-code-asks-whether-d0b6c479 = Der Code fragt, ob der Punkt die Mitte ist, nicht, ob er leer ist: Auch mit dem König darauf schlägt die Mitte Männer, darunter seine eigenen.
t-the-code-asks-only-6d5f4e36 = Der Code fragt nur nach den Nachbarn, die das Brett hat: Am Rand genügen drei Angreifer.

## rulesets/magpie.toml

t-men-of-both-sides-c6d76cad = Männer beider Seiten zogen in 120 aufgezeichneten Partien über ihn hinweg. Ein anderes Programm lässt nur den König hinüber, der einen Schritt geht und es gar nicht kann.
t-the-page-says-that-e41fcbdc = Die Webseite sagt, dass er dort geschlagen werden kann; in den Partien von drei Angreifern oder neben einer Ecke von zweien.
t-on-the-edge-the-1e0f815b = Am Rand kann der König nicht geschlagen werden: „Old Magpie“ auf der Website.
t-in-two-recorded-games-0a4baad6 = In zwei aufgezeichneten Partien standen dort drei Angreifer um ihn, und es ging weiter.

## rulesets/norseamerica.toml

t-the-account-says-nothing-ff40551b = Der Bericht sagt nichts davon und vergleicht das Spiel mit denen seiner Website, wo es so ist. Eine andere Lesart ist nicht bekannt.
t-friendly-to-everybody-says-540ce17a = Allen freundlich, sagt der Bericht mit einem Ausrufezeichen: Auch kein Angreifer wird gegen ihn geschlagen.
t-to-everybody-says-the-369043db = Allen, sagt der Bericht; aber zwei Angreifer, eine Ecke und der Rand schlagen den König nicht.
t-three-attackers-and-the-3e71881b = Drei Angreifer und der Thron schlagen ihn nicht: Neben ihm ist er sicher, kann aber eingemauert werden.
t-the-attackers-win-when-acaa3f49 = Die Angreifer gewinnen, wenn der König patt gesetzt ist und die Partie nicht mehr gewonnen werden kann. Hier: wenn kein Weg an ihnen vorbei ihn in eine Ecke führt. Die anderen Lesarten sind, dass seine Seite keinen Zug mehr hat oder dass alle seine Männer mit ihm eingeschlossen sind.
t-the-account-says-nothing-d50fdb1e = Der Bericht sagt nichts davon. Die anderen Lesarten: Remis beim dritten Mal und die Niederlage einer Seite.
t-a-game-that-is-8abfaa42 = Eine Partie, die patt steht und nicht mehr gewonnen werden kann, geht an die Angreifer; von Angreifern ohne Zug ist nicht die Rede. Die andere Lesart: Remis.

## rulesets/old-hnefatafl.toml

t-some-hundred-recorded-games-42045250 = Rund hundert aufgezeichnete Partien endeten so. In den ältesten, die keine Schläge vermerken, war er dort noch sicher.
t-to-the-king-too-5e30e971 = Auch dem König: Am Rand neben einer Ecke schlugen ihn zwei Angreifer, der Rand und die Ecke, in 41 aufgezeichneten Partien.
t-of-the-recorded-games-b4fb0909 = Von den aufgezeichneten Partien endeten 13, als der Ring sich schloss; in 16 anderen, älteren machten die Angreifer weiter, bis alles geschlagen war.
t-the-king-takes-no-04e171dc = Der König wirkt beim Schlagen nicht mit: was die tafl-database „legacy hnefatafl“ nennt.
t-in-games-7-and-95257cbb = In den Partien 7 und 18 schließt der König einen Mann ein, einmal mit seinem eigenen Zug und einmal neben dem Zug eines Verteidigers, und nichts wird geschlagen.

## rulesets/seabattle-11.toml

t-attackers-in-four-t-37574b41 = Angreifer in vier T-Formen, die Verteidiger in einem offenen Rhombus.
t-attackers-in-four-t-98b42cf2 = Angreifer in vier T-Formen, die Verteidiger in einem Kreis um den König.
t-attackers-in-short-t-6699fe87 = Angreifer in kurzen T-Formen und entlang der Diagonalen, Verteidiger in einer Raute. Nummer 204577 der Aufstellungen, die der Autor der Website abgezählt hat.
t-attackers-in-arrows-and-004f16f1 = Angreifer in Pfeilen und entlang der Diagonalen, Verteidiger in einer Raute. Nummer 205009 der Aufstellungen, die der Autor der Website abgezählt hat.

## rulesets/seabattle-13.toml

t-the-attackers-of-the-1d38ebfb = Die Angreifer der geänderten Parlett-Aufstellung und das offene Kreuz der Verteidiger: ein Versuch der Website.

## rulesets/seabattle-7.toml

t-the-king-goes-one-7751cfca = Der König geht nur einen Schritt auf einmal.
t-in-62-king-s-59973129 = Von 62 Königszügen aus 12 aufgezeichneten Partien war keiner länger.
t-every-piece-goes-one-65b20cbb = Jeder Stein geht nur einen Schritt auf einmal: „Sea Battle-1“ auf der Website.

## rulesets/seabattle-9.toml

t-tablut-s-camps-with-d70da0a3 = Die Lager des Tablut, die Verteidiger in einem Quadrat um den König; auch die Geschichtsdarsteller von Ealdfaeder verwenden sie.
t-attackers-in-four-broken-71f7d26e = Angreifer in vier unterbrochenen Linien um einen König inmitten von acht Männern.
t-attackers-in-a-circle-d5f97d2e = Angreifer in einem Kreis um das Kreuz der Verteidiger.
t-attackers-in-four-crosses-16e09bcc = Angreifer in vier Kreuzen auf den Armen der Verteidiger. Nummer 1571 der Aufstellungen, die der Autor der Website abgezählt hat.
t-attackers-along-the-diagonals-59f62797 = Angreifer entlang der Diagonalen und neben den Mittellinien. Nummer 1650 der Aufstellungen, die der Autor der Website abgezählt hat.
t-attackers-along-the-diagonals-41ee5bb0 = Angreifer von den Ecken aus entlang der Diagonalen, Verteidiger in einem Quadrat. Nummer 2542 der Aufstellungen, die der Autor der Website abgezählt hat.
t-attackers-on-the-corners-020e54a4 = Angreifer auf den Ecken und um die Arme des Kreuzes. Nummer 1606 der Aufstellungen, die der Autor der Website abgezählt hat.
t-attackers-in-four-arrows-dab7ba21 = Angreifer in vier Pfeilen gegen ein Quadrat von Verteidigern. Nummer 2566 der Aufstellungen, die der Autor der Website abgezählt hat.
t-attackers-in-an-eight-6561a066 = Angreifer in einem achtzackigen Stern um ein Quadrat von Verteidigern. Nummer 2526 der Aufstellungen, die der Autor der Website abgezählt hat.
t-walker-s-page-lets-a61e68bb = Walkers Webseite lässt die Verteidiger beginnen: siehe die Option.
t-the-page-does-not-f6d117c4 = Die Webseite zählt nicht, wie viele Männer ein Zug schlagen darf. In 126 aufgezeichneten Partien schlugen sechs Züge zwei.
t-fifteen-recorded-games-on-535d3d3c = Fünfzehn aufgezeichnete Partien auf den fünf Brettern endeten dadurch, alle mit dem Zug, der den Ring schloss.
t-the-page-in-its-bfc31f96 = Die Webseite lässt in ihrer heutigen Form jede endlose Wiederholung für die Seite des Königs verlieren, ohne zu sagen, wann sie endlos ist; dreimaliges Vorkommen ist das übliche Maß. Wo ein drittes Vorkommen eine aufgezeichnete Partie von selbst beendete, gewannen die Angreifer, in 13 von 13 Fällen. Früher ließ die Webseite den „aggressiven“ Spieler verlieren, siehe die Option.
t-as-on-walker-s-5af0d356 = Wie auf Walkers Webseite und in den Varianten der Website, deren Namen auf „-w“ enden.
t-in-the-site-s-b3ac1d04 = In den anderen Spielen der Website ging es nach einem dritten Vorkommen meist weiter; von den wenigen Seeschlachten, die eines haben, endeten die meisten dort, gewonnen von den Angreifern. Die andere Lesart ist die der Webseite.

## rulesets/simple-tafl-11.toml

t-the-overview-says-no-426099b7 = Die Übersicht sagt: keine gesperrten Felder. Alle 567 aufgezeichneten Partien lassen sich so nachspielen.
t-three-recorded-games-ended-5185ac3f = Drei aufgezeichnete Partien endeten dadurch; in einer auf 7×7 ging es noch zwei Halbzüge weiter.

## rulesets/simple-tafl-9.toml

t-tablut-s-camps-with-7ded28ba = Die Lager des Tablut, die Verteidiger in einem offenen Rhombus: ein Versuch der Website.

## rulesets/skalk.toml

t-to-the-king-too-d7adb59f = Auch dem König: Drei aufgezeichnete Partien auf 11×11 und sechs auf 9×9 endeten mit einem Angreifer und einer Ecke neben ihm.

## rulesets/sources.toml

t-murray-s-english-of-18f152f5 = Murrays englische Fassung (1952, S. 63) wird in Ludiis Beleg 832 zitiert (ludii.games/data.php?gameId=387).
t-read-in-a-copy-46a8b911 = Gelesen in einer Kopie auf bghub.ie.
t-a-stored-copy-was-8df28117 = Gelesen wurde eine gespeicherte Kopie; sie bricht unter der Überschrift „How to finish the game“ ab.
t-by-a-player-whose-f1891431 = Von einem Spieler, dessen Namen die gelesene Kopie nicht zeigt, und undatiert. Er folge Bell, sagt er, lässt aber den Würfel weg. Bells Buch selbst wurde nicht gelesen.
t-crust-is-tim-millar-2a6d1922 = „crust“ ist Tim Millar. Er berichtet von dem Brandubh, das auf Dragonheels Lair gespielt wird.
t-the-st-thomasguild-gives-103e42fb = Die St. Thomasguild gibt einen Untertitel mit Schreibfehlern an und schreibt den zweiten Verfasser Jonquai.
t-the-rules-are-aage-ae962322 = Die Regeln stammen von Aage Nielsen. Bekannt aus Programmen, die die Webseite zitieren, wie Game-Brandubh 0.01 für Perl.
t-a-stored-copy-was-7ef06a4f = Gelesen wurde eine gespeicherte Kopie; sie bricht nach dem Schlagen gewöhnlicher Männer ab.
t-a-stored-copy-was-a75d4b4e = Gelesen wurde eine gespeicherte Kopie; sie bricht in Regel 10 ab.
t-half-of-the-games-2a0147c9 = Die Hälfte der Partien wurde nachgespielt. „76-*“ sind alle Partien der Variante 76 der Website: Die Dateien der Sammlung heißen nach Variante, Spieler und Partie.
t-hagbard-is-aage-nielsen-25126e44 = „Hagbard“ ist Aage Nielsen. Von seinem ersten Beitrag enthält die gespeicherte Kopie den größeren Teil, bis zum Sieg der Angreifer.
t-read-are-pages-1-2ae9a681 = Gelesen sind die Seiten 1 bis 5 einer Kopie, die dort abbricht; keine Regel stützt sich auf etwas darüber hinaus. Auf der Webseite des Verfassers steht Version 2b vom 23. April 2005, von der nur der Anfang gesehen wurde.
t-quotes-the-pages-of-c6f502de = Zitiert die Seiten von aagenielsen.dk im Wortlaut, ebenso das Faltblatt über Brandubh 2 von David Zolli, das es dort gibt.
t-the-games-as-ludii-c42e6a7e = Die Spiele, wie Ludii sie in seinem Ordner Common/res/lud/board/war/custodial beschreibt. Bis Ludii 1.3.14 haben sie sich nicht geändert.
t-read-in-a-copy-e1790a5b = Gelesen in einer Kopie im Web, eine Webseite für jede der elf Seiten.
t-the-st-thomasguild-prints-b4c934c4 = Die St. Thomasguild druckt „yeux“ statt „jeux“ und schreibt den zweiten Verfasser Jonquai.
t-a-stored-copy-was-cf97f42e = Gelesen wurde eine gespeicherte Kopie; sie bricht in Regel 11 ab.
t-the-numbers-are-those-63fc4a17 = Die Nummern sind die eines früheren Textes der Webseite, dessen gespeicherte Kopie in Regel 5a abbricht. Ein späterer Text, bis Regel 4 gelesen, sagt dasselbe.
t-the-page-as-last-5c886e35 = Die Webseite nach ihrer letzten Änderung vom 21. Dezember 2024, bekannt aus den Regeln von hnefatafl.org, die eine Abschrift von ihr sind und eigene Änderungen kenntlich machen.
t-an-earlier-text-of-fba621d5 = Ein früherer Text der Webseite. Eine gespeicherte Kopie wurde bis Regel 5b gelesen, der Rest in der Abschrift, die ein Programm enthält (tuckerj0/-teamname, GameRules.java).
t-an-earlier-text-of-c8ec5e9f = Ein früherer Text der Webseite; die gespeicherte Kopie bricht in Regel 7 ab.
t-a-stored-copy-was-f13c0b52 = Gelesen wurde eine gespeicherte Kopie; sie bricht in Regel 5 ab.
t-a-stored-copy-was-68e10f75 = Gelesen wurde eine gespeicherte Kopie; sie bricht in Regel 7 ab.
t-an-earlier-text-of-b897ebb0 = Ein früherer Text der Webseite. Vom „Old Hnefatafl“ sagt er, worin es vom Fetlar-Hnefatafl abweicht.
t-a-stored-copy-was-7d273f4c = Gelesen wurde eine gespeicherte Kopie; sie bricht in Regel 8 ab.
t-an-earlier-text-of-f4a2fde8 = Ein früherer Text der Webseite; die gespeicherte Kopie bricht in Regel 7a ab.
t-hagbard-is-aage-nielsen-b335b70a = „Hagbard“ ist Aage Nielsen. Er berichtet von dem Heft mit 14 Seiten, das 2008 den Spielen der NorseAmerica LLC beilag.
t-sent-by-deboramarzec-with-18e0c08b = Von deboramarzec mit der Einladung zu einem Turnier verschickt, die eine Regel ändert und es auch sagt.
t-read-without-its-pictures-acb70e62 = Ohne die Bilder gelesen. Unter ihren Quellen führt die Webseite „Damian Walker, 2014. Alea evangelii.“ an, was wir nicht gesehen haben.
t-read-without-its-pictures-0aa2bf0d = Ohne die Bilder gelesen; dass Walker die Steine wie Murray aufstellt, sagt St. Thomasguild.
t-undated-it-speaks-of-77702509 = Undatiert; die Webseite spricht von Probepartien im Jahr 2015. Sie datiert Murrays Vorschlag auf 1955, ein Versehen für 1952. Eine französische Kopie auf zpag.net hat „comptes“ für Grafen, lässt nach den neun Schritten „zweimal“ weg und behält 1955.
t-a-translation-by-machine-01d8edfc = Eine maschinelle Übersetzung von Walkers Webseite.
t-the-second-edition-was-559c2735 = Gelesen wurde die zweite Auflage.
t-read-in-a-stored-d83686cb = Gelesen in einer gespeicherten Kopie.
t-a-copy-without-an-c458aa5b = Eine Kopie ohne Adresse und Datum; sie nennt eine Sendung vom Dezember 2009.
t-our-own-study-with-c36cd278 = Unsere eigene Studie, mit allen ihren Partien unter /studies/alea-even.

## rulesets/tablut-aagenielsen.toml

t-in-1-166-recorded-a9fefd15 = In 1166 aufgezeichneten Partien machte ein Verteidiger oder der König auf einem Anfangspunkt der Angreifer halt. Ein Tablut mit geschlossenen Lagern bietet die Website als eigenes Spiel an (Foteviken, Ashton).
t-nobody-passes-over-the-d47d2687 = Niemand zieht über den Thron hinweg oder kehrt auf ihn zurück: „Tablut2“ auf der Website.
t-the-king-never-returned-c16a6225 = In drei aufgezeichneten Partien kehrte der König nie zurück. Die andere Lesart erlaubt es ihm, wie im Tablut.
t-no-piece-passed-over-c58a444e = In drei aufgezeichneten Partien zog kein Stein über ihn hinweg, und das ähnlich benannte Brandubh3 zeigt in siebzehn dasselbe. Die andere Lesart lässt alle hinüber.

## rulesets/tablut-brainking.toml

t-the-rules-speak-of-f80b178f = Die Regeln sprechen nur von Männern, die zwischen zwei Männern geschlagen werden, und Spieler gehen davon aus, dass ein Wächter neben dem Thron dort sicher ist; gegen den König zählt der Thron. Die andere Lesart lässt ihn Männer schlagen.
t-the-rules-keep-captures-0ee10ae7 = Die Regeln behalten das Schlagen Wächtern und Söldnern vor. In den Partien dieses Tablut auf aagenielsen.dk ist der König auch nie Partner.
t-the-page-of-rules-2f483bce = Die Webseite mit den Regeln bricht, so wie wir sie haben, vorher ab. Ein Spieler stellt einen König, der wie seine Männer geschlagen wird, dem dieser Website gegenüber, und ein anderer erzählt von einem König mit einem einzigen Wächter in einer Festung, die nichts bricht: also vier Seiten. Die andere Lesart, die Linnés, schlägt ihn zwischen zweien.
t-the-rules-as-far-efc14861 = Die Regeln, soweit wir sie lesen konnten, sagen nichts; die Spieler erzählen von Remis durch endloses Raichi, auf das sie sich einigen, und in einer aufgezeichneten Partie ging es über das dritte Vorkommen hinweg. Die andere Lesart: Remis beim dritten Vorkommen.
t-a-player-writes-that-7bc9e48a = Ein Spieler schreibt, dass Weiß verliert, wenn ihm die Züge ausgehen; von Schwarz wird nichts gesagt, und die Webseite mit den Regeln bricht, so wie wir sie haben, vorher ab. Die andere Lesart: Remis.

## rulesets/tablut-murray.toml

t-helmfrid-says-it-of-5f846b75 = Helmfrid sagt es von Tafl-Spielen im Allgemeinen, in seiner Einleitung; von Murrays Tablut sagt niemand etwas anderes.
t-no-account-of-murray-5dc69358 = Keine Darstellung von Murrays Regeln, die wir gelesen haben, spricht von der Mitte. Walker sagt, er habe Smiths englischen Linné übernommen, der dort eine Königsburg hat. Die andere Lesart macht sie zu einem Punkt wie jeder andere.
t-no-account-of-murray-28668b53 = Keine Darstellung von Murrays Regeln, die wir gelesen haben, sagt, wer dort haltmachen darf. Walker sagt, er habe Smiths englischen Linné übernommen, der nur den König in die Burg lässt. Andere Lesarten verschließen sie auch ihm, sobald er sie verlassen hat, oder öffnen sie allen.
t-helmfrid-reports-that-murray-cdaaaccb = Helmfrid berichtet, dass Murrays König auf jedem Feld des Randes entkommt; eine Ecke ist also ein Randfeld wie die anderen. Eine andere Lesart ist nicht bekannt.
t-helmfrid-says-that-murray-e00c0130 = Helmfrid sagt, Murray habe nicht beachtet, was Linnés Beispiele nahelegen: dass die Felder, auf denen die Angreifer beginnen, kein Ausweg sind. Daher haben die Lager hier keine Wirkung. Die andere Lesart schließt sie, wie im Spiel von 1972.

## rulesets/tablut-opentafl.toml

t-the-program-calls-it-e1f3445f = Das Programm nennt es das linnésche Schlagen. Sein Code sieht nur auf den Mann, der hinter den Verteidiger zieht.

## rulesets/tablut-riksutstallningar-1972.toml

t-helmfrid-calls-the-choice-058f8641 = Helmfrid nennt die Wahl willkürlich.
t-the-source-calls-it-3f38da73 = Die Quelle nennt es die Burg. Linné schrieb, sie heiße auf Samisch konokis; Helmfrid hält das Wort für den Namen des Königs selbst. Die Männer, die um den König stehen, sind seine Drabanten.
t-rule-7-counts-the-cd7eb586 = Regel 7 zählt die Burg gegen den König. Regel 6, über das Schlagen von Männern, erwähnt sie nicht: siehe die Option `hostile-castle`.
t-the-source-calls-them-cdaa4520 = Die Quelle nennt sie die Basislager; ein samischer Name ist nicht bekannt.
t-a-camp-is-the-db7eacc8 = Ein Lager besteht aus den vier Feldern eines T. Ein leer zurückgelassenes Feld bleibt allen anderen bis zum Ende der Partie verschlossen.
t-empty-or-not-a-a5927ded = Leer oder nicht, ein Lagerfeld zählt gegen den König. Es schlägt keinen Mann, da Regel 6 es nicht erwähnt.
t-the-summary-does-not-9963cb5c = Die Zusammenfassung zählt nicht, wie viele Männer ein Zug schlagen darf. Jede Quelle der Familie, die eine Zahl nennt, lässt in jeder Richtung einen Mann fallen; die andere Lesart lässt nur einen fallen.
t-the-rule-asks-that-a6776156 = Die Regel verlangt, dass die Moskowiter die Falle schließen können: Ihr eigener Zug schließt sie, wie in Regel 6. Helmfrid nennt den Mann neben dem König seinen Drabanten.
t-rule-6-makes-no-d9315275 = Regel 6 macht für den König keine Ausnahme, und Helmfrid behandelt den waffenlosen König als Änderung: siehe die Option `weaponless`.
t-a-threat-that-leads-44b2db86 = Eine Drohung, die zu einem sicheren Gewinn führt, darf nicht öfter als zweimal wiederholt werden; dann muss die offensive Seite einen anderen Zug machen. Eine einmal gemachte und zweimal wiederholte Drohung ist dreimal gemacht worden, also wird hier die vierte verwehrt. Offensiv ist die Seite, deren Zug droht, mit dem nächsten zu gewinnen, der König durch Entkommen oder die Moskowiter, indem sie ihn schlagen, und dieselbe Drohung ist dieselbe Stellung; wer nur abwehrt, darf beliebig wiederholen, und nichts ist je remis. Die Regel stammt nicht aus Linnés Tagebuch: Helmfrid sagt, sie sei gegen Drohungen ohne Ende hinzugefügt worden. Andere Lesarten verwehren schon das dritte Mal, die Option `threat-made-twice`, oder nehmen ein drittes Mal ohne einseitige Drohung für remis, die Option `repetition-draws`.
t-no-rule-helmfrid-notes-b8cbe35f = Keine Regel; Helmfrid merkt an, dass die Spieler es nötig finden werden, einige zu ergänzen. Remis begünstigt keine Seite; die andere Lesart: eine Niederlage.
t-the-words-are-spelled-d3008d75 = Die Wörter stehen in Helmfrids Schreibung; Smiths englischer Linné von 1811 hat raichi und tuichu. Zwei freie Wege kommen für ihn dem Schachmatt gleich. Für das Auslassen der Ansage ist keine Strafe festgelegt.
t-the-king-takes-no-0a7b4c22 = Der König wirkt beim Schlagen nicht mit.
t-the-exhibition-added-the-2f438d46 = Die Ausstellung fügte die Regel als freigestellt hinzu: Sie nahm ein Rätsel der Hervarar saga als Zeichen, dass der König waffenlos ist, und hielt das Spiel so für ausgeglichener. Helmfrid lässt sie weg: Er findet das Rätsel zu mehrdeutig, und einige Probepartien haben ihn überzeugt, dass das Spiel dann die Angreifer begünstigt.
t-a-muscovite-may-not-44723281 = Ein Moskowiter darf nicht innerhalb seines Lagers ziehen; auf dem Weg hinaus darf er weiter über dessen Felder hinwegziehen.
t-the-exhibition-calls-optional-4ea8fb88 = Die Ausstellung stellt frei, dass die Moskowiter innerhalb der Lager ziehen dürfen, bevor sie sie verlassen. Dass auch das Hinwegziehen über deren Felder auf dem Weg hinaus freigestellt sei, sagt Helmfrid nicht; eine andere Lesart, die Option `shut-camps`, verbietet beides.
t-a-muscovite-may-neither-cc70ebed = Ein Moskowiter darf weder innerhalb seines Lagers ziehen noch auf dem Weg hinaus über dessen Felder hinwegziehen.
t-a-stricter-reading-of-0e6720ae = Eine strengere Lesart dessen, was die Ausstellung freistellt: Ohne die Regel über Züge innerhalb der Lager wären sie geschlossen wie jeder gesperrte Bereich.
t-no-side-may-bring-2d9613d9 = Keine Seite darf dieselbe Stellung mit einer Gewinndrohung zum dritten Mal herbeiführen; nichts ist remis.
t-reads-the-rule-as-e6fee94d = Liest die Regel, als sagte sie, eine Drohung dürfe nicht öfter als zweimal gemacht werden.
t-a-side-that-alone-c564d526 = Eine Seite, die als Einzige ständig droht, darf dieselbe Stellung nicht zum dritten Mal herbeiführen; drohen beide oder keine, ist das dritte Mal remis.
t-lets-no-game-go-d63bce88 = Lässt keine Partie endlos weitergehen: Das Remis ist hinzugefügt, keine Quelle spricht davon.
t-the-empty-castle-stands-03cd99eb = Die leere Burg vertritt für jeden Stein einen Gegner, nicht nur für den König.
t-the-exhibition-rests-the-be07d2a4 = Die Ausstellung stützt die Regel auf einen Eintrag in Linnés Tagebuch, den Helmfrid unklar und sehr schwer zu übersetzen nennt; er lässt sie weg. Ob die Burg mit dem König darin feindlich ist, wird nicht gesagt: hier nur, wenn sie leer ist, nach der anderen Lesart immer.

## rulesets/tafl-simple-corner.toml

t-the-thought-experiment-does-c0125802 = Das Gedankenexperiment sagt nicht, wer beginnt. Die meisten Regelwerke der Familie lassen die Angreifer beginnen; die andere Lesart: die Seite des Königs.
t-helmfrid-s-plain-game-dd9dcf2c = Helmfrids schlichtes Spiel hat ein Mittelfeld, aber keine Regel dafür; gesperrte Felder nennt er unter dem, was man hinzufügen kann. Die andere Lesart macht es zum Thron.
t-nothing-else-changes-in-955798f6 = Sonst ändert sich nichts an den Regeln, sagt Helmfrid, wenn der Ausweg auf die Ecken schrumpft; dass gesperrte Felder feindlich sein sollten, sagt er von hinzugefügten Feldern. Die andere Lesart lässt leere Ecken Männer schlagen.
t-not-spoken-of-every-c1463517 = Nicht erwähnt. Jede Quelle der Familie, die davon spricht, lässt in jeder Richtung einen Mann fallen; die andere Lesart lässt nur einen fallen.
t-helmfrid-says-nothing-of-c8880223 = Helmfrid sagt hier nichts davon; vom Tablut und vom walisischen Spiel sagt er, dass ein Stein zwischen zwei Gegner ziehen darf, und nennt das grundlegend. Die andere Lesart gewährt es allein dem König.
t-not-spoken-of-without-79b8f9d6 = Nicht erwähnt; da nichts anderes gesagt wird, schlägt der König wie die Männer. Die andere Lesart lässt ihn ohne Waffen.
t-not-spoken-of-without-e0e1a386 = Nicht erwähnt; da nichts anderes gesagt wird, wird der König wie die Männer geschlagen. Die andere Lesart ist die Option `king-four`.
t-captured-as-anywhere-else-d65f17c3 = Geschlagen wie überall: von zweien auf gegenüberliegenden Seiten, am Rand entlang. Der Rand selbst zählt nicht.
t-not-spoken-of-these-61e61039 = Nicht erwähnt; diese einfachen Spiele sind ein Maß für andere, und keine Regel wird hinzugefügt. Die andere Lesart: Remis beim dritten Vorkommen.
t-not-spoken-of-a-d2a26425 = Nicht erwähnt; Remis begünstigt keine Seite. In anderen Spielen der Familie verliert die Seite, die nicht ziehen kann.
t-the-king-must-be-caa7adcc = Der König muss auf allen vier Seiten umstellt werden, wie im Tablut.
t-the-other-reading-of-07bd3b32 = Die andere Lesart eines Textes, der nicht sagt, wie der König geschlagen wird.
t-four-pieces-find-no-7d19e488 = Vier Steine finden um einen König am Rand keinen Platz, und nichts sagt, dass der Rand zählt. Die andere Lesart schlägt ihn mit dreien und dem Rand.

## rulesets/tafl-simple-edge.toml

t-the-king-wins-on-9b8df189 = Der König gewinnt auf jedem Feld des Randes, und gesperrte Felder werden nur unter dem genannt, was man hinzufügen kann. Eine andere Lesart ist nicht bekannt.

## rulesets/tawlbwrdd-apifan-1587.toml

t-the-text-does-not-7dad7a05 = Der Text sagt nicht, wer beginnt. Die meisten Regelwerke der Familie geben den ersten Zug den Angreifern; die andere Lesart: die Seite des Königs.
t-the-text-does-not-4de8c5e2 = Der Text sagt nicht, wie Steine ziehen. Wo es in der Familie gesagt wird, ziehen sie wie ein Turm im Schach. Die andere Lesart ist ein Schritt auf einmal: die Option `slow-pieces`.
t-the-king-stands-in-abcc21ee = Der König steht in der Mitte; nichts sagt, dass der Punkt danach etwas bedeutet. Die andere Lesart macht ihn zu einem Thron, wie im Tablut.
t-no-special-point-is-e5fff38c = Kein besonderer Punkt wird erwähnt. Die andere Lesart müsste die Lücke im Text für eine Ecke halten.
t-the-text-does-not-52f304da = Der Text zählt nicht, wie viele Männer ein Zug schlagen darf. Jede Quelle der Familie, die eine Zahl nennt, lässt in jeder Richtung einen Mann fallen; die andere Lesart lässt nur einen fallen.
t-the-player-who-goes-b228fd3d = Wer zwischen zwei Gegner zieht, sagt ein Wort, vielleicht `gwrheill`, und nimmt keinen Schaden. Der Satz folgt auf den über den König, und Bell gewährte dies, wie ein Spieler von BrainKing berichtet, allein dem König; Helmfrid liest ihn von allen Steinen, wie hier.
t-a-man-between-two-166762d8 = Ein Mann zwischen zweien seiner Gegner stirbt, und der König ist einer von ihnen. Die andere Lesart, nach dem Rätsel der Saga, lässt den König ohne Waffen.
t-that-two-attackers-take-393ae4dc = Dass zwei Angreifer ihn schlagen, steht ausdrücklich da, sofern er gewarnt wurde und nicht entkommen kann. Hier bleibt die Warnung der Höflichkeit der Spieler überlassen: Zwei genügen immer.
t-the-king-wins-if-deaa2c64 = Der König gewinnt, wenn er eine Linie entlanggehen kann, aber das Wort, das sagt, welche, ist verloren. Hier ist es der Rand, wie in den verwandten Spielen auf Brettern ohne markierte Ecken. Die andere Lesart: eine Ecke.
t-the-text-is-silent-771d1359 = Der Text schweigt, und keine Regel wird hinzugefügt: Führt eine Partie nirgendwohin, einigen sich die Spieler auf Remis. Die andere Lesart: Remis beim dritten Vorkommen.
t-the-text-is-silent-2de84fb5 = Der Text schweigt; Remis begünstigt keine Seite. In anderen Spielen der Familie verliert die Seite, die nicht ziehen kann.

## rulesets/tawlbwrdd-bell-dice.toml

t-helmfrid-s-account-does-6ca63b9f = Helmfrids Darstellung sagt nicht, wer beginnt.
t-bell-took-tawl-for-13a991bc = Bell verstand tawl als Wurf, eine Herleitung, die Helmfrid bezweifelt: Er leitet das Wort von tabula und bord oder von nordisch taflborð ab und kennt in keltischen oder angelsächsischen Texten über Tafl keine andere Spur von Würfeln. Der Würfel hat so viele ungerade Seiten wie gerade.
t-every-square-of-the-cf522520 = Jedes Feld des Randes ist ein Ausweg, und nichts hebt die Ecken hervor. Eine andere Lesart ist nicht bekannt.
t-our-accounts-do-not-13ec6b38 = Unsere Darstellungen zählen nicht, wie viele Männer ein Zug schlagen darf. Jede Quelle der Familie, die eine Zahl nennt, lässt in jeder Richtung einen Mann fallen; die andere Lesart lässt nur einen fallen.
t-the-welsh-text-of-39faa701 = Der walisische Text von 1587 lässt jeden Stein unbeschadet zwischen zwei Gegner ziehen. Ein Beitrag, der Bell folgt, gewährt dies allein dem König: die Option `only-king-safe`.
t-the-sources-are-silent-a2d5cff5 = Die Quellen schweigen. Wo gewürfelt wird, bedeutet eine wiederkehrende Stellung nichts. Die andere Lesart: Remis beim dritten Vorkommen.
t-the-sources-are-silent-2021cd5a = Die Quellen schweigen. Ohne erlaubten Zug verfällt der Zug wie bei einem geraden Wurf. Die anderen Lesarten: Remis und eine Niederlage.
t-a-man-that-moves-30ce8b27 = Ein Mann, der zwischen zwei Gegner zieht, wird geschlagen; nur der König darf unbeschadet dorthin.
t-a-man-whose-own-d2477dca = Ein Mann, dessen eigener Zug zuerst einen der beiden schlägt, ist sicher, da er dann nicht mehr zwischen ihnen steht.

## rulesets/tawlbwrdd-cyningstan.toml

t-the-leaflet-gives-no-f7ef3cf3 = Das Faltblatt gibt keinem Punkt eine eigene Regel; ein Leser fragte den Verfasser, ob die Mitte ein Thron sei. Die andere Lesart behält sie dem König vor, wie im Tablut.
t-the-leaflet-gives-no-3cf1f91d = Das Faltblatt gibt keinem Punkt eine eigene Regel, und der König gewinnt auf jedem Punkt des Randes. Die andere Lesart verschließt die Ecken den Männern.
t-a-piece-is-captured-d10ab47b = Ein Stein wird geschlagen, indem man ihn umstellt; ein Stein, der selbst zwischen zwei Gegner zieht, wurde von ihnen nicht umstellt. Bells andere Lesart verschont nur den König.
t-the-leaflet-treats-the-dcf5e316 = Das Faltblatt behandelt den König bis auf sein Ziel wie jeden Stein und nimmt ihn von nichts aus. Die andere Lesart: ein König ohne Waffen.
t-the-source-is-silent-c1ba5c1c = Die Quelle schweigt; gelesen wie in Walkers Tablut-Faltblatt, das Remis durch Wiederholung erlaubt. Andere Tawl-bwrdd-Regeln beachten sie nicht oder zwingen eine Seite abzuweichen.
t-the-source-is-silent-bd6002d7 = Die Quelle schweigt; gelesen wie in Walkers Tablut-Faltblatt, das Remis erlaubt, wenn eine Seite nicht ziehen kann. Anderswo verliert diese Seite.

## rulesets/tyr-13.toml

t-as-in-the-recorded-d4c8deca = Wie in den aufgezeichneten Partien.
t-a-later-ordering-with-1872f37d = Eine spätere Anordnung mit mehr Platz um den König, wie in den aufgezeichneten Partien.

## rulesets/tyr-15.toml

t-as-in-the-recorded-9ada64f9 = Wie in den aufgezeichneten Partien; AbstractPlay hat sie auch.

## rulesets/tyr-commanders-15.toml

t-the-commanders-are-the-49b0a39b = Die Kommandanten sind die Männer, die in den aufgezeichneten Partien springen: vier des Königs und acht der Angreifer.

## rulesets/tyr-commanders.toml

t-14-of-the-games-3b41ba20 = 14 der Partien lassen sich nicht lesen, wenn nur über Gegner gesprungen werden darf. Über Kommandanten und den König springt niemand.
t-the-king-s-side-b817f53d = Die Seite des Königs macht den ersten Zug.

## rulesets/tyr.toml

t-as-in-the-139-b6e0acd1 = Wie in den 139 aufgezeichneten Partien dieser Hälfte der Sammlung; AbstractPlay hat sie auch.
t-every-king-caught-between-3e63ba61 = Jeder König, der zwischen zwei Angreifer gerät, wird geschlagen; in keiner Partie übersteht es einer.
t-no-position-decides-a-5af94a65 = Keine Stellung entscheidet eine Partie dadurch, dass sie wiederkehrt. Drei Partien wurden den Angreifern zugesprochen, als die Seite des Königs nur noch hin- und herzog; AbstractPlay lässt die Seite des Königs beim dritten Vorkommen verlieren.

## rulesets/unarmed-king-tafl-9.toml

t-so-the-variant-is-cc6e1eee = So heißt die Variante; ihre beiden Partien zeigen weder einen Schlag des Königs noch eine Gelegenheit dazu. Eine andere Lesart gibt es nicht.

## rulesets/unst-alea.toml

t-the-layout-helmfrid-1-bd2c2e80 = Die Aufstellung Helmfrid 1 mit den besonderen Männern auf den vier gescheckten Punkten.
t-in-the-recorded-games-9048a8c5 = In den aufgezeichneten Partien fallen 21 besondere Männer, jeder mit drei besetzten von seinen vier Seiten; 26-mal sind bei einem zwei gegenüberliegende Seiten besetzt, und er bleibt. Dem Mann, der hinzukommt, muss niemand gegenüberstehen: In 5 der 21 Fälle steht dort keiner.
t-the-king-escapes-on-f2be5029 = Der König entkommt auf R2, S2 und R18, und mehr als 40 Männer werden gegen die Eckblöcke geschlagen.
t-against-men-of-both-be85d95c = Gegen Männer beider Seiten. Dass auch der König gegen sie geschlagen werden könnte, zeigt nichts.
t-he-captures-by-his-7576d8fd = Er schlägt mit seinem Zug und hilft anderen beim Schlagen. In kleineren Spielen, die nach Unst heißen, tut er nur das Erste.
t-two-attackers-on-opposite-130e6bee = Zwei Angreifer auf gegenüberliegenden Seiten lassen ihn, wo er ist, 12-mal im Freien.
t-two-attackers-on-opposite-66fa82f9 = Zwei Angreifer auf gegenüberliegenden Seiten lassen ihn auch dort, wo er ist, 3-mal; auf dieser Website spielt der Rand beim Schlagen keine Rolle.
t-one-game-is-drawn-d3de958c = Eine Partie ist durch Vereinbarung remis; keine Stellung kommt zum dritten Mal vor. Die anderen Lesarten: Remis und die Niederlage der Königsseite.

## rulesets/versions.toml

t-every-stated-or-pictured-e88ca27a = Jede ausdrückliche oder abgebildete Regel nennt ihre Stelle; wie sicher sie ist, wurde an dem geprüft, was sich lesen lässt; andere Lesarten können gespielt werden.
t-that-the-king-may-a3f32ca7 = Dass der König in die Burg zurückkehren darf, steht ausdrücklich da; dass Männer sie nicht überqueren dürfen, ist abgebildet; jede Regel nennt ihre Stelle; andere Lesarten können gespielt werden.
t-that-the-king-may-864d6788 = Dass der König in die Burg zurückkehren darf, steht ausdrücklich da; jede Regel nennt ihre Stelle; andere Lesarten können gespielt werden.
t-captures-at-once-is-88da4d60 = `captures-at-once` ist Regel 7, nicht Regel 10; jede Regel nennt ihre Stelle; andere Lesarten können gespielt werden.
t-read-from-the-message-8ad099d4 = In der Nachricht selbst gelesen: Wo Männer haltmachen dürfen, steht ausdrücklich da; dass die Mitte Männern feindlich ist, ist eine Lesart.
t-named-after-the-site-06bb6929 = Nach der Website benannt, da die Regeln von Aage Nielsen stammen; die Regeln 10 und 12 stehen ausdrücklich da, und was der Text nicht sagt, ist eine Lesart.
t-throne-corners-and-camps-796ff1eb = Thron, Ecken und Lager sind Lesarten; was nur Walker berichtet, wird nach ihm zitiert.
t-a-threat-may-be-a7a8499d = Eine Drohung darf zweimal wiederholt werden, und kein Remis kommt hinzu; `closed-camps` verbietet nur Züge innerhalb eines Lagers; die früheren Lesarten sind Optionen.
t-the-throne-the-corners-7349657b = Der Thron, die Feindlichkeit der Ecken und das Ziehen zwischen zwei Gegner sind Lesarten.
t-the-throne-and-moving-72048d5b = Der Thron und das Ziehen zwischen zwei Gegner sind Lesarten.
t-what-bell-s-game-66621afa = Was Bells Spiel außer dem Würfel und dem Rand hat, wird nach dem Beitrag zitiert, der davon berichtet; die Ecken sind eine Lesart.
