## rulesets/alea-aagenielsen.toml

t-the-site-s-plain-1728e067 = Das schlichte Spiel der Website auf 19×19, „tablut corner“: ihre historischen Regeln mit sechzehn Eckpunkten als Zuflucht, auf der Aufstellung Helmfrid 1.

## rulesets/alea-berserk-bartley.toml

t-adam-bartley-s-berserk-23aa73f1 = Adam Bartleys Berserk auf dem 19×19-Brett: Ritter auf beiden Seiten, zwölf Kommandanten und vier Söldner, die die Seite wechseln, sooft sie geschlagen werden.

## rulesets/alea-berserk-martens.toml

t-berserk-without-throne-or-bf6c1a8b = Berserk ohne Thron und Ecken auf 17×17: Der König flieht an den Rand und fällt zwischen zweien, beide Seiten haben Kommandanten und Söldner. Daraus ist Tyr entstanden.

## rulesets/alea-berserk.toml

t-berserk-on-the-great-ec1cb4e6 = Berserk auf dem großen Brett: ein erster Versuch mit vier Rittern für den König, auf den vier gescheckten Punkten. Nur drei Partien sind bekannt.

## rulesets/alea-dragonheels.toml

t-the-alea-of-the-11fce6c7 = Die Alea der Spiele-Website Dragonheels, in der die vier Männer neben dem König Wächter sind, die nicht wie die anderen fallen. Was von ihren Regeln bekannt ist, ist unvollständig; Walker hält die Elitewächter für ein Missverständnis der gescheckten Männer der Handschrift.

## rulesets/alea-dux.toml

t-trials-on-the-19-744eef1d = Versuche auf dem 19×19-Brett, 2014: Einige Männer des Königs sind Duces, die springen wie Bells Dux im römischen Spiel. Sechs Partien sind bekannt.

## rulesets/alea-hnefi-2026.toml

t-our-recommendation-for-play-21efb8e3 = Unsere Empfehlung für heute, die keine Quelle hat: Walkers Regeln von 2015 auf einer symmetrischen Färbung des Diagramms, mit einem König, den im Freien vier Männer schlagen, und Ecken aus einem einzigen Punkt; bei Wiederholung verliert die Seite des Königs.

## rulesets/alea-murray-rules.toml

t-h-j-r-murray-d235414f = H. J. R. Murrays Regeln, wie Damian Walker sie wiedergibt, auf dem großen Brett gespielt: ein starker, bewaffneter König, und jeder der 72 Punkte des Randes ist ein Ausweg.

## rulesets/alea-opentafl.toml

t-a-rules-record-that-9c9e2ff1 = Ein Regeleintrag, der dem Programm OpenTafl beiliegt: Murrays Aufstellung, ein starker König, sechzehn Eckpunkte als Zuflucht und ein Sieg der Angreifer, wenn sie alle einkreisen.

## rulesets/alea-thomasguild-2020.toml

t-the-rules-that-st-1021d5c1 = Die Regeln, nach denen St. Thomasguild auf dem nachgebauten Brett spielt: Die Herzöge beginnen, Männer dürfen die Mitte nicht einmal überqueren, und der König muss auf allen vier Seiten umstellt werden.

## rulesets/alea-walker-2011.toml

t-the-printed-leaflet-by-f1220e2a = Das gedruckte Faltblatt von Damian Walker: Murrays Aufstellung, die Herzöge beginnen, und der König ist ein starker Stein, der auf jeder Seite umstellt werden muss.

## rulesets/alea-walker-2015.toml

t-the-rules-on-damian-cdc56f35 = Die Regeln auf Damian Walkers Website: zwölf kurze Regeln, die Grafen beginnen, und der König ist leicht zu schlagen, sobald er seine Burg verlassen hat.

## rulesets/alea-wikipedia-2008.toml

t-the-rules-of-the-1e176f7b = Die Regeln der englischen Wikipedia um 2008, in denen von Schiffen die Rede ist: Der König schlägt nie; kann eine Seite nicht ziehen, so verfällt ihr Zug; und nur die vier äußersten Ecken gewinnen.

## rulesets/alea-winther-2006.toml

t-rules-proposed-at-the-f2ac0c15 = Regeln, die im Historischen Museum in Stockholm vorgeschlagen wurden; Mats Winther probierte sie in einem Programm aus und erzählte davon auf einer Mailingliste von Spielehistorikern: vier Ecken, die schlagen und gewinnen, ein König, der in der Mitte stark und anderswo schwach ist.

## rulesets/ard-ri-throne.toml

t-ard-ri-with-the-5e1015c7 = Ard ri mit dem Thron der größeren Bretter: Versuche der Website, mit langsamem König, freundlichem Thron, unbewaffnetem König und anderen Aufstellungen.

## rulesets/ard-ri.toml

t-the-site-s-scottish-ada8f8f9 = Das schottische Ard ri der Website: die historischen Regeln auf 7×7 ohne jeden besonderen Punkt. Zwei Angreifer schlagen den König, der an den Rand entkommt.

## rulesets/ashton-aagenielsen.toml

t-john-ashton-s-reading-b082f6f9 = John Ashtons Lesart von Linné, wie die Website sie spielt: Burg und Lager sind geschlossen und allen feindlich, und außerhalb der Burg schlagen zwei den König.

## rulesets/ashton-bologna.toml

t-the-tablut-of-the-d7f64617 = Das Tablut der Tablut Challenge der Universität Bologna, bei der Programme von Studierenden aufeinandertreffen: Ashtons Tablut mit geschlossenen Lagern, die schlagen; Weiß beginnt, und es ist remis, sobald eine Stellung wiederkehrt.

## rulesets/berserk-9.toml

t-berserk-on-the-board-7bff31a0 = Berserk auf dem Tablut-Brett, um 2011 auf Aage Nielsens Website erprobt und wenig gespielt.

## rulesets/berserk-throneless.toml

t-berserk-with-a-centre-30e05567 = Berserk mit einer Mitte, die ein Punkt wie jeder andere ist. Sieben Partien davon wurden auf Aage Nielsens Website gespielt.

## rulesets/berserk.toml

t-aage-nielsen-s-game-677724ab = Aage Nielsens Spiel mit einem Ritter, vier Kommandanten und Zügen, die weitergehen, solange sie schlagen, wie es auf seiner Website von Hunderten gespielt wurde. Schnell und scharf und beinahe ausgeglichen.

## rulesets/brandub-opentafl.toml

t-the-brandubh-of-the-29761ce6 = Das Brandubh des Programms OpenTafl: Der König wird selbst auf seinem Thron wie ein Mann geschlagen, Ecken schlagen, der Thron schlägt niemanden.

## rulesets/brandubh-2-aagenielsen.toml

t-the-site-s-other-5495ca3e = Das andere Brandubh der Website: Neben dem Thron wird der König von zweien geschlagen wie überall sonst, und der leere Thron zählt nicht gegen ihn.

## rulesets/brandubh-cyningstan.toml

t-aage-nielsen-s-brandubh-98170805 = Aage Nielsens Brandubh von 2014, wie Damian Walkers Website es in zwölf Regeln wiedergibt: ein König und vier gegen acht, feindlicher Thron und feindliche Ecken, Entkommen in eine Ecke.

## rulesets/brandubh-dragonheels.toml

t-brandubh-on-the-games-49615054 = Brandubh auf der Spiele-Website Dragonheelslair: Zwei Angreifer schlagen den König überall, selbst auf seinem Thron, und der Thron hilft nie, jemanden zu schlagen.

## rulesets/brandubh-ohio-weak.toml

t-a-trial-of-the-e6866f39 = Ein Versuch der Website: Weder Thron noch Ecken helfen, einen Mann zu schlagen, und zwei Angreifer schlagen den König außerhalb seines Throns.

## rulesets/brandubh-throneless.toml

t-corners-to-escape-to-c5670309 = Ecken als Zuflucht und eine Mitte, die ein Punkt wie jeder andere ist: Zwei Angreifer schlagen den König überall. Versuche der Website auf drei Aufstellungen.

## rulesets/brandubh-wtf.toml

t-brandubh-as-the-program-8eefaa60 = Brandubh, wie das Programm hnefatafl-rs es nach dem Verband aufführt, der sich auf aagenielsen.dk trifft: Der König darf zurückkehren und wird außerhalb seines Throns von zweien geschlagen.

## rulesets/copenhagen-13.toml

t-copenhagen-on-a-larger-b4996e34 = Copenhagen auf einem größeren Brett, mit 32 Angreifern und 16 Verteidigern: Die Website hat es in einigen Dutzend Partien erprobt.

## rulesets/copenhagen.toml

t-the-tournament-game-on-2f8710e7 = Das Turnierspiel auf 11×11: Ecken als Zuflucht, ein König, den vier schlagen, Reihen am Rand, die als Schildwälle geschlagen werden, und ein König, der auch in einer Festung am Rand gewinnt, die niemand brechen kann.

## rulesets/david-brown-hnefatafl.toml

t-11-11-with-an-0e6cc1b4 = 11×11 mit einem unbewaffneten König, den vier schlagen, und einem Thron, der keinen Mann schlägt; der König entkommt an den Rand.

## rulesets/fetlar-13.toml

t-fetlar-on-a-larger-8f134f11 = Fetlar auf einem größeren Brett, auf vier Aufstellungen, die die Website in 18 aufgezeichneten Partien erprobt hat.

## rulesets/fetlar-panel-2013.toml

t-the-leaflet-of-the-03a6c691 = Das Faltblatt des Fetlar Hnefatafl Panel zur Weltmeisterschaft 2013: ein starker König, sicher am Rand, und Remis, wo das Spiel im Internet einen Sieger kennt.

## rulesets/fetlar.toml

t-the-game-of-the-668d4e30 = Das Spiel der Weltmeisterschaften auf der Shetlandinsel Fetlar, 11×11: Ecken als Zuflucht und ein König, den vier schlagen und der am Rand sicher ist. Festungen und endlose Wiederholung ergeben Remis.

## rulesets/fidchell-armed.toml

t-a-game-on-7-daabf7a4 = Ein Spiel auf 7×7 mit den Zahlen des Tablut, ohne jeden besonderen Punkt: Der König kämpft, wird von vieren geschlagen und entkommt an den Rand.

## rulesets/foteviken-11.toml

t-foteviken-s-rules-on-8c009dcd = Fotevikens Regeln auf 11×11: Die Plätze der Angreifer sind die Lager, und die Angreifer beginnen.

## rulesets/foteviken-9.toml

t-tablut-with-closed-castle-bbe1466f = Tablut mit geschlossener Burg und geschlossenen Lagern, allein dem König feindlich, den vier schlagen. Das Spiel der Website nach dem Wikingermuseum von Foteviken.

## rulesets/foteviken-opentafl.toml

t-the-tablut-of-the-2a5b06ae = Das Tablut des Museums von Foteviken, Erbe der Ausstellung von 1972, wie das Programm OpenTafl es beschreibt: Burg und Lager sind geschlossen und allein dem König feindlich. Was sein Code dann spielt, ist eine Option.

## rulesets/gwyddbwyll-pfireland.toml

t-a-modern-game-under-f56a4344 = Ein modernes Spiel unter dem Namen des Brettspiels in den walisischen Erzählungen: ein König und vier Fürsten gegen acht, jeder Stein geht nur einen Schritt auf einmal, und der König ist mit seinem letzten Fürsten verloren. Mittelalterliche Regeln oder Aufstellungen sind nicht erhalten.

## rulesets/historical-hnefatafl-11.toml

t-aage-nielsen-s-reading-826ee1d3 = Aage Nielsens Lesart der alten Quellen, dieselben Regeln auf jedem Brett: Der König kämpft, wird außerhalb seines Throns wie jeder Mann von zweien geschlagen und entkommt an den Rand. Auf 11×11 ist es sein Tawlbwrdd.

## rulesets/historical-hnefatafl-13.toml

t-the-historical-rules-on-a87ebe77 = Die historischen Regeln auf 13×13, auf den Aufstellungen, die die Website für dieses Brett erprobt hat.

## rulesets/historical-hnefatafl-15.toml

t-the-historical-rules-on-0f2cd519 = Die historischen Regeln auf 15×15, der Größe des in Holz geritzten Bretts, das in York gefunden wurde.

## rulesets/historical-hnefatafl-19.toml

t-the-historical-rules-on-7f60d87b = Die historischen Regeln auf dem Brett und in Murrays Aufstellung der Alea Evangelii.

## rulesets/historical-hnefatafl-7.toml

t-the-site-s-irish-68d9e93c = Das irische Brandubh der Website: die historischen Regeln auf 7×7 mit vier feindlichen Ecken; in eine von ihnen entkommt der König.

## rulesets/history-craft.toml

t-fetlar-with-a-throne-2d895547 = Fetlar mit einem Thron, der nie hilft, jemanden zu schlagen; die Website hat davon 34 aufgezeichnete Partien gespielt.

## rulesets/hnefatafl-edge-11.toml

t-fetlar-with-an-escape-b1c4ed5d = Fetlar mit Entkommen auf jeden Punkt des Randes; drei Versuche der Website mit jeweils wenigen Partien.

## rulesets/hnefatafl-edge-13.toml

t-the-same-on-13-10e63f3e = Dasselbe auf 13×13, wovon die Website in unserer Hälfte der Sammlung eine aufgezeichnete Partie hat.

## rulesets/hnefatafl-edge-19.toml

t-the-same-on-19-d3f91732 = Dasselbe auf 19×19, auf Murrays Aufstellung der Alea Evangelii.

## rulesets/hnefatafl-org-13.toml

t-the-same-on-the-506812ee = Dasselbe auf dem größeren Brett der Website, mit 32 Angreifern und 16 Verteidigern. Ihre Regelseite sagt nichts von diesem Brett; ihr Programm spielt darauf nach denselben Regeln.

## rulesets/hnefatafl-org.toml

t-copenhagen-as-hnefatafl-org-983c8be8 = Copenhagen, wie hnefatafl.org es spielt: Die Seite des Königs darf nichts wiederholen und verliert, sobald sie weder in eine Ecke kommen noch eine Festung bauen kann, und eine Partie endet nach 132 Zügen.

## rulesets/ludii-alea.toml

t-what-the-code-of-abf150fd = Was der Code des Spielsystems Ludii tut, und das ist nicht ganz, was der Text daneben sagt: nahe an Walkers Website, doch der König wirkt beim Schlagen nur mit, indem er stillsteht.

## rulesets/ludii-ardri.toml

t-a-game-said-to-311f9aee = Ein angeblich schottisches Spiel, wie das Spielsystem Ludii es hat: Jeder Stein geht nur einen Punkt auf einmal, auf einem kleinen Brett voller Männer.

## rulesets/ludii-brandub.toml

t-the-brandubh-of-the-f11f8e3c = Das Brandubh des Spielsystems Ludii, nach Walkers Webseite: dasselbe Spiel, ohne ein Wort über Wiederholung oder über eine Seite, die nicht ziehen kann.

## rulesets/ludii-hnefatafl-fetlar-common.toml

t-what-the-game-system-0bd948fb = Was das Spielsystem Ludii Fetlar-Hnefatafl mit den gewöhnlichen Regeln nennt: ein starker König und ein Thron, den Männer weder betreten noch überqueren und der schlägt, selbst wenn der König darauf steht.

## rulesets/ludii-hnefatafl-fetlar-latin.toml

t-ludii-s-hnefatafl-with-e7419936 = Ludiis Hnefatafl mit den Regeln, die es lateinisch nennt: Der König wird von zweien geschlagen, wie ein Mann.

## rulesets/ludii-tablut-linnaeus.toml

t-linnaeus-s-tablut-as-0e0ef766 = Linnés Tablut, wie das Spielsystem Ludii es hat: Niemand betritt oder überquert die Burg wieder, die auch mit dem König darin schlägt; außerhalb von ihr wird der König von zweien geschlagen.

## rulesets/ludii-tablut-smith.toml

t-as-ludii-s-tablut-e75e13d9 = Wie Ludiis Tablut nach Linné, doch der König muss überall auf vier Seiten umstellt werden, wie in J. E. Smiths englischer Fassung von 1811.

## rulesets/ludii-tawlbwrdd.toml

t-the-tawl-bwrdd-of-20190593 = Das Tawl-bwrdd des Spielsystems Ludii: Der Text daneben erzählt Walkers Spiel ohne besondere Punkte, der Code spielt mit einem Thron und Ecken, die den Männern verschlossen sind, auf einer Aufstellung, die nicht die von Bell ist.

## rulesets/magpie.toml

t-a-brandubh-whose-king-85e3b2b8 = Ein Brandubh, dessen König nur einen Schritt auf einmal geht und von vieren geschlagen wird; am Rand genügen drei Angreifer. Nach einer Erzählung in Nigel Sucklings Leprechaun Companion.

## rulesets/norseamerica.toml

t-the-rules-of-an-99304c5c = Die Regeln eines amerikanischen Herstellers: ein König, der gegen den Rand geschlagen werden kann und der auch verliert, wenn er eingemauert ist und nicht mehr gewinnen kann.

## rulesets/old-hnefatafl-13.toml

t-the-site-s-first-3ad20b62 = Das erste Spiel der Website auf 13×13, Viking Siege genannt.

## rulesets/old-hnefatafl-9.toml

t-the-site-s-first-67aaf2fc = Das erste Spiel der Website auf dem Tablut-Brett, mit Ecken als Zuflucht.

## rulesets/old-hnefatafl.toml

t-the-site-s-first-a6445f76 = Das erste Spiel der Website auf 11×11, vor Fetlar und Copenhagen: wie Fetlar, doch am Rand schlagen drei Angreifer den König.

## rulesets/seabattle-11.toml

t-sea-battle-on-11-d85071c7 = Seeschlacht auf 11×11, auf den Aufstellungen, die die Website für dieses Brett erprobt hat.

## rulesets/seabattle-13.toml

t-sea-battle-on-13-dab34bcd = Seeschlacht auf 13×13, auf den Aufstellungen, die die Website für dieses Brett erprobt hat.

## rulesets/seabattle-15.toml

t-sea-battle-on-15-ac58f334 = Seeschlacht auf 15×15.

## rulesets/seabattle-19.toml

t-sea-battle-on-the-6cde72b0 = Seeschlacht auf dem Brett und in Murrays Aufstellung der Alea Evangelii.

## rulesets/seabattle-7.toml

t-sea-battle-on-the-0dc06e4b = Seeschlacht auf dem kleinsten Brett. Der übliche Versuch der Website bremst den König auf einen Schritt.

## rulesets/seabattle-9.toml

t-no-special-points-and-848e4a24 = Keine besonderen Punkte und ein unbewaffneter König, das Frachtschiff, den vier schlagen; er entkommt an den Rand. Ein modernes Spiel von Aage Nielsen mit wenigen, einfachen Regeln.

## rulesets/simple-tafl-11.toml

t-no-special-points-at-c6211d81 = Gar keine besonderen Punkte: Der König kämpft, wird wie jeder Mann von zweien geschlagen und entkommt an den Rand. Das Tawlbwrdd der Website ohne Thron.

## rulesets/simple-tafl-9.toml

t-simple-tafl-on-the-b9a33129 = Einfaches Tafl auf dem Tablut-Brett.

## rulesets/skalk-9.toml

t-skalk-on-the-board-e3e48850 = Skalk auf dem Tablut-Brett, wie es auf einer Ausstellung von ExpoMedia gezeigt wurde.

## rulesets/skalk.toml

t-a-danish-game-on-62541cd8 = Ein dänisches Spiel auf 11×11 mit Ecken als Zuflucht und einem schwachen König, den außerhalb seines Throns zwei schlagen.

## rulesets/tablut-aagenielsen.toml

t-saami-tablut-as-the-0ff4362b = Samisches Tablut nach den historischen Regeln: Die Lager bedeuten nichts, der König kämpft und wird außerhalb seines Throns von zweien geschlagen. Nach Copenhagen das meistgespielte Spiel der Website.

## rulesets/tablut-brainking.toml

t-the-tablut-of-the-0f69019c = Das Tablut der Spiele-Website BrainKing, wo viele es lernten: Der König wirkt beim Schlagen nicht mit und wird von vier Seiten geschlagen, der Thron lässt sich überqueren, aber nicht wieder betreten.

## rulesets/tablut-murray.toml

t-tablut-as-h-j-cd546203 = Tablut, wie H. J. R. Murray es las: ein starker, bewaffneter König, der auf jedem Punkt des Randes gewinnt, und Lager, die nichts bedeuten. Stark zugunsten des Königs.

## rulesets/tablut-opentafl.toml

t-the-tablut-of-the-218b7b0f = Das Tablut des Programms OpenTafl, nahe an den neueren Übersetzungen Linnés: keine Lager, eine Burg, in der niemand haltmacht und über die alle hinwegziehen, und ein Verteidiger neben dem König in seiner Burg kann gegen ihn geschlagen werden.

## rulesets/tablut-riksutstallningar-1972.toml

t-the-tablut-that-the-20f186a4 = Das Tablut, das die schwedischen Wanderausstellungen 1972 nach Linnés Tagebuch wiederhergestellt haben, wie Sten Helmfrid es wiedergibt: Die Burg und die vier Basislager sind geschlossen, und König und Mann können gemeinsam eingeschlossen werden.

## rulesets/tafl-simple-corner.toml

t-the-plainest-game-with-6b8bf08c = Das einfachste Spiel mit vier Auswegen: Nur die Ecken gewinnen, und Männer dürfen darauf stehen. Helmfrid zeigt damit, dass die Angreifer nur die Ecken zu verstopfen brauchen.

## rulesets/tafl-simple-edge.toml

t-the-plainest-game-there-07a4a9c2 = Das einfachste Spiel, das es gibt: keine besonderen Punkte, und der König gewinnt auf jedem Punkt des Randes. Helmfrid zeigt damit, wie sehr das den König begünstigt.

## rulesets/tawlbwrdd-apifan-1587.toml

t-the-one-old-description-42b6787b = Die eine alte Beschreibung des walisischen Spiels, wenige Zeilen auf einem Blatt von 1587 mit einer Lücke im entscheidenden Satz. Was sie nicht sagt, ist so schlicht wie möglich ergänzt.

## rulesets/tawlbwrdd-bell-dice.toml

t-r-c-bell-s-9b6fdcf1 = R. C. Bells Fassung des walisischen Spiels: Vor jedem Zug wird gewürfelt, nur eine ungerade Zahl lässt einen Spieler ziehen, und der König wird wie jeder Mann geschlagen.

## rulesets/tawlbwrdd-cyningstan.toml

t-damian-walker-s-leaflet-2ecab6f6 = Damian Walkers Faltblatt: keine besonderen Punkte, ein König, der zieht und geschlagen wird wie jeder Mann, Entkommen an den Rand. Er zeigt mehrere Aufstellungen.

## rulesets/tawlbwrdd-opentafl.toml

t-bell-s-tawl-bwrdd-3a82cdb9 = Bells Tawl-bwrdd ohne den Würfel, wie das Programm OpenTafl es spielt: keine besonderen Punkte, ein König, der wie ein Mann geschlagen wird, und die Angreifer gewinnen auch, indem sie die Verteidiger einkreisen.

## rulesets/tyr-13.toml

t-tyr-on-the-board-bd29952c = Tyr auf dem 13×13-Brett.

## rulesets/tyr-15.toml

t-tyr-on-the-board-e952f5e9 = Tyr auf dem 15×15-Brett.

## rulesets/tyr-9.toml

t-tyr-on-the-board-bf462d34 = Tyr auf dem 9×9-Brett.

## rulesets/tyr-commanders-15.toml

t-tyr-with-commanders-on-051d6339 = Tyr mit Kommandanten auf dem 15×15-Brett.

## rulesets/tyr-commanders.toml

t-tyr-as-it-was-053c17e5 = Tyr, wie es zuerst gespielt wurde: Jede Seite hat Kommandanten, die über jeden Mann springen, Freund oder Feind.

## rulesets/tyr.toml

t-aage-nielsen-s-game-8b878782 = Aage Nielsens Spiel kleiner, verstreuter Kräfte: schlichte Männer, die weiterziehen, solange sie schlagen, ein König, der zwischen zweien fällt, und der ganze Rand zur Flucht. Gespielt auf Brettern von 9×9 bis 15×15.

## rulesets/unarmed-king-tafl-9.toml

t-tablut-s-board-with-13a8f231 = Das Tablut-Brett mit einem unbewaffneten König, den vier schlagen, einem feindlichen Thron und dem Rand als Ziel; zwei aufgezeichnete Partien.

## rulesets/unst-alea.toml

t-the-great-game-that-48c6ea05 = Das große Spiel, das die Website nach der Shetlandinsel Unst nennt: Vier Männer des Königs fallen nur, wenn drei ihrer Seiten besetzt sind.
