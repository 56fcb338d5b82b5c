## lessons/01-moves.toml

t-how-pieces-move-cc52b35d = Wie die Steine ziehen
t-attackers-are-round-defenders-1a68aeb6 = Angreifer sind rund, Verteidiger sind Rauten, der König trägt ein Kreuz. Alle ziehen gleich.
t-bring-the-man-on-31d18065 = Bring den Mann von c2 nach c4, in einem Zug.
t-pick-up-the-man-7aa37b3e = Nimm den Mann auf c2 auf: Kleine Tupfen zeigen jeden Punkt, auf den er ziehen darf.
t-he-may-stop-there-87d2c9ae = Dort darf er haltmachen, aber er hätte weiter ziehen können: Ein Stein zieht, so weit er will.
t-nobody-jumps-and-nobody-4821f858 = Niemand springt, und niemand zieht schräg. Bring den Mann von c2 in zwei Zügen nach e5.
t-first-along-the-row-6ed9e4cf = Erst in der Reihe nach rechts, dann die Spalte hinauf.
t-one-move-short-first-c5a76141 = Ein Zug zu wenig: Geh zuerst so weit nach rechts, wie du musst.

## lessons/02-capture.toml

t-capture-1900b478 = Schlagen
t-an-enemy-between-two-67fcb0f1 = Ein Gegner zwischen zweien von dir ist geschlagen. Aber du musst es sein, der die Falle schließt.
t-capture-the-defender-on-654e6c88 = Schlag den Verteidiger auf c5.
t-your-man-on-b5-1a560c38 = Dein Mann auf b5 wartet auf der einen Seite von ihm. Wer kann auf die andere Seite kommen?
t-close-but-not-beside-df59ff45 = Nah, aber nicht neben ihm: d5 ist noch leer.
t-one-move-can-close-44d4b6a4 = Ein Zug kann mehrere Fallen schließen. Schlag drei Verteidiger auf einmal.
t-look-for-the-point-7242657d = Such den Punkt, der alle drei berührt.
t-walk-your-man-from-c6659f5f = Zieh deinen Mann von c2 zwischen die beiden Angreifer, nach c5: Ihm wird nichts geschehen.
t-straight-up-the-column-3dcc9571 = Gerade die Spalte hinauf. Wer von selbst in eine Falle geht, ist sicher.
t-the-attackers-want-your-6c8d7ccd = Die Angreifer wollen deinen Mann auf c5: Einer von ihnen steht auf b5, ein anderer kann nach d5 kommen. Sorg dafür, dass nichts von dir geschlagen werden kann.
t-go-away-stand-in-0862f183 = Geh weg, stell dich in den Weg oder besetze den Punkt hinter ihm.
t-the-attacker-still-comes-e8bfe7b1 = Der Angreifer kommt immer noch nach d5, und dein Mann auf c5 fällt.

## lessons/03-hostile.toml

t-hostile-points-41cd239e = Feindliche Punkte
t-some-points-fight-though-16c77cd3 = Manche Punkte kämpfen, obwohl niemand auf ihnen steht: Eine leere Ecke oder die leere Burg kann die andere Seite einer Falle sein.
t-you-lead-the-defenders-cf5c51ff = Du führst die Verteidiger, und dein König hat die Burg in der Mitte verlassen. Schlag den Angreifer auf d5.
t-the-empty-castle-stands-a6d91375 = Die leere Burg liegt unter ihm. Schließ die Falle von oben.
t-capture-the-attacker-on-94f9ea0d = Schlag den Angreifer auf b1.
t-the-corner-a1-helps-1648285e = Die Ecke a1 hilft dir. Komm auf die andere Seite von ihm.
t-above-him-is-not-645d86b9 = Über ihm heißt nicht: der Ecke gegenüber. Er muss zwischen dir und a1 stehen.

## lessons/04-castle.toml

t-the-throne-43727c74 = Der Thron
t-the-king-begins-on-21adcdd9 = Der König beginnt auf dem Thron, den manche Quellen Burg nennen. Wer dort haltmachen darf und wer ihn überqueren darf, ist von Regelwerk zu Regelwerk verschieden.
t-brandubh-the-king-has-bf0ddd3f = Brandubh: Der König ist fort. Bring deinen Angreifer von d2 nach d6.
t-he-may-not-stop-bdac1175 = Er darf auf dem Thron nicht haltmachen, aber er darf ihn überqueren.
t-tablut-as-rebuilt-in-59fe805d = Tablut, wie es in Schweden wiederhergestellt wurde: Hier überquert niemand die Burg auf e5. Bring deinen Verteidiger in drei Zügen von c5 nach g5.
t-go-round-it-up-5903140b = Geh um sie herum: hinauf oder hinunter, hinüber und zurück.
t-from-d5-there-is-4046f719 = Von d5 führt kein Weg weiter: Die Burg ist geschlossen. Geh um sie herum.

## lessons/05-armed-king.toml

t-the-king-fights-7cca6b15 = Der König kämpft
t-in-most-of-these-cef23a65 = In den meisten dieser Spiele schlägt der König wie ein Mann. Das macht ihn stark und bringt ihn in Gefahr.
t-capture-the-attacker-on-4ee8d5f7 = Schlag mit deinem König den Angreifer auf c5.
t-your-man-on-b5-a406a283 = Dein Mann auf b5 hält die eine Seite; der König kommt die Reihe entlang.
t-the-king-can-also-3903c261 = Der König kann auch der sein, der wartet. Schlag den Angreifer auf e3.
t-your-king-stands-on-b1539dca = Dein König steht auf f3. Bring deinen Mann auf die andere Seite.

## lessons/06-king-captured.toml

t-capturing-the-king-e5ab433b = Den König schlagen
t-whoever-attacks-wins-by-5ebff9ba = Wer angreift, gewinnt, indem er den König schlägt. Wie viele es dafür braucht, hängt davon ab, wo er steht, und vom Regelwerk.
t-brandubh-the-king-has-2b16a1c8 = Brandubh. Der König hat seine Burg verlassen: Schlag ihn.
t-out-here-he-falls-4dc41127 = Hier draußen fällt er wie ein Mann, zwischen zweien.
t-beside-his-castle-it-f7100370 = Neben seiner Burg braucht es drei, und die Burg ist der vierte. Schlag ihn.
t-left-and-right-are-44c2b136 = Links und rechts sind besetzt. Eine Seite fehlt.
t-in-the-castle-itself-4f4ce2c2 = In der Burg selbst braucht es vier. Drei stehen schon da.
t-close-the-top-50968229 = Schließ die obere Seite.
t-copenhagen-the-game-of-d3242c4a = Copenhagen, das Spiel der heutigen Turniere, verlangt immer vier. Schlag den König auf d5.
t-only-the-point-above-26582603 = Nur der Punkt über ihm ist offen.

## lessons/07-escape.toml

t-the-way-out-c80bbb3a = Der Ausweg
t-the-king-wins-by-39015e79 = Der König gewinnt, indem er entkommt: in manchen Spielen in eine Ecke, in anderen auf irgendeinen Punkt des Randes.
t-brandubh-bring-your-king-2b9bf212 = Brandubh: Bring deinen König in eine Ecke.
t-he-stands-on-the-8b08ee83 = Er steht am Rand, und der Rand führt zu Ecken.
t-murray-s-tablut-any-04488dc9 = Murrays Tablut: Jeder Punkt des Randes genügt. Entkomm.
t-look-along-his-row-6411fc67 = Schau seine Reihe und seine Spalte entlang.
t-the-king-is-about-12a60205 = Der König will gleich in eine Ecke laufen: Halt ihn auf.
t-one-way-is-closed-9e35923b = Einen Weg versperrt dein Mann auf a6. Versperr den anderen.
t-he-still-runs-down-ac30e6f1 = Er läuft immer noch hinunter nach a1.
t-two-corners-cannot-both-79b3dddb = Zwei Ecken lassen sich nicht beide bewachen. Bring deinen König in zwei Zügen in eine Ecke, was der Angreifer auch tut.
t-go-to-an-edge-ade396aa = Geh an einen Rand, von dem aus zwei Ecken offen sind.

## lessons/08-warnings.toml

t-raicki-and-tuicku-0048d9b2 = Raicki und Tuicku
t-linnaeus-heard-it-called-f100c6be = Linné hörte es laut rufen: raicki, wenn der König einen Ausweg sieht, tuicku, wenn er zwei sieht. Nach tuicku kann ihn niemand aufhalten.
t-move-so-that-you-d1a46011 = Zieh so, dass du tuicku ansagen darfst.
t-take-your-king-to-c8888665 = Zieh mit deinem König in eine Reihe, die auf beiden Seiten offen ist.

## lessons/09-camps.toml

t-camps-fa7c8809 = Lager
t-in-the-tablut-rebuilt-c99a9277 = Im 1972 wiederhergestellten Tablut beginnen die Angreifer in Lagern, die niemand wieder betritt. Für den König sind sie Mauern, die kämpfen.
t-the-king-on-e3-f4a60944 = Der König auf e3 steht vor dem Lager, dem schraffierten Grund unter ihm. Schlag ihn.
t-left-right-and-the-9398a5b1 = Links, rechts und das Lager sind geschlossen.
t-who-is-still-in-bf219ab5 = Wer noch in seinem Lager steht, darf darin ziehen. Bring den Mann von d1 nach g1, gerade durch das Lager.
t-along-the-bottom-row-28275a74 = Die unterste Reihe entlang.

## lessons/10-shieldwall.toml

t-the-shieldwall-c4d4fb3d = Der Schildwall
t-in-copenhagen-a-row-4c69c963 = In Copenhagen kann eine Reihe von Männern am Rand ganz auf einmal geschlagen werden.
t-capture-the-two-defenders-609f7d34 = Schlag die beiden Verteidiger am Rand mit einem Zug.
t-each-has-an-enemy-a122ecae = Jeder hat einen Gegner vor sich, und das rechte Ende ist geschlossen. Schließ das linke.
t-a-corner-can-close-727f7aad = Eine Ecke kann ein Ende schließen. Schlag die beiden Verteidiger neben ihr.
t-the-corner-a1-holds-53c3943c = Die Ecke a1 hält das linke Ende.

## lessons/11-fort.toml

t-the-exit-fort-c6c370e2 = Die Festung am Rand
t-if-the-way-to-ee8c348b = Ist der Weg zu den Ecken versperrt, so kann der König am Rand eine Festung bauen, die niemand brechen kann.
t-finish-the-fort-and-a637942a = Vollende die Festung und gewinne.
t-the-king-stands-on-72bd7805 = Der König steht am Rand, seine Männer um ihn herum. Die Festung hat eine Lücke, rechts am Rand: Wer kann sie schließen?

## lessons/12-encirclement.toml

t-encirclement-d264700e = Einkreisung
t-in-copenhagen-the-attackers-7d6cbcd3 = In Copenhagen müssen die Angreifer den König nicht schlagen: Es genügt, ihn mit all seinen Männern einzuschließen.
t-close-the-ring-01e40f8c = Schließ den Ring.
t-there-is-one-gap-e67390d3 = Es gibt eine Lücke, rechts.

## lessons/13-repetition.toml

t-repetition-11f65eb1 = Wiederholung
t-whoever-only-goes-to-f35c4cf9 = Wer nur hin- und herzieht, kommt nicht voran. Jedes Regelwerk hat seine eigene Antwort: Remis, eine Niederlage oder ein verbotener Zug.
t-copenhagen-king-and-attacker-bfc26c15 = Copenhagen: König und Angreifer sind hin- und hergezogen, und diese Stellung stand hier schon zweimal. Lass sie ein drittes Mal vorkommen.
t-take-your-man-back-f5fd7af8 = Zieh deinen Mann dorthin zurück, woher er kam: nach c3.

## lessons/14-alea.toml

t-the-game-of-the-ada49689 = Das Spiel der Evangelien
t-you-know-enough-for-2d3bd65c = Du weißt genug für das große Brett: neunzehn Linien und sechzehn Eckpunkte als Zuflucht. Dies ist eine Ecke davon.
t-any-of-the-four-242e7e9f = Jeder der vier Punkte in der Ecke genügt. Bring deinen König dorthin.
t-the-row-of-the-6aba273b = Die Reihe des Königs führt dorthin.
t-and-the-other-side-97d7c332 = Und nun die andere Seite: Auch die Eckpunkte kämpfen. Schlag den König, bevor er hineinkommt.
t-he-stands-beside-a-ee041503 = Er steht neben einem Eckpunkt. Schließ die Seite gegenüber.

## lessons/path.toml

t-brandubh-7-7-20901844 = Brandubh, 7 × 7
t-copenhagen-hnefatafl-11-11-2b57b701 = Copenhagen-Hnefatafl, 11 × 11
t-alea-evangelii-19-19-47016ee4 = Alea Evangelii, 19 × 19
t-the-board-of-the-ee490fa3 = Das Brett der Lektionen: ein König und vier Männer gegen acht, in wenigen Minuten vorbei.
t-the-game-that-is-44bed116 = Das Spiel, das heute am meisten gespielt wird: ein starker König, vier Ecken und Ringe, die gewinnen.
t-the-great-board-of-87bfa7ee = Das große Brett der Handschrift: mehr Männer, längere Linien und ein König, den zwei fangen.
