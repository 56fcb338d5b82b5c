## rulesets/cases/alone.toml

t-the-last-of-the-c307a785 = Der letzte Verteidiger ist geschlagen: Der König hat verloren.

## rulesets/cases/camps.toml

t-nothing-is-special-about-f869b2ac = Die Punkte, auf denen die Angreifer begannen, sind keine besonderen: Jeder Stein darf dort haltmachen.
t-nobody-may-stop-on-453a7be6 = Niemand darf von außen auf einem Lagerpunkt haltmachen, auch wenn er leer ist.
t-nobody-may-pass-over-620397d9 = Niemand darf von außen über ein leeres Lager hinwegziehen.
t-one-of-the-who-256ffedb = Ein Angreifer, der sein Lager nicht verlassen hat, darf darin ziehen.
t-nobody-moves-within-a-e41789d7 = Niemand zieht innerhalb eines Lagers.
t-where-a-man-in-7b90efee = Wohin ein Mann in seinem Lager ziehen kann: hinaus, auch über dessen leere Punkte, aber nicht auf sie.
t-nobody-passes-over-the-5e984714 = Niemand zieht auf dem Weg hinaus über die Punkte seines Lagers hinweg.
t-an-empty-camp-point-2fbe2543 = Ein leerer Lagerpunkt zählt gegen den König: Drei Angreifer und das Lager schlagen ihn.
t-a-camp-point-is-d2b30202 = Ein Lagerpunkt ist Männern nicht feindlich: Ein Verteidiger zwischen ihm und einem Angreifer ist sicher.
t-an-empty-camp-point-da74563d = Ein leerer Lagerpunkt schlägt Männer.
t-inside-a-camp-the-8f0e3728 = Innerhalb eines Lagers schlagen dessen Punkte niemanden.

## rulesets/cases/capture.toml

t-one-of-the-is-ba985773 = Ein Verteidiger wird zwischen zwei Angreifern geschlagen; es ist der Zug, der schlägt.
t-two-men-side-by-de408526 = Zwei Männer nebeneinander werden nicht gemeinsam geschlagen.
t-one-move-captures-three-8a5d6867 = Ein Zug schlägt drei Männer auf einmal.
t-one-of-the-may-6695abca = Ein Verteidiger darf unbeschadet zwischen zwei Angreifer ziehen.
t-a-man-of-the-be975c00 = Ein Mann der Verteidiger, der zwischen zwei Angreifer zieht, wird geschlagen.

## rulesets/cases/citadels.toml

t-a-corner-point-stands-17b90340 = Ein Eckpunkt vertritt einen Verteidiger: Ein Angreifer fällt gegen ihn.
t-the-empty-throne-stands-45cff0fc = Der leere Thron vertritt einen Verteidiger: Ein Angreifer fällt gegen ihn.
t-the-reaches-the-extreme-72bb7fb9 = Der König erreicht die äußerste Ecke und ist entkommen.
t-on-the-other-corner-b5138c56 = Auf den anderen Eckpunkten darf der König stehen, aber er ist noch nicht entkommen.

## rulesets/cases/combined.toml

t-the-s-other-three-1bb0c879 = Die drei anderen Seiten des Königs sind versperrt, und ein Angreifer kommt hinter den Mann neben ihm: Der Mann wird geschlagen.
t-an-empty-camp-point-c5b84637 = Ein leerer Lagerpunkt kann eine der versperrten Seiten des Königs sein.
t-the-same-move-may-48517e04 = Derselbe Zug kann einen anderen Mann auf gewöhnliche Weise schlagen.

## rulesets/cases/corners-11.toml

t-the-corner-point-stands-58ee10d9 = Der Eckpunkt vertritt einen Gegner: Ein Angreifer fällt gegen ihn.
t-no-man-may-stop-aa0e877b = Kein Mann darf auf einem Eckpunkt haltmachen.
t-on-the-edge-three-984e055c = Am Rand schlagen drei Angreifer den König.
t-on-the-edge-the-04a8f51c = Am Rand kann der König nicht geschlagen werden.

## rulesets/cases/corners.toml

t-the-corner-is-a-2f0b0edb = Die Ecke ist ein Punkt wie jeder andere: Ein Mann darf dort haltmachen.
t-each-corner-has-four-12084922 = Jede Ecke hat vier Eckpunkte; auch auf dem inneren darf kein Mann haltmachen.
t-only-the-extreme-point-98b21d38 = Nur der äußerste Punkt ist ein Eckpunkt: Der König daneben ist nicht entkommen.
t-men-may-stop-on-93916b73 = Männer dürfen auf der Ecke haltmachen: Die Angreifer verstopfen sie.
t-a-man-may-not-7447daf6 = Ein Mann darf nicht über einen Eckpunkt hinwegziehen.
t-one-of-the-is-001f962f = Ein Angreifer wird zwischen einem Verteidiger und einem Eckpunkt geschlagen.
t-the-is-captured-between-6aaaf51d = Der König wird zwischen einem Angreifer und einem Eckpunkt geschlagen.
t-the-corner-point-does-110b274c = Der Eckpunkt zählt nicht gegen den König.
t-the-corner-point-does-c7ae01c1 = Der Eckpunkt zählt nicht gegen den König: Rand und zwei Angreifer genügen nicht.
t-the-empty-corner-is-d983189a = Die leere Ecke ist niemandem feindlich: Der Mann neben ihr wird nicht geschlagen.
t-none-of-the-may-a9844ad0 = Kein Verteidiger darf auf einem Eckpunkt haltmachen.

## rulesets/cases/end.toml

t-the-escapes-to-the-712c93f4 = Auch auf den inneren Eckpunkt entkommt der König.
t-the-escapes-to-the-ebddd60c = Der König entkommt in die Ecke.
t-the-escapes-to-any-1da03906 = Der König entkommt auf jeden Punkt des Randes.
t-the-escapes-to-a-14a0642a = Der König entkommt auf einen Punkt des Randes außerhalb der Lager.
t-a-camp-point-is-41125e34 = Ein Lagerpunkt ist kein Ausweg.
t-the-has-threatened-to-f17cebfc = Der König hat in derselben Stellung dreimal zu entkommen gedroht, seine Drohung also zweimal wiederholt: Er darf es nicht noch einmal tun.
t-the-may-not-threaten-a367e18a = Der König darf nicht zum dritten Mal in derselben Stellung zu entkommen drohen: Seine Seite muss einen anderen Zug finden.
t-the-may-not-threaten-11a55fe7 = Der König darf in derselben Stellung nicht zum dritten Mal zu entkommen drohen: Seine Seite droht als einzige ständig und muss einen anderen Zug finden.
t-neither-side-threatens-the-9a077be6 = Keine Seite droht: Das dritte Mal bedeutet nichts, und die Partie geht weiter.
t-the-have-no-legal-8d1b7c54 = Die Angreifer haben keinen erlaubten Zug mehr: Die Partie endet remis.
t-the-have-no-legal-7ed5b6e4 = Die Angreifer haben keinen erlaubten Zug: Ihr Zug verfällt, und die Verteidiger ziehen noch einmal.
t-the-has-one-way-e3e27b43 = Der König hat einen Ausweg: „raicki“.
t-the-has-two-ways-ff235803 = Der König hat zwei Auswege: „tuicku“.
t-the-position-of-the-3043453e = Die Grundstellung kommt zum dritten Mal vor: Der König und seine Verteidiger verlieren.
t-neither-side-threatens-anything-8c2d35df = Keine Seite droht etwas: Das dritte Vorkommen ist remis.
t-the-may-not-bring-1ba1e176 = Die Verteidiger dürfen die Grundstellung nicht noch einmal herbeiführen.
t-the-bring-the-position-512dfff8 = Die Angreifer führen die Stellung zum dritten Mal herbei und verlieren.
t-the-132nd-turn-and-5f531728 = Der 132. Zug, und niemand hat gewonnen: Die Partie endet remis.
t-the-is-alone-and-c2fbcf69 = Der König ist allein und am Rand eingeschlossen: Seine Seite hat keinen Zug und verliert.
t-the-have-no-move-f5bc0be7 = Die Angreifer haben keinen Zug mehr und verlieren.

## rulesets/cases/guards.toml

t-a-guard-between-two-1420527e = Ein Wächter zwischen zwei Angreifern wird nicht geschlagen.
t-held-on-all-four-37dac81a = Sind alle vier Seiten besetzt, so fällt er.

## rulesets/cases/king.toml

t-the-captures-by-his-15b94989 = Der König schlägt mit seinem eigenen Zug.
t-another-piece-captures-with-1693451d = Ein anderer Stein schlägt mit dem König als Partner.
t-the-weaponless-captures-nothing-2af91f50 = Der waffenlose König schlägt mit seinem Zug nichts.
t-four-around-him-capture-a75cc736 = Vier Angreifer um ihn herum schlagen den König auf dem Thron.
t-before-his-first-move-3228bb23 = Vor seinem ersten Zug ist der König auf dem Thron sicher, selbst zwischen vier Angreifern.
t-beside-the-throne-three-5cc01ae1 = Neben dem Thron schlagen drei Angreifer und der leere Thron den König.
t-beside-the-empty-throne-ef588e18 = Neben dem leeren Thron kann der König nicht geschlagen werden: Auf der vierten Seite darf kein Mann stehen.
t-four-around-him-capture-57b1a1b2 = Vier Angreifer um ihn herum schlagen den König.
t-two-on-opposite-sides-22b74644 = Zwei Angreifer auf gegenüberliegenden Seiten schlagen den König wie einen Mann.
t-on-the-edge-three-0497c9fd = Am Rand schlagen drei Angreifer den König; der Rand ist der vierte.
t-on-the-edge-two-9c878960 = Am Rand schlagen zwei Angreifer den König am Rand entlang.
t-on-the-edge-the-504e6799 = Am Rand kann der König nicht geschlagen werden, auch nicht von drei Angreifern.
t-the-captures-by-his-11b05bd6 = Der König schlägt mit seinem eigenen Zug …
t-two-capture-the-beside-2a046ef8 = Zwei Angreifer schlagen den König neben dem Thron.
t-two-capture-the-even-a0c48085 = Zwei Angreifer schlagen den König selbst auf seinem Thron.

## rulesets/cases/linnaean.toml

t-the-sits-on-the-f0b0f4e6 = Der König sitzt auf dem Thron, mit Angreifern auf drei Seiten: Ein Verteidiger auf der vierten fällt durch den Angreifer, der hinter ihn zieht.

## rulesets/cases/movement.toml

t-a-man-goes-along-b0c9f001 = Ein Mann zieht in seiner Reihe oder Spalte, so weit er will, bis vor den nächsten Stein.
t-an-odd-throw-the-0a9ca6dd = Ein ungerader Wurf: Der Spieler zieht.
t-the-goes-one-point-f221872a = Der König zieht einen Punkt weit, nicht weiter.
t-the-go-one-point-a490ee64 = Die Angreifer ziehen einen Punkt weit, nicht weiter.
t-the-go-one-point-29e5d4c5 = Die Verteidiger ziehen einen Punkt weit, nicht weiter.

## rulesets/cases/occupied.toml

t-even-with-the-on-e7d6c7f7 = Auch mit dem König darauf schlägt der Thron: Ein Verteidiger fällt zwischen ihm und einem Angreifer.
t-a-camp-point-captures-30d18ab5 = Ein Lagerpunkt schlägt einen Angreifer außerhalb des Lagers, selbst wenn ein anderer darauf steht.
t-an-empty-camp-point-567923f4 = Ein leerer Lagerpunkt vertritt einen Gegner: Ein Angreifer fällt gegen ihn.
t-the-empty-camp-points-8109ac74 = Die leeren Lagerpunkte e2 und d1 zählen gegen niemanden: Der König wird nicht geschlagen.
t-in-his-camp-one-8b401e68 = In seinem Lager ist ein Angreifer davor sicher, gegen den Lagerpunkt hinter ihm geschlagen zu werden.
t-one-of-the-who-d0164f4b = Ein Angreifer, der in einem Lager steht, darf geradewegs in ein anderes ziehen.

## rulesets/cases/repetition.toml

t-the-bring-the-position-2e976a14 = Die Verteidiger führen die Stellung zum dritten Mal herbei: Sie gewinnen, denn es gilt, dass die Angreifer sie dazu gezwungen haben.
t-the-bring-the-position-355f75de = Die Verteidiger führen die Stellung zum dritten Mal herbei: Sie verlieren.

## rulesets/cases/shieldwall.toml

t-the-close-the-last-011ba24a = Die Angreifer schließen das letzte Ende der Reihe: Beide Männer am Rand fallen.
t-the-move-that-closes-20828d47 = Der Zug, der die Falle schließt, muss ein Ende der Reihe schließen: Einer, der vor die Reihe führt, schlägt niemanden.
t-whichever-enemy-comes-last-96db9ce2 = Gleich welcher Gegner zuletzt kommt, die Reihe fällt.
t-the-corner-closes-one-32cda93e = Die Ecke schließt ein Ende der Reihe.

## rulesets/cases/special-pieces.toml

t-the-jumps-over-an-46746ed8 = Der König springt über einen gewöhnlichen Gegner auf einen besonderen Punkt: hier in die Ecke, und er ist entkommen.
t-from-the-throne-the-ffd705f7 = Vom Thron springt der König auf jeden leeren Punkt hinter einem gewöhnlichen Gegner. Der übersprungene Mann fällt hier, zwischen ihm und dem Thron, den er gerade verlassen hat.
t-between-two-ordinary-points-5c0253c0 = Zwischen zwei gewöhnlichen Punkten springt der König nicht.
t-the-piece-that-has-9e5305fd = Der Stein, der gerade geschlagen hat, schlägt gleich noch einen Mann, ohne dass die andere Seite dazwischen zieht.
t-a-further-move-must-9b905cbd = Ein weiterer Zug muss wieder schlagen.
t-it-may-also-stay-3889b201 = Er darf auch stehen bleiben: Dann ist die andere Seite an der Reihe.
t-after-his-capture-the-42ea0d82 = Nach seinem Schlag zieht der König weiter in die Ecke, obwohl das nichts schlägt.
t-after-his-capture-the-30274371 = Nach seinem Schlag zieht der König weiter an den Rand, obwohl das nichts schlägt.
t-a-commander-jumps-over-6184562f = Ein Kommandant springt über einen gewöhnlichen Gegner auf den leeren Punkt dahinter. Dieser wird dadurch nicht geschlagen.
t-the-knight-captures-the-5305142a = Der Ritter schlägt den gewöhnlichen Gegner, den er überspringt.
t-two-commanders-take-the-a2da8927 = Zwei Kommandanten schlagen den König zwischen sich.
t-a-commander-takes-the-9d2e1580 = Ein Kommandant schlägt den König gegen einen Eckpunkt.
t-a-commander-and-a-36d235df = Ein Kommandant und ein Mann tun es nicht.
t-only-the-may-stop-e2386cad = Nur der König darf auf dem Thron haltmachen.
t-only-the-may-stop-7025ac5e = Nur der König darf auf einem Eckpunkt haltmachen.
t-otherwise-four-attackers-take-98c7305d = Sonst schlagen vier Angreifer den König.
t-a-man-falls-between-619cdd7a = Ein Mann fällt zwischen zwei Gegnern in gerader Linie.
t-the-wins-in-a-7303b05a = Der König gewinnt in einer Ecke.
t-a-dux-jumps-over-6e7da66c = Ein Dux springt über einen Gegner auf den leeren Punkt dahinter; der Gegner bleibt stehen.
t-two-opposite-sides-are-0b3992f9 = Gegen einen der vier besonderen Männer genügen zwei gegenüberliegende Seiten nicht.
t-he-falls-when-three-847db148 = Er fällt, wenn drei seiner Seiten besetzt sind.
t-it-stays-on-its-b3172d72 = Er bleibt auf seinem Punkt und zieht von da an mit den Angreifern.
t-a-commander-jumps-over-a31f8725 = Ein Kommandant springt über einen Mann der eigenen Seite.
t-it-jumps-over-an-04fbcad2 = Er springt auch über einen Gegner, der stehen bleibt.
t-the-falls-between-two-0999671e = Der König fällt zwischen zwei Angreifern, wie jeder Mann.

## rulesets/cases/speed.toml

t-one-of-the-goes-acc27198 = Ein Angreifer zieht je Zug einen Punkt weit, nicht weiter.
t-one-of-the-goes-e28f7fa6 = Ein Verteidiger zieht je Zug einen Punkt weit, nicht weiter.
t-the-goes-one-point-884f148d = Der König zieht je Zug einen Punkt weit, nicht weiter.

## rulesets/cases/steps.toml

t-one-step-closes-the-24b83164 = Ein Schritt schließt die Falle: Ein Verteidiger zwischen zwei Angreifern wird geschlagen.
t-the-is-the-partner-70000ae1 = Der König ist der Partner: Ein Angreifer fällt zwischen ihm und einem Verteidiger.
t-all-four-sides-of-dbf0c806 = Alle vier Seiten des Königs sind besetzt: Er wird geschlagen.
t-beside-the-empty-throne-ae4d01cd = Neben dem leeren Thron genügen drei Angreifer.
t-the-empty-throne-captures-0bbd0f79 = Der leere Thron schlägt Männer beider Seiten.
t-a-corner-is-a-dc55c0c6 = Eine Ecke ist ein Punkt wie jeder andere: Ein Mann darf dort haltmachen.
t-the-reaches-the-edge-88881002 = Der König erreicht den Rand und ist entkommen.

## rulesets/cases/stuck.toml

t-the-last-of-the-e2e7b48a = Der letzte Angreifer ist geschlagen: Die Angreifer haben keinen Zug und verlieren.

## rulesets/cases/surrounding.toml

t-the-ring-is-closed-3e057c7c = Der Ring ist geschlossen, und kein Verteidiger ist draußen: Die Angreifer gewinnen.
t-the-ring-is-closed-67c1a604 = Der Ring ist geschlossen, und die Partie geht weiter.
t-the-ring-around-the-9286e9c9 = Der Ring um den König und seinen letzten Mann ist geschlossen: Die Angreifer haben gewonnen.
t-the-ring-around-the-90f1ff8f = Der Ring um den König und seinen letzten Mann ist geschlossen, aber das gewinnt noch nicht.
t-the-wall-is-closed-1e0f8ac1 = Die Mauer ist geschlossen: Kein Mann von ihr kann je geschlagen werden, und der König kann hinter ihr ziehen. Seine Seite gewinnt.
t-the-ring-around-the-622ecae6 = Der Ring um den König ist geschlossen: Er kommt in keine Ecke mehr, und die Angreifer gewinnen, obwohl drei der Verteidiger außerhalb stehen.
t-one-of-the-stands-a6784475 = Einer der Verteidiger steht in der Lücke. Er kann weggehen und der König ihm folgen: Die Partie geht weiter.
t-all-corners-are-blocked-d7876f95 = Alle Ecken sind versperrt, und drei Männer sind übrig: zu wenige für eine Festung. Die Angreifer, die einen mehr haben, als die Sperre braucht, gewinnen.
t-the-is-trapped-two-02d19953 = Der König sitzt in der Falle, zwei Angreifer auf jeder Seite und zwei vor ihm, und nur ein Mann ist übrig, um ihm zu helfen: Die Angreifer gewinnen.

## rulesets/cases/throne-11.toml

t-no-man-may-stop-03cbd649 = Kein Mann darf auf dem Thron haltmachen, auch wenn er leer ist.
t-the-may-come-back-81d4aedb = Der König darf auf den Thron zurückkehren.
t-a-man-may-pass-3092263f = Ein Mann darf über den leeren Thron hinwegziehen.
t-a-man-may-not-57de4b53 = Ein Mann darf nicht über den Thron hinwegziehen, auch wenn er leer ist.
t-the-empty-throne-stands-75a29352 = Der leere Thron vertritt einen Gegner: Ein Verteidiger fällt gegen ihn.

## rulesets/cases/throne.toml

t-the-middle-of-the-bae240e7 = Die Mitte des Bretts ist ein Punkt wie jeder andere: Ein Mann darf dort haltmachen.
t-the-has-left-the-3e30d1a4 = Der König hat den Thron verlassen und darf nicht zurückkehren.
t-one-of-the-is-7f5b8f96 = Ein Angreifer wird zwischen einem Verteidiger und dem leeren Thron geschlagen.
t-one-of-the-is-d3124d5b = Ein Angreifer wird zwischen einem Verteidiger und der leeren Burg geschlagen.
t-the-empty-throne-is-deeb8db3 = Der leere Thron ist Männern nicht feindlich: Niemand wird geschlagen.
t-the-empty-throne-counts-67888d8d = Der leere Thron zählt gegen den König: Drei Angreifer und der Thron schlagen ihn.
t-the-empty-throne-does-c261fc73 = Der leere Thron zählt nicht gegen den König: Drei Angreifer genügen nicht.
t-the-empty-throne-captures-4ef18e88 = Der leere Thron schlägt Männer.
t-the-empty-throne-captures-8dd32886 = Der leere Thron schlägt Angreifer …
t-the-do-not-pass-ec21b80c = Die Angreifer ziehen nicht über den Thron hinweg.
t-the-throne-captures-even-895ac81d = Der Thron schlägt Angreifer selbst mit dem König darauf, der selbst keine Waffen trägt.
t-with-the-on-it-6c87338c = Mit dem König darauf schlägt der Thron niemanden, und der König ist kein Partner.
t-one-of-the-stops-7dad6d53 = Ein Verteidiger macht auf der Mitte des Bretts halt.

## rulesets/cases/weak-king.toml

t-even-on-the-throne-cf15155c = Selbst auf dem Thron schlagen zwei Angreifer auf gegenüberliegenden Seiten den König.
t-beside-the-throne-two-e1800ad2 = Neben dem Thron schlagen zwei Angreifer auf gegenüberliegenden Seiten den König.
