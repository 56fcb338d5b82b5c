## Die Seite zur Geschichte

history-title = Geschichte
history-lead = Eine Zeichnung, ein Satz und tausend Jahre, in denen niemand die Regeln aufschrieb. Was man vom Spiel der Evangelien weiß, wird hier erzählt und von dem getrennt, was man nur vermutet.
history-how = Wie diese Seite zu lesen ist
history-how-words = Neben jeder Aussage steht, woher man sie hat, wer es sagt und an welcher Stelle. Wir haben das Buch nicht selbst in Händen gehabt; was es sagt und zeigt, haben wir von denen, die es beschreiben.
history-contents = Auf dieser Seite
history-open-board = Die Zeichnung ansehen
history-drawing = Das Diagramm auf Blatt 5, neu gezeichnet: neunzehn rote Linien in jeder Richtung, Zeichen ohne Farbe, an den Rändern die Namen der vier Evangelisten
history-drawing-caption = Die Zeichnung auf der Rückseite von Blatt 5, nach Beschreibungen neu angefertigt. Kein Mann trägt die Farbe einer Seite.
history-sources = Quellen und Begriffe
history-learn = Spielen lernen

history-book = Das Buch
claim-oxford = Das Spiel hat einen einzigen Zeugen: die Handschrift 122 des Corpus Christi College in Oxford. Auf die Rückseite ihres fünften Blattes hat jemand ein Brett gezeichnet und ihm zwei Seiten Latein mitgegeben.
claim-gospels = Der Rest des Buches hat mit Spielen nichts zu tun. Es ist ein irisches Evangeliar, das mit Bangor in Verbindung steht: zuerst die zehn Kanontafeln des Eusebius, die verzeichnen, was den Evangelien gemeinsam ist; dann das Brett; dann die vier Evangelien selbst.
claim-age = Wann es geschrieben wurde, ist eine Frage des Urteils. CODECS sagt: im zwölften Jahrhundert; Walker und die St. Thomasguild sagen: um 1140; der Artikel der Wikipedia nennt das elfte Jahrhundert als übliche Datierung.
claim-cambridge = Die St. Thomasguild und Walkers Faltblatt verlegen das Buch nach Cambridge. Auch dort gibt es ein Corpus Christi College, doch dieses Buch liegt in dem von Oxford.

history-court = Aus Athelstans Haus
claim-heading = Die Überschrift nennt die Zeichnung Alea Evangelii, das Spiel der Evangelien. Dubinsi, der Bischof von Bangor, heißt es da, habe sie vom König der Engländer mitgebracht, aus Athelstans Haus, und ein gewisser Franke und Israel, „ein römischer Weiser“, hätten sie gezeichnet. Wo sie das taten, steht nicht da.
claim-reign = Diese Menschen hat es gegeben. Athelstan regierte von 924 oder 925 bis 939; Dub Innse, der Bischof, aus dessen Namen der Schreiber einen lateinischen machte, starb 953.
claim-israel = 1923 hielt Robinson Israel wegen eines Schreibfehlers für einen jüdischen Gelehrten. 1992 erkannte Michael Lapidge in ihm Israel den Grammatiker, einen gelehrten Bretonen, der in den 930er Jahren an Athelstans Hof lebte und später in Trier.
claim-copy = Die Seite ist also eine ein oder zwei Jahrhunderte jüngere Abschrift von etwas, das aus den 930er Jahren stammen will. Was unterwegs verloren ging oder hinzukam, kann niemand sagen.

history-sentence = Der eine Satz über das Spiel
history-sentence-written = Wie es geschrieben steht, nach der Abschrift der St. Thomasguild
history-sentence-ours = In unserer Übersetzung
history-sentence-translation = Wer dieses Spiel ganz kennen will, muss vor allen Lehren dieser Kunst diese sieben Dinge im Sinn haben: Herzöge und Grafen, Verteidiger und Angreifer, die Stadt und die Zitadelle und zweimal neun Schritte.
history-sentence-usual = In der üblichen Schreibung
history-seven = Die sieben Dinge
seven-dukes = Die Herzöge. Heute die Männer des Königs.
seven-counts = Die Grafen. Heute die Männer der anderen Seite.
seven-defenders = Die zur Verteidigung kämpfen.
seven-attackers = Die gegen sie kämpfen.
seven-city = Die Stadt. Vielleicht die Burg in der Mitte.
seven-citadel = Die Zitadelle; lateinisch: ein Städtchen. Vielleicht das, was in den Ecken steht.
seven-steps = Neun Schritte, zweimal.
claim-silence = Das ist alles. Wie ein Mann zieht, wie er geschlagen wird, wer beginnt, wann die Partie gewonnen ist: Das Buch sagt es nicht.
claim-sides = Die Paare scheinen zusammenzugehören: die Herzöge zu den Verteidigern, die Grafen zu den Angreifern, wie man sie heute nennt. Der Satz selbst verbindet sie nicht und sagt auch nicht, wo die Städte liegen.
claim-steps = Zweimal neun Schritte sind achtzehn: Von der Mittellinie sind es neun Schritte zu jedem Rand, und das Brett hat achtzehn Reihen von Feldern. Wer wie hier auf den Kreuzungen spielt, hat neunzehn Linien.
history-steps-drawing = Neunzehn Linien. Von der mittleren führen neun Schritte zum linken und neun zum rechten Rand.
history-steps-nine = neun

history-numbers = Die Evangelien in Zahlen
claim-board = Der Text misst das Brett aus: ein Quadrat von achtzehn Reihen, 324 Felder, und für jeden Evangelisten eine Seite und eine Ecke. Matthäus gehört die obere Seite, Lukas die rechte, Johannes die untere, Markus die linke.
claim-canons = Die Männer werden nach den Kanontafeln gezählt. Eine Tafel, die vier Evangelien vergleicht, ergibt sechzehn Männer, drei ergeben neun, zwei ergeben vier, und die letzte Tafel, für das, was jedes Evangelium allein hat, gibt jedem einen Mann. Das macht 67: zwanzig für Matthäus, siebzehn für Lukas, je fünfzehn für Markus und Johannes.
claim-five = Fünf weitere kommen aus keiner Tafel: vier „gescheckte Männer“, varii viri, und ein „erster Mann“. So sind es 72.
claim-rings = Die Zeichnung hält diese Ordnung ein. Die sechzehn des ersten Kanons sind die Raute in der Mitte. Die Kanones zwei bis vier schließen mit den fünf übrigen einen Ring von zweiunddreißig um sie. Die letzten vierundzwanzig stehen in kleinen Gruppen außen. Jede moderne Aufstellung gibt diesen drei Gruppen Farben.
claim-letters = Die Zeichnung ist voller Punkte, Zeichen und Buchstaben, auch hebräischer. Die St. Thomasguild meint, dass die meisten nichts mit dem Spiel zu tun haben, bezieht die Punkte auf die vier Evangelisten und sieht im Ganzen eine Art Kirchenkalender.
history-canons-drawing = Die Männer der zehn Kanones: sechzehn des ersten, je neun des zweiten, dritten und vierten, je vier des fünften bis zehnten; dann vier gescheckte Männer und der erste Mann. Zusammen zweiundsiebzig.
history-canons-caption = Zweiundsiebzig Männer: die zehn Kanones, die gescheckten Männer, der erste Mann. Die Zahlen sind die des Textes; das Bild ist von uns.

history-marks = Die gescheckten Männer und der erste Mann
claim-varii = Vier Männer sind anders gezeichnet als die übrigen, mit doppeltem Umriss und nicht schwarz: die varii viri, die gescheckten Männer. Der Text verbindet sie mit der Passion. Zwei gehören Johannes, auf F6 und N14; zwei Markus, auf F14 und N6.
claim-outlines = Was die doppelten Umrisse für das Spiel bedeuten, sagt niemand. Die St. Thomasguild hält sie für Zeichen von Männern, die mitten unter den Gegnern beginnen, denn auch auf ausgegrabenen Brettern sind Ausgangsfelder markiert. Oder es dürfen dort nur der König und die Herzöge hinein, oder wer dort steht, ist sicher.
claim-first = Die Kanones nennen auch einen primus vir, einen ersten Mann, der keinem Evangelisten gehört und für die Einheit der Dreifaltigkeit steht. Wer seinen Koordinaten folgt, findet ihn auf E13, wo er allein die Symmetrie der Zeichnung bricht. Die St. Thomasguild hält den Stein in der Mitte für ihn.
claim-centre = In der Mitte steht die Ziffer eins. Sie bedeutet die ungeteilte Substanz der Dreifaltigkeit oder den ersten Kanon.
claim-corners = Die Gruppen von vier Männern in den vier Ecken sind, so sagt der Text, zum Schmuck des Brettes da.
claim-citadels = Dass der König durch sie entkommt, ist eine moderne Regel. Walker findet sie im Text angedeutet, der eine Zitadelle nennt, und in der Zeichnung, die die Ecken auszeichnet.

history-open = Was die Zeichnung offenlässt
claim-colour = Keine Seite hat eine Farbe. Alle Männer sind schwarz bis auf vier; wer angreift, wer verteidigt und wohin der König gehört, darauf hat erst unsere Zeit geantwortet.
claim-faults = Die Zeichnung hat Fehler. Der Artikel der Wikipedia zählt außer der Mitte 69 Männer, wo der Text 72 verlangt; Thomas Henning kam 2020 in einem Kommentar zu Walkers Webseite auf 71.
claim-lines = Richard Murray bemerkte 2019 in einem Kommentar, dass Männer nahe den Ecken in der Zeichnung auf den Linien 3, 5, 15 und 17 stehen. Auf modernen Brettern stehen sie auf den Linien 3, 6, 14 und 17.
claim-restored = Die zweiundsiebzig Männer auf modernen Brettern sind also eine Wiederherstellung. Auch die St. Thomasguild ergänzte die wenigen, die fehlen.

history-readings = Moderne Lesarten
claim-murray = H. J. R. Murray machte in seinem Buch von 1952 ein Tafl-Spiel daraus: 48 Angreifer, 24 Verteidiger, ein König, den man von vier Seiten umstellen muss und der am Rand gewinnt.
claim-boxed = In Murrays Aufstellung, schreibt Walker, sind die Verteidiger zu sehr eingesperrt, um voranzukommen. Ein paar schlüpfen hinaus, ehe sich der Ring schließt, doch mit ihnen werden die Angreifer draußen leicht fertig.
claim-helmfrid = Sten Helmfrid schlug zwei andere Färbungen der Männer vor, beide symmetrisch. In der einen verteidigen die gescheckten Männer, obwohl sie im Ring der Angreifer stehen. Die St. Thomasguild zieht sie vor, weil sie diesen Männern einen Sinn gibt; Walker übernahm sie 2015, nach Probepartien mit Tim Millar.
claim-outlying = Die Herzöge da draußen sind nicht stark, fügt Walker hinzu: Jeder Schritt nach außen bietet ein Opfer an. Doch sie erschweren es, den Ring zu schließen, und ein überlegtes Opfer kann andere entkommen lassen.
claim-second = Helmfrids andere Zeichnung konnten wir nicht sehen. Wenn acht Verteidiger gleichmäßig im Ring stehen und das Brett bei jeder Spiegelung gleich bleibt, gibt es neben der Anordnung, die Walker übernahm, nur noch eine; diese zeigen wir, als erschlossen gekennzeichnet.
claim-special = Andere gaben den seltsamen Zeichen seltsame Kräfte. Andrew Perkis schrieb 2010 über das Spiel, und zwischen 2011 und 2016 probierte man in Aage Nielsens Forum Kommandanten und Söldner aus.
claim-progress = Ist es eine Partie, die noch läuft? So fragte Richard Murray 2019, weil die Männer nicht ganz symmetrisch stehen, und auch, ob moderne Bretter einige des Gleichgewichts wegen versetzt haben.
claim-henning = Thomas Henning ging 2020 weiter. Von 73 Männern fehlen zwei; also sind sie geschlagen; also müssen einige der äußeren Männer weiß sein. Und vielleicht war ein Go-Brett in den Westen gelangt und diente seinen Besitzern für ein Spiel, das sie kannten.
claim-guards = Seine weißen Männer sind acht Wächter der Zitadellen. Zitadellen von vier Punkten würden sogleich helfen, sie zu schlagen; darum macht er aus jeder Zitadelle einen einzigen Punkt mit einer Lücke daneben.
claim-leaders = Die vier markierten Männer, denkt er, könnten die Anführer des Aufstands sein, und ein König, der sie schlägt, könnte sein Reich zurückgewinnen.
claim-memory = Vielleicht wurde es nie gespielt. Eddie Duggan kommt zu dem Schluss, es könnte eher eine Hilfe für Schüler gewesen sein, die die Kanontafeln lernten, als ein Spiel.
claim-chance = Drew McNaughton spielt es in einem Projekt von 2022 nach den Grundregeln als Glücksspiel und als einen Weg durch die Kanontafeln für alle, die sie kennen.
claim-made = Die St. Thomasguild baute ein Brett: verleimte Pappelbretter, ein Rand aus Nussbaum, Leinöl, die Linien in Venezianischrot, die Zeichen in Beinschwarz. Die Männer sind aus gebranntem Ton, blau oder gelb glasiert: quadratische Pyramiden und ein größerer, fünfseitiger König.
claim-verdict = Kein Regelwerk hat sich durchgesetzt, sagt Walker, und welches stimmt, lässt sich aus einer einzigen Seite nicht entscheiden. Was davon ein Spiel ist, kann man hier spielen; neben jeder Regel steht ihre Quelle.

history-tafl = Die Tafl-Spiele
claim-words = Hnefi heißt auf Isländisch Faust, und tafl ist das altnordische Wort für Brett, entlehnt aus lateinisch tabula. Im Spiel ist der hnefi, was im Schach der König ist.
claim-voluspa = Im Gedicht Völuspá spielen die Götter in ihrem Hof tafl. Nordische Edle rühmten sich ihres Könnens darin.
claim-spread = Walker meint, nordische Eroberer hätten das Spiel auf die Britischen Inseln gebracht, es sei dort beliebt gewesen, bis das Schach kam, und zuletzt 1587 in Wales bezeugt.
claim-family = Dass dies alles eine Familie ist, erkannte Murray 1913, als er Tablut neben Hnefatafl stellte. Acht Jahre zuvor hatte Fiske das Rätsel verloren gegeben.
claim-hnefatafl = Die Sagas kennen Hnefatafl, doch keine verrät die Regeln. Die schwedische Ausstellung von 1972 las aus einem Rätsel der Hervarar saga, dass der König keine Waffe trägt, und meinte, so sei das Spiel ausgeglichener. Helmfrid findet das Rätsel zu vieldeutig, und einige Probepartien überzeugten ihn vom Gegenteil.
claim-brandub = Ein irisches Gedicht über Brandub stellt einen goldenen Anführer, den branán, unter vier Männer; ein anderer Text zählt fünf Steine aus Silber und acht aus Gold. Ein Brett aus Ballinderry, gefunden 1932, hat sieben Reihen von sieben Löchern; Mitte und Ecken sind markiert. Andere kommen aus Downpatrick und Waterford.
history-boards-drawing = Fünf Bretter im gleichen Maßstab: sieben Linien für Brandub, neun für Tablut, elf für Tawlbwrdd und Hnefatafl, fünfzehn für York, neunzehn für Alea.
history-boards-caption = Die Bretter der Familie im gleichen Maßstab, von den sieben Linien des Brandub bis zu den neunzehn der Alea Evangelii.

history-balance = Das Gleichgewicht
history-measured = Ist Alea fair? Was bisher gemessen wurde
claim-unbalanced = Ein Spiel, dessen Seiten verschiedene Ziele haben, begünstigt immer eine von ihnen, schreibt Helmfrid, gestützt auf die Spieltheorie, es sei denn, bestes Spiel führt zum Remis. Zwischen zwei geschickten Spielern gewinnt am Ende diese Seite.
claim-edge = Darf der König über jedes Randfeld entkommen, hat er einen riesigen Vorteil. Muss er eine der vier Ecken erreichen und ändert man sonst nichts, versperren die Angreifer sie in vier Zügen und gewinnen immer.
claim-adjusting = Das Gleichgewicht lässt sich auf viele Arten einstellen: weitere Grenzen für die Flucht am Rand oder Regeln, die es erschweren, die Ecken zu versperren; andere Aufstellungen; ein König, der beim Schlagen mithilft oder nicht und der leichter oder schwerer zu schlagen ist; und gesperrte Felder.
claim-hostile = Gesperrte Felder machen die Steine langsamer und begünstigen im Ganzen die Angreifer. Sie müssen wohl feindlich sein, also für einen schlagenden Stein stehen; sonst ist ein Stein neben ihnen zu gut geschützt.

history-tablut = Tablut
claim-tablut = 1732 sah Linné, wie man in Lappland Tablut spielte: neun mal neun Felder, ein König und acht Schweden gegen sechzehn Moskowiter. Was er beobachtete, schrieb er in vierzehn Einträgen auf, oft als Beispiele von Zügen. Die Sprache der Spieler verstand er offenbar nicht.
claim-verb = Tablut, auch tablot oder dablot geschrieben, ist im Samischen ein Verb: dablo spielen. Dablo ist das Spiel und seine Steine. Das Wort wurde wohl schon in der Eisenzeit aus dem Nordischen entlehnt und dient auch für andere Brettspiele.
claim-drabants = Helmfrid nennt die acht Männer neben dem König Drabanten und die Plätze, von denen die Moskowiter ausgehen, Basislager. Für diese hat Linné keinen Namen.
claim-warning = Hat der König einen freien Weg zum Rand, muss sein Spieler den Gegner warnen: raicki. Hat er zwei, heißt es tuicku, und das kommt dem Schachmatt gleich. Andere Ausgaben schreiben raichi und tuichu.
claim-konokis = Linné sagt, die Burg heiße konokis. Eher ist damit der König selbst gemeint, sagt Helmfrid; Olli Salmi kennt es als das samische Wort für König.
claim-swedes = Warum Schweden und Moskowiter? In Schweden endete die Wikingerzeit um 1060; später wurden schwedische Burgen an der Ostsee oft von russischen Truppen belagert, und Moskau wurde um 1300 eine Macht. Darum hält Helmfrid Tablut für ein mittelalterliches schwedisches Spiel, das die Samen kaum verändert haben.
claim-escape = Linné sagt nirgends, wie der König entkommt. Aus einem der Beispiele schloss Murray, jedes Randfeld genüge. Andere lassen vermuten, dass die Felder, von denen die Angreifer ausgehen, nicht zählen. Murray habe das übersehen, sagt Helmfrid, und seither gilt Tablut als unausgeglichen.
claim-translated = Das Latein wurde 1811 ins Englische übertragen, und unterwegs ging verloren, dass der König zwischen zwei Männern geschlagen wird; darauf baute Murray. Zwischen 2007 und 2013 übersetzten Ashton, Cartier und Salmi es neu.
claim-exhibition = 1972 stellten die schwedischen Wanderausstellungen das Spiel mit Basislagern wieder her, die niemand noch einmal betreten darf. Helmfrid hält das für viel genauer und viel ausgeglichener.
claim-later = Ein 1884 in Stockholm gedrucktes Buch erzählt von Samen, die svälta räv und andere Kartenspiele spielen; wer keine Karten hat, setzt sich zu einer Art Schach mit Russen und Schweden. Das mag Tablut gewesen sein. Doch die Samen hatten noch andere Spiele mit zwei Heeren: Dablot prejjesne, das Nils Keyland 1921 in Frostviken aufzeichnete, ist mit Dame verwandt.

history-wales = Wales
claim-tawlbwrdd = 1587 beschrieb Robert ap Ifan tawl-bwrdd: ein König in der Mitte, zwölf Männer auf den Plätzen neben ihm und vierundzwanzig, die ihn schlagen wollen, sechs in der Mitte jeder Seite. Sein Brett hat elf mal elf Felder.
claim-laws = Die älteren walisischen Gesetze zählen einen König und acht Männer gegen sechzehn. F. R. Lewis hielt das für die ursprüngliche Zahl; das Spiel sei gewachsen.
claim-gap = Der Satz über die Flucht des Königs hat eine Lücke: Er gewinnt, wenn er an etwas entlanggehen kann. Helmfrid nennt das Wort unlesbar; Lewis druckt seinen Anfang und ergänzt den Rest, und das ergibt eine Linie.
claim-offices = Ein walisischer Kanzler erhielt beim Amtsantritt vom König einen goldenen Ring, eine Harfe und ein Spielbrett, die er sein Leben lang behalten sollte. Ein Richter des Hofes erhielt vom König ein Brett mit Steinen aus dem Bein von Meerestieren und von der Königin einen goldenen Ring, die er nie verkaufen oder verschenken durfte.
claim-macleod = In den gälischen Liedern der Mary Macleod ist das Fehlen von Musik und Spielbrettern ein Zeichen der Trauer.
claim-dice = R. C. Bell gab diesem Spiel 1969 Würfel, weil tawl Wurf heißt. Helmfrid bezweifelt das: Der Name komme von lateinisch tabula und sächsisch bord oder von altnordisch taflborð, und sonst sprächen keltische und angelsächsische Quellen nie von Würfeln.

history-finds = Funde
claim-gunnarshaug = Ein Grabhügel in Gunnarshaug in Norwegen, um 779, enthielt siebzehn Kegel aus Glas, 17 bis 20 mm hoch: einen großen dunkelblauen mit brauner Kuppe und gelber Spitze, vier kleinere gelbe mit brauner Kuppe und zwölf hellblaue. Bei ihnen lagen zwanzig Steine aus Bernstein. Alles ist in Bergen.
claim-sets = Ein Spiel oder zwei? Archäologen sehen zwei Sätze. Aage Nielsen machte ein Spiel daraus: der dunkelblaue König und zwölf blaue Männer gegen vierundzwanzig gelbe, einige davon mit besonderen Kräften. Die St. Thomasguild lässt es offen: zwei unvollständige Sätze oder vier Männer mit eigener Kraft.
claim-skamby = Ein Bootsgrab des neunten Jahrhunderts in Skamby in Östergötland enthielt dreiundzwanzig Steine aus Bernstein.
claim-trondheim = In Trondheim fand man etwa zwei Drittel eines Holzbretts, elf Felder breit und am Rand 25,6 cm lang. Die markierten Felder bilden Arme eines Kreuzes, als zeigten sie, wo Steine beginnen.
claim-york = In York sind drei Reihen eines Bretts übrig, das, wie man annimmt, fünfzehn mal fünfzehn Felder hatte. Walker sieht darin ein Zeichen, dass die Engländer große Bretter mochten.
claim-vimose = Ein Bruchstück eines Bretts aus Vimose in Dänemark, um das Jahr 400 (die St. Thomasguild schreibt Wimose), ist achtzehn Felder lang und anderthalb hoch, jedes etwa 25 mm. Eine Ecke ist erhalten und trägt kein Zeichen. Auf der Rückseite ist ein römisches Spiel, duodecim scripta.
claim-roman = Es wird oft ein Alea-Brett genannt. Walker hält es für das Brett eines anderen römischen Spiels, ludus latrunculorum: In Vimose lagen vier solche Bretter, und zu einem aus Leuna in Deutschland mit denselben beiden Seiten gehörten 29 schwarze und 30 weiße Steine.
