## docs/studies/alea-balance/alea-balance.games.toml

t-a-typical-win-of-fdf9f415 = Ein typischer Sieg der Angreifer
t-on-murray-s-layout-8919e56d = In Murrays Aufstellung haben die Angreifer den König von Anfang an gut umstellt, und nach Walkers Regeln von 2015 schlagen ihn zwei von ihnen, sobald er von der Mitte weg ist. Nach der Bewertung des Programms liegen sie durchweg vorn.
t-the-first-man-falls-924b8f2f = Der erste Mann fällt. Das Programm sieht die Angreifer um fast zwei Männer im Vorteil, und von hier an nie weniger.
t-two-defenders-stand-beside-f4d6fa97 = Zwei Verteidiger stehen an der linken oberen Ecke, und kein Angreifer ist in ihrer Nähe. Doch der König steht noch mitten auf dem Brett.
t-the-king-leaves-the-784f0db2 = Der König verlässt den Thron und die Punkte neben ihm. Von jetzt an genügen zwei Angreifer, um ihn zu schlagen.
t-the-king-has-run-ccf3629c = Der König ist zum rechten Rand gelaufen, und der Weg hinauf zur Ecke ist frei. Ein Angreifer muss ihn sofort versperren und tut es.
t-the-next-attempt-at-0c9f18ec = Der nächste Versuch an derselben Ecke ist gescheitert: Ein Angreifer ist dazwischengetreten. Der König kehrt um.
t-from-here-the-king-058e29c2 = Von hier an ist der König verloren, was er auch tut: Das Programm sieht ihn in sieben Zügen geschlagen, die beider Seiten gezählt.
t-the-king-stands-on-0451e3f0 = Der König steht am Rand, ein Angreifer über ihm und einer unter ihm: geschlagen.
t-a-typical-win-of-775271c8 = Ein typischer Sieg der Verteidiger
t-by-murray-s-rules-44d7281c = Nach Murrays Regeln ist jeder Punkt des Randes ein Ausweg, und es braucht vier Angreifer, um den König zu schlagen. Die Angreifer liegen zunächst vorn und verlieren trotzdem.
t-the-attackers-have-captured-1e2670b6 = Die Angreifer haben zwei Männer geschlagen und keinen verloren: Das Programm sieht sie um einen Mann im Vorteil.
t-the-second-attacker-falls-2096a84e = Der zweite Angreifer fällt gleich daneben, rechts, und mit ihm ist der Vorteil dahin.
t-the-king-leaves-the-2035e347 = Der König verlässt den Thron auf der Linie, die seine eigenen Männer geräumt haben.
t-six-attackers-have-fallen-9ca1314b = Sechs Angreifer sind gefallen und vier Verteidiger. Über vierzig Angreifer sind noch da, aber die meisten stehen weit vom König entfernt.
t-the-king-stands-one-f894a82b = Der König steht einen Schritt vor dem rechten Rand. Ein Angreifer muss sofort den Weg versperren.
t-a-defender-goes-to-a613e664 = Ein Verteidiger geht selbst an den Rand, und es ist entschieden: Das Programm sieht den König in sechs Zügen entkommen, die beider Seiten gezählt, was die Angreifer auch tun.
t-the-last-attacker-in-85fe32c7 = Der letzte Angreifer im Weg wurde geschlagen, und der König tritt dorthin, wo dieser stand. Er ist entkommen.
t-a-perpetual-threat-4028d410 = Eine ewige Drohung
t-the-attackers-are-two-40c3f615 = Die Angreifer liegen zwei Männer vorn und lassen den König einer Ecke zu nahe kommen. Sie können ihn nicht mehr schlagen, und er kommt nicht an ihnen vorbei: remis.
t-by-the-program-s-24b95ee5 = Nach der Bewertung des Programms liegen die Angreifer zwei Männer vorn. Der König steht in der Mitte.
t-in-two-moves-he-08a9f802 = In zwei Zügen ist er nach rechts oben gekommen. Eine längere Suche findet einen Zug, der den Vorteil wahrt: ein Angreifer von p12 nach s12.
t-an-attacker-moves-up-2906955e = Stattdessen geht ein Angreifer den rechten Rand hinauf. Danach findet die längere Suche nicht mehr als ein Remis.
t-the-king-captures-a-5255a303 = Der König schlägt einen Mann gegen die Ecke und droht hineinzugehen. Ein Angreifer muss den Rand sperren.
t-a-step-aside-and-0c6693a8 = Ein Schritt zur Seite, und der König bedroht die Ecke von der Linie daneben. Wieder muss ein Angreifer folgen.
t-so-it-went-to-521227e8 = So ging es hin und her, bis eine Stellung zum dritten Mal vorkam. In der ganzen Partie wurden von jeder Seite drei Männer geschlagen.
t-the-hunt-for-the-3c006148 = Die Jagd auf den letzten Mann
t-for-two-hundred-moves-28a222e5 = Zweihundert Züge lang sah das Programm die Verteidiger weit im Vorteil, und doch gewannen die Angreifer. Darum zählt in dieser Studie nur, wie Partien enden, nie, was das Programm von einer Stellung hält.
t-the-king-leaves-the-bcc4625c = Der König verlässt den Thron. Jede Seite hat vier Männer verloren, und nach der Bewertung des Programms liegen die Verteidiger fast acht Männer vorn.
t-the-program-puts-the-fb164f62 = Das Programm sieht die Verteidiger um elf Männer im Vorteil. Aber von vierundzwanzig sind dreizehn übrig, und kein Weg zu einer Ecke hat sich geöffnet.
t-seven-defenders-are-left-4544c7bf = Sieben Verteidiger sind übrig gegen achtunddreißig Angreifer. Die Bewertung sagt noch immer, dass die Verteidiger vorn liegen.
t-only-now-the-score-6800af66 = Erst jetzt kippt die Bewertung. Fünf Verteidiger sind übrig, und der König wird am unteren Rand entlanggetrieben.
t-the-king-is-shut-02a53a20 = Der König ist mit einem seiner Männer am Rand eingeschlossen. Ein anderer ist frei, und solange der ziehen kann, muss der König nicht.
t-after-more-than-seventy-9768a0ff = Nach mehr als siebzig Zügen ist der freie Mann gefangen. Jetzt muss der König ziehen, und beide Züge verlieren.
t-three-attackers-and-the-406a6752 = Drei Angreifer und der Rand um ihn herum: geschlagen.

## docs/studies/versions.toml

t-ninety-more-games-of-6602fa95 = Neunzig Partien mehr zu jedem Regelwerk auf Helmfrid 2 mit 64.000 Stellungen, außer Murrays: Walker 2015 begünstigt dort die Angreifer.
t-the-games-at-256-62a6ccd4 = Die Partien mit 256.000 Stellungen, von der bloßen Grundstellung und mit früheren Gewichten des Programms: Alle acht Antworten halten, und die Studie ist beendet.
