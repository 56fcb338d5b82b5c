## Borð

board-more = Meira
board-goals = Sýna hvar konungurinn vinnur
board-size = Stærð borðsins
board-focus = Einbeitingarhamur
board-focus-leave = Hætta í einbeitingarham

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
end-reason-out-of-time = { $side } hafa fallið á tíma.
end-reason-absent = { $side } hafa yfirgefið taflið og ekki komið aftur.
end-reason-other = Regla í þessu tafli bindur hér enda á það.
end-rule = Reglan sem ræður úrslitum
end-rule-link = Lesa hana meðal reglnanna
end-rematch = Tefla aftur
end-swap = Tefla aftur með liðaskiptum
end-new = Ný viðureign
end-next = Hvað næst?
end-analyse = Greina þessa viðureign
end-report = Skýrsla um viðureignina

## Það sem er lesið upp

say-move = { $side }: frá { $from } á { $to }.
say-stay = { $side }: staðar numið á { $point }.
say-pass = { $side }: setið hjá.
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
cell-empty = { $point }, auður
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

## Listar

move-count = { $count ->
    [0] ekki hafin
    [one] { $count } leikur
   *[other] { $count } leikir
  }
remove-listed = Fjarlægja af listanum: { $name }
remove-words = Það er ekki hægt að afturkalla.
remove-yes = Fjarlægja af listanum
