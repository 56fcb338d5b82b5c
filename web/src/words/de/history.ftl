## Die Seite zur Geschichte

history-title = Geschichte
history-lead = Eine Zeichnung, ein Satz und tausend Jahre, in denen niemand die Regeln aufschrieb. Was man vom Spiel der Evangelien weiß, wird hier erzählt und von dem getrennt, was man nur vermutet.
history-how = Wie diese Seite zu lesen ist
history-how-words = Neben jeder Aussage steht, woher man sie hat und wer es sagt. Wir haben das Buch nicht selbst in Händen gehabt: „Bekannt“ heißt, dass alle, die es beschreiben, sich einig sind, was darin steht oder zu sehen ist.
history-contents = Auf dieser Seite
history-open-board = Die Zeichnung ansehen
history-drawing = Das Diagramm auf Blatt 5, neu gezeichnet: neunzehn rote Linien in jeder Richtung, Zeichen ohne Farbe, an den Rändern die Namen der vier Evangelisten
history-drawing-caption = Die Zeichnung auf der Rückseite von Blatt 5, nach Beschreibungen neu angefertigt. Kein Mann trägt die Farbe einer Seite.
history-learn = Spielen lernen

history-book = Das Buch
claim-oxford = Das Spiel hat einen einzigen Zeugen: die Handschrift 122 des Corpus Christi College in Oxford. Auf die Rückseite ihres fünften Blattes hat jemand ein Brett gezeichnet und ihm zwei Seiten Latein mitgegeben.
claim-gospels = Der Rest des Buches hat mit Spielen nichts zu tun. Es ist ein irisches Evangeliar, das mit Bangor in Verbindung steht: zuerst die zehn Kanontafeln des Eusebius, die verzeichnen, was den Evangelien gemeinsam ist; dann das Brett; dann die vier Evangelien selbst.
claim-age = Wann es geschrieben wurde, ist eine Frage des Urteils. Manche Gelehrte nennen das elfte Jahrhundert, andere die Zeit um 1140.
claim-cambridge = Manche Seiten über das Spiel verlegen das Buch nach Cambridge. Auch dort gibt es ein Corpus Christi College, doch dieses Buch liegt in dem von Oxford.

history-court = Aus Athelstans Haus
claim-heading = Die Überschrift nennt die Zeichnung Alea Evangelii, das Spiel der Evangelien. Dubinsi, der Bischof von Bangor, heißt es da, habe sie vom König der Engländer mitgebracht, aus Athelstans Haus, wo ein gewisser Franke und Israel, „ein römischer Weiser“, sie aufgezeichnet hatten.
claim-reign = Diese Menschen hat es gegeben. Athelstan regierte von 924 oder 925 bis 939; Dub Innse, der Bischof, aus dessen Namen der Schreiber einen lateinischen machte, starb 953.
claim-israel = 1923 hielt Robinson Israel wegen eines Schreibfehlers für einen jüdischen Gelehrten. 1992 erkannte Michael Lapidge in ihm Israel den Grammatiker, einen gelehrten Bretonen, der in den 930er Jahren an Athelstans Hof lebte und später in Trier.
claim-copy = Die Seite ist also eine ein oder zwei Jahrhunderte jüngere Abschrift von etwas, das aus den 930er Jahren stammen will. Was unterwegs verloren ging oder hinzukam, kann niemand sagen.

history-sentence = Der eine Satz über das Spiel
history-sentence-latin = Auf Latein
history-sentence-ours = In unserer Übersetzung
history-sentence-translation = Wer dieses Spiel ganz kennen will, muss vor allen Lehren dieser Kunst diese sieben Dinge im Sinn haben: Herzöge und Grafen, Verteidiger und Angreifer, die Stadt und das Städtchen und zweimal neun Schritte.
history-seven = Die sieben Dinge
seven-dukes = Die Herzöge. Heute die Männer des Königs.
seven-counts = Die Grafen. Heute die Männer der anderen Seite.
seven-defenders = Die zur Verteidigung kämpfen.
seven-attackers = Die gegen sie kämpfen.
seven-city = Die Stadt. Vielleicht die Burg in der Mitte.
seven-little-city = Das Städtchen. Vielleicht das, was in den Ecken steht.
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
history-canons-drawing = Die Männer der zehn Kanones: sechzehn des ersten, je neun des zweiten, dritten und vierten, je vier des fünften bis zehnten; dann vier gescheckte Männer und der erste Mann. Zusammen zweiundsiebzig.
history-canons-caption = Zweiundsiebzig Männer: die zehn Kanones, die gescheckten Männer, der erste Mann.

history-marks = Die gescheckten Männer und der erste Mann
claim-varii = Die vier gescheckten Männer sind anders gezeichnet als die übrigen, in Rot oder mit doppeltem Umriss. Der Text verbindet sie mit der Passion. Zwei gehören Johannes, auf F6 und N14; zwei Markus, auf F14 und N6.
claim-first = Der erste Mann, auf E13, gehört keinem Evangelisten. Er steht für die Einheit der Dreifaltigkeit, und er allein bricht die Symmetrie der Zeichnung.
claim-centre = In der Mitte steht die Ziffer eins: die ungeteilte Substanz der Dreifaltigkeit oder der erste Kanon. Manche halten sie für den ersten Mann; dessen Koordinaten sprechen für E13.
claim-corners = Die vier Zeichen in jeder Ecke dienen, so sagt der Text, dem Schmuck des Brettes.
claim-citadels = Dass der König durch sie entkommt, ist eine moderne Regel. Sie gibt Zeichen einen Sinn, die das Buch Zierrat nennt.

history-open = Was die Zeichnung offenlässt
claim-colour = Kein Mann hat eine Farbe. Wer angreift, wer verteidigt und wohin der König gehört, darauf hat erst unsere Zeit geantwortet.
claim-faults = Die Zeichnung hat auch Fehler. Sie zeigt außer der Mitte 69 Männer, wo der Text 72 verlangt; ein Leser zählt im Ganzen 71 und findet die äußeren Männer auf der dritten und fünften Linie von der Ecke statt auf der dritten und sechsten.
claim-restored = Die zweiundsiebzig Männer auf modernen Brettern sind also eine Wiederherstellung. Unsere Zeichnung zeigt die wiederhergestellten Punkte, nicht die Versehen des Schreibers.

history-readings = Moderne Lesarten
claim-murray = H. J. R. Murray machte in den 1950er Jahren ein Tafl-Spiel daraus: 48 Angreifer, 24 Verteidiger, ein König, den man von vier Seiten umstellen muss und der am Rand gewinnt.
claim-helmfrid = Sten Helmfrid schlug zwei andere Färbungen der Männer vor, beide symmetrisch. In der einen verteidigen die gescheckten Männer, obwohl sie im Ring der Angreifer stehen. Damian Walker übernahm sie 2015 für seine Website, nach Probepartien mit Tim Millar.
claim-second = Helmfrids zweite Zeichnung konnten wir nicht sehen. Wenn acht Verteidiger gleichmäßig im Ring stehen und das Brett bei jeder Spiegelung gleich bleibt, gibt es neben seiner ersten nur noch eine Anordnung; diese zeigen wir, als erschlossen gekennzeichnet.
claim-special = Andere gaben den seltsamen Zeichen seltsame Kräfte. Andrew Perkis schrieb 2010 über das Spiel, und zwischen 2011 und 2016 probierte man in Aage Nielsens Forum Kommandanten und Söldner aus.
claim-memory = Vielleicht wurde es nie gespielt. Eddie Duggan kommt zu dem Schluss, es könnte eine Lernhilfe für die Kanontafeln gewesen sein, gezeichnet wie ein Spiel. Ein Projekt von 2022 liest es als ein Spiel des Würfelns und Lesens.
claim-verdict = Welche dieser Lesarten stimmt, lässt sich aus einer einzigen Seite nicht entscheiden. Alle, die Spiele sind, kann man hier spielen, mit ihren Quellen neben den Regeln.

history-kin = Die Verwandtschaft
claim-tablut = 1732 sah Linné in Lappland Tablut spielen und schrieb auf, wie es ging: neun Linien, Schweden um ihren König gegen Moskowiter, und ein lauter Warnruf, wenn der König seinen Ausweg sieht, raichi bei einem Weg und tuichu bei zweien.
claim-translated = Sein Latein wurde 1811 ins Englische übertragen, und unterwegs ging verloren, dass der König zwischen zwei Männern geschlagen wird. 1972 stellte eine schwedische Wanderausstellung das Spiel mit Lagern wieder her; zwischen 2007 und 2013 übersetzten Ashton, Cartier und Salmi es neu.
claim-tawlbwrdd = In Wales beschrieb Robert ap Ifan 1587 tawl-bwrdd: elf Linien, ein König und zwölf gegen vierundzwanzig. Ältere walisische Gesetze legen den Preis eines Bretts mit einem König und acht gegen sechzehn fest.
claim-dice = R. C. Bell gab diesem Spiel 1969 einen Würfel, weil sein Name „Wurfbrett“ bedeuten könnte. Die Herleitung ist zweifelhaft.
claim-brandub = Irische Gedichte sprechen beim Brandub von einem Anführer mit vier Männern gegen acht. Bretter mit sieben Linien fand man 1932 in Ballinderry, außerdem in Downpatrick und Waterford.
claim-hnefatafl = Die Sagas kennen Hnefatafl und machen aus seinem waffenlosen Herrn ein Rätsel. Keine von ihnen verrät die Regeln.
claim-finds = Die Steine von Gunnarshaug in Norwegen, aus dem achten Jahrhundert, sind ein König, zwölf und zwanzig Männer, dazu vier in einer weiteren Farbe. In York gab es ein Brett von fünfzehn.
claim-vimose = Ein Bruchstück eines Bretts aus Vimose in Dänemark, etwa aus dem Jahr 400, hat einen Rand von achtzehn Feldern und wird oft ein Alea-Brett genannt. Auf der Rückseite ist ein römisches Spiel, also kann auch die Vorderseite eines sein.
claim-family = Dass dies alles eine Familie ist, erkannte Murray 1913, als er Tablut neben Hnefatafl stellte. Acht Jahre zuvor hatte Fiske das Rätsel verloren gegeben.
history-boards-drawing = Fünf Bretter im gleichen Maßstab: sieben Linien für Brandub, neun für Tablut, elf für Tawlbwrdd und Hnefatafl, fünfzehn für York, neunzehn für Alea.
history-boards-caption = Die Bretter der Familie im gleichen Maßstab, von den sieben Linien des Brandub bis zu den neunzehn der Alea Evangelii.

history-sources = Quellen
