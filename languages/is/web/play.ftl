## Fyrsta síðan

home-title = Tefla
home-lead = Verjendur byrja umhverfis konung sinn í miðjunni og sækjendur umkringja þá. Konungurinn verður að brjótast út.
home-history = Í írskri guðspjallabók, sem nú er í Corpus Christi College í Oxford (MS 122), teiknaði einhver nítján lína borð og kallaði það { $alea }, guðspjallatafl. Hvernig það var teflt er hvergi sagt. Hér er það sem menn hafa lesið úr því síðan, hver regla með sinni heimild.
home-learn = Er taflið nýtt fyrir þér? Lærðu það í smáum skrefum
home-history-more = Saga þess
home-play-now = Tefla núna: { $name }
home-play-now-note = Liðið þitt: { $side }. Andstæðingur: { $level }, stig { $number }.
home-board-label = Upphafsstaðan: { $layout }
home-recent = Viðureignirnar þínar
home-recent-yours = Liðið þitt: { $side }
home-recent-both = Bæði lið á þessu tæki
home-recent-watch = Fylgst með
home-recent-moves = { $count ->
    [0] ekki hafin
    [one] { $count } leikur
   *[other] { $count } leikir
  }
home-recent-over = lokið
home-recent-remove = Fjarlægja af listanum: { $name }
home-choose = Veldu tafl
form-rules = Reglusafn
form-about = Lesa þessar reglur
form-layout = Uppstilling
form-draw = Teikna eigin uppstillingu
options-offered = Valkostir
options-readings = { $count ->
    [one] Ein önnur túlkun
   *[other] { $count } aðrar túlkanir
  }
options-readings-hint = Þar sem lesa má heimildina á annan veg. Velja má eina túlkun á hverri reglu.
form-side = Liðið þitt
form-side-random = Lið af handahófi
form-side-both = Bæði lið, á þessu tæki
form-side-watch = Hvorugt: horfa á vélina
form-level = Styrkur vélarinnar
form-start = Hefja taflið
form-board = { $size } × { $size }
inferred-badge = ályktað
inferred-note = Enginn hefur sýnt okkur þessa uppstillingu: hún er ályktuð.
featured-badge = í öndvegi
dice-badge = teningur

## Ættir reglusafna

family-alea = Alea Evangelii
family-alea-history = Borð úr guðspjallabók frá elleftu eða tólftu öld, nítján línur á hvorn veg, sagt komið úr húsi Aðalsteins konungs. Textinn skýrir tölurnar út frá guðspjöllunum en segir varla hvernig á að tefla; allt hér er endurgerð.
family-tablut = Tablut
family-tablut-history = Taflið sem Linné sá Sama í Lapplandi tefla árið 1732 og lýsti í dagbók sinni: ásamt velsku síðunni frá 1587 annar af aðeins tveimur gömlum textum sem segja hvernig hnefatafl er teflt. Menn lesa lýsinguna á ólíkan hátt um hásætið, herbúðirnar og konunginn.
family-tawlbwrdd = Tawl-bwrdd
family-tawlbwrdd-history = Velska taflið, nefnt í eldri lögum með konungi og átta mönnum gegn sextán og Robert ap Ifan lýsti því árið 1587: konungur og tólf menn gegn tuttugu og fjórum á ellefu sinnum ellefu reitum.
family-hnefatafl = Hnefatafl
family-hnefatafl-history = Töflin sem nú eru tefld undir norræna heitinu, flest á ellefu línum með hornum til að sleppa í. Þau spruttu af safnaútgáfum tuttugustu aldar og því sem þúsundir viðureigna á netinu hafa kennt.
family-berserk = Berserkjahnefatafl
family-berserk-history = Nútímatafl með foringjum, riddara, stökkum og mörgum drápum í röð.
family-seabattle = Sjóorrusta
family-seabattle-history = Töfl án sérstakra punkta, með konungi sem drepur ekki og er fangaður á fjóra vegu.
family-brandubh = Brandubh
family-brandubh-history = Írska taflið á sjö línum: höfðingi og fjórir menn gegn átta, eins og segir í kvæðum.
family-ard-ri = Ard ri
family-ard-ri-history = Skoska heitið á töflum á sjö línum, með konungi og átta mönnum gegn sextán.
family-reference = Önnur hnefatöfl
family-reference-history = Einföld töfl sem hin eru mæld við, og nútímatöfl af sömu ætt.
family-own = Þín eigin töfl
family-own-history = Reglusöfn úr skrám sem þessum þjóni voru fengnar þegar hann var ræstur.

## Tafl

game-board-label = Borð, { $size } sinnum { $size }
game-keys = Örvalyklarnir ganga um punktana, með Control á næsta punkt sem skiptir máli. Enter eða bilslá tekur mann upp og setur hann niður, Escape sleppir honum. Bókstafur og tala, svo sem d8, leiða á þann punkt. Utan borðsins fletta vinstri og hægri leikjunum.
game-keys-title = Flýtilyklar
game-position = Staða
game-turn = { $side } eiga leik
game-turn-yours = Þú átt leik: { $side }
game-turn-engine = { $side } hugsa sig um…
game-over = Taflinu er lokið
game-past = Sýnir leik { $ply } af { $count }
game-past-start = Sýnir upphafsstöðuna
game-live = Aftur í núverandi stöðu
game-lost-turn = setið hjá
game-die = Teningurinn sýnir { $value }
game-announce-raichi = Raicki: konungurinn á eina opna leið
game-announce-tuichu = Tuicku: konungurinn á tvær opnar leiðir eða fleiri
game-announce-raichi-short = raicki
game-announce-tuichu-short = tuicku
game-reconnecting = Sambandið rofnaði. Reyni að ná í þjóninn…
game-watching = Þú fylgist með þessari viðureign.
game-seat-human = á þessu tæki
game-seat-elsewhere = á öðru tæki
game-seat-you = þú
game-seat-engine = vél, stig { $level }
game-lost-men = Fallnir menn: { $count }
game-actions = Aðgerðir
game-about = Um þessa viðureign
game-flip = Snúa borðinu
game-takeback = Taka til baka
game-resign = Gefast upp
game-draw-offer = Bjóða jafntefli
game-draw-title = Bjóða jafntefli?
game-draw-words = Ef hitt liðið þiggur boðið er taflinu lokið og hvorugt hefur unnið.
game-draw-accept = Þiggja jafntefli
game-draw-decline = Hafna jafntefli
game-draw-withdraw = Draga boðið til baka
game-draw-offered = { $side } bjóða jafntefli.
game-draw-refused = Vélin hafnar jafntefli.
game-may-go-on = { $side } mega halda áfram að drepa frá { $point }
game-must-go-on = { $side } verða að halda áfram að drepa frá { $point }
game-stay = Láta hér staðar numið
game-hint = Vísbending
game-hint-words = Frá { $from } á { $to }. { $score }
game-hint-stay = Láta staðar numið á { $to }. { $score }
game-hint-waiting = Leita að góðum leik…
game-share = Deila og flytja út
game-ask = Staðfesta hvern leik
game-resign-title = Gefast upp?
game-resign-words = { $side } gefast upp, og taflinu er lokið.
game-resign-yes = Gefast upp
game-resign-no = Tefla áfram
game-confirm-words = Frá { $from } á { $to }
game-confirm-yes = Leika þessu
game-confirm-no = Hætta við
game-rules-link = Reglur þessa tafls
game-inferred = Upphafsstaðan er ályktuð.

thinking-title = Vélin
thinking-depth = { $depth ->
    [one] { $depth } hálfleiks dýpt
   *[other] { $depth } hálfleikja dýpt
  }
thinking-line = Besta framhald
score-even = Taflið virðist jafnt.
score-ahead = { $side } eru um það bil { $men ->
    [one] { $men } manni
   *[other] { $men } mönnum
  } yfir.
score-win = { $side } vinna í { $plies ->
    [one] { $plies } hálfleik
   *[other] { $plies } hálfleikjum
  }.

moves-title = Leikir
moves-first = Fyrsta staða
moves-previous = Einn leik aftur
moves-next = Einn leik áfram
moves-last = Núverandi staða
moves-start = Upphafsstaða
moves-die = teningur { $value }
moves-stay = { $point } stendur kyrr
moves-none = Engu hefur verið leikið enn.

## Hvernig tafli lýkur

end-winner = { $side } hafa sigrað
end-draw = Taflinu lauk með jafntefli
end-reason-king-captured = Konungurinn er fangaður.
end-reason-king-escaped = Konungurinn er sloppinn.
end-reason-encirclement = Konungurinn og allir menn hans eru umkringdir.
end-reason-exit-fort = Konungurinn stendur í virki við jaðarinn sem enginn fær rofið.
end-reason-king-alone = Konungurinn hefur misst alla menn sína.
end-reason-king-walled-in = Konungurinn er innilokaður.
end-reason-no-escape = Konungurinn getur hvorki komist í horn né staðið í virki lengur.
end-reason-no-moves = Enginn leikur er eftir.
end-reason-repetition = Sama staðan er komin upp aftur.
end-reason-turn-limit = Leiknir hafa verið eins margir leikir og reglurnar leyfa.
end-reason-resigned = { $side } hafa gefist upp.
end-reason-agreed = Samið var um jafntefli.
end-reason-other = Regla í þessu tafli bindur hér enda á það.
end-rule = Reglan sem ræður úrslitum
end-rule-link = Lesa hana meðal reglnanna
end-rematch = Spila aftur
end-swap = Spila aftur með liðaskiptum
end-new = Ný viðureign
end-analyse = Greina þessa viðureign

## Það sem er lesið upp

say-move = { $side }: frá { $from } á { $to }.
say-stay = { $side } nema staðar á { $point } og láta þar við sitja.
say-pass = { $side } sitja hjá.
say-captures = { $count ->
    [one] Drepið: { $points }.
   *[other] { $count } drepnir: { $points }.
  }
say-turn = { $side } eiga leik.
say-your-turn = Þú átt leik.
say-picked = Tekið upp: { $piece } á { $point }. Kemst á { $count ->
    [one] { $count } punkt
   *[other] { $count } punkta
  }.
say-proposed = Frá { $from } á { $to }? Enter leikur, Escape hættir við.
say-dropped = Sett aftur niður.
say-taken-back = Tekið til baka að leik { $ply }.
say-die = Teningurinn sýnir { $value }.
cell-empty = { $point }, autt
cell-piece = { $point }, { $piece }
cell-mark = { $cell }, { $mark }
cell-moves = { $cell }, { $count ->
    [one] { $count } leikur
   *[other] { $count } leikir
  }
cell-target = { $cell }, má fara hingað
cell-selected = { $cell }, tekið upp

why-fallen = { $count ->
    [one] Hvers vegna var hann drepinn?
   *[other] Hvers vegna voru þeir drepnir?
}
