## Reglur

rules-title = Reglur
rules-lead = Margt er óvíst um þessi töfl. Við hverja reglu stendur heimild hennar og hvort heimildin segir hana, sýnir hana aðeins, eða hvort við þurftum að velja túlkun.
rules-own = Búa til reglusafn
rules-play = Tefla þetta
rules-back-to-game = Aftur að taflinu
rules-compare = Bera saman við annað
rules-analyse = Greina
rules-edit-position = Stilla upp stöðu
rules-edit-layout = Breyta þessari uppstillingu
rules-change = Breyta þessum reglum
rules-contents = Í þessu reglusafni
rules-similar = Svipuð reglusöfn
rules-similar-lead = Reglusöfnin sem líkjast þessu mest, og í hverju munurinn liggur.
rules-similar-differences = { $count ->
    [0] sömu reglur á öðru borði
    [one] { $count } regla er ólík
   *[other] { $count } reglur eru ólíkar
  }
rules-similar-here = Hér
rules-similar-there = Þar
rules-similar-compare = Reglu fyrir reglu
rules-search = Finna reglusafn
rules-search-board = Borð
rules-search-any = hvaða stærð sem er
rules-search-found = { $count ->
    [0] Ekkert reglusafn fellur að leitinni.
    [one] { $count } reglusafn.
   *[other] { $count } reglusöfn.
  }
rules-board = { $size } × { $size }
rules-sources = Heimildir
rules-sources-compared = Hvar heimildir greinir á, og hvað orð þeirra merkja
rules-layouts = Uppstillingar
rules-layout-board = Upphafsstaða: { $layout }
rules-layout-unsourced = Engin heimild sýnir þessa uppstillingu.
rules-on-layout = Reglusöfn sem leikið er eftir á henni
rules-on-layout-usual = Hún er venjuleg uppstilling í
rules-on-layout-other = Hana má velja í
rules-folio = Á teikningu handritsins
rules-note-reading = Hvers vegna þessi túlkun
readings-title = Túlkanir
readings-lead = Þar sem heimildin þegir eða lesa má hana á fleiri en einn veg: túlkunin sem hér gildir, aðrar túlkanir, heimildirnar sem styðja hverja þeirra og mæld áhrif á jafnvægið.
readings-rule = Regla { $number }
readings-elsewhere = Hún breytir annarri reglu í stað þessarar.
readings-alone = Enga aðra túlkun á þessari reglu er hægt að tefla hér.
readings-ours = Túlkunin hér
readings-other = Önnur túlkun
readings-with = Valkosturinn breytir einnig öðrum reglum.
readings-held-by = Sagt eða sýnt í heimild þessara reglusafna:
readings-held-by-none = Ekki í heimild neins annars reglusafns af þessari ætt og á þessu borði.
readings-more = { $count ->
    [one] { $count } til viðbótar
   *[other] { $count } til viðbótar
  }
readings-unmeasured = Ekki mælt enn.
readings-effect = { $value } stig ({ $attackers }; 95 % öryggisbil { $low } til { $high }).
readings-score = Árangur ({ $attackers }): { $value } ({ $low } til { $high }), { $games ->
        [one] { $games } viðureign
       *[other] { $games } viðureignir
    }, { $positions } stöður skoðaðar fyrir hvern leik.
readings-average = Að meðaltali yfir reglusöfn rannsóknarinnar.
readings-play = Tefla svona
readings-compare = Bera saman
rules-example-label = Mynd: { $text }
rules-outcome-attackers = Sóknarmenn vinna.
rules-outcome-defenders = Varnarmenn vinna.
rules-outcome-draw = Jafntefli.
rules-not-allowed = Ekki leyfilegt.
rules-captures = Drepið: { $points }.
rules-who = Hver er hver
group-play = Gangur taflsins
group-pieces = Sérstöku mennirnir
group-throne = Hásætið
group-corners = Hornin
group-camps = Herbúðirnar
group-capture = Dráp
group-king = Konungurinn
group-end = Endirinn
rules-absent = Þessi regla á ekki við hér.
rules-try = Prófa
rules-try-this = Prófa: { $text }
rules-try-back = Til baka
rules-try-close = Loka

## Ættir reglusafna

family-alea-history = Borð úr guðspjallabók frá elleftu eða tólftu öld, nítján línur á hvorn veg, sagt komið úr húsi Aðalsteins konungs. Textinn skýrir mennina út frá guðspjöllunum en segir varla hvernig á að tefla; allt hér er endurgerð.
family-tablut-history = Taflið sem Linné sá Sama í Lapplandi tefla árið 1732 og lýsti í dagbók sinni: ásamt velsku síðunni frá 1587 annar af aðeins tveimur gömlum textum sem segja hvernig hnefatafl er teflt. Menn lesa lýsinguna á ólíkan hátt um hásætið, herbúðirnar og konunginn.
family-tawlbwrdd-history = Velska taflið, nefnt í eldri lögum með konungi og átta mönnum gegn sextán og Robert ap Ifan lýsti því árið 1587: konungur og tólf menn gegn tuttugu og fjórum á ellefu sinnum ellefu reitum.
family-hnefatafl-history = Töflin sem nú eru tefld undir norræna heitinu, flest á ellefu línum með hornum til að sleppa í. Þau spruttu af safnaútgáfum tuttugustu aldar og því sem þúsundir viðureigna á netinu hafa kennt.
family-berserk-history = Nútímatafl með foringjum, riddara, stökkum og mörgum drápum í röð.
family-seabattle-history = Töfl án sérstakra punkta, með konungi sem drepur ekki og er fangaður á fjóra vegu.
family-brandubh-history = Írska taflið á sjö línum: höfðingi og fjórir menn gegn átta, eins og segir í kvæðum.
family-ard-ri-history = Skoska heitið á töflum á sjö línum, með konungi og átta mönnum gegn sextán.
family-reference-history = Einföld töfl sem hin eru mæld við, og nútímatöfl af sömu ætt.
family-own-history = Reglusöfn úr skrám sem þessum þjóni voru fengnar þegar hann var ræstur.

## The gallery

rules-one-minute = Á einni mínútu
topic-aim = Markmið
topic-moves = Leikir
topic-capture = Dráp
topic-king = Konungur
topic-end = Leikslok
topic-special = Sérstakt
gallery-all = Öll reglusöfn
gallery-any = skiptir ekki máli
gallery-family = Ætt
gallery-goal = Konungurinn vinnur
gallery-goal-corner = í horni
gallery-goal-edge = við jaðarinn
gallery-king = Konungurinn er
gallery-king-strong = sterkur: fjórir fanga hann
gallery-king-weak = veikur: tveir fanga hann
gallery-order = Röð
gallery-order-family = Eftir ætt og aldri
gallery-order-size = Minnsta borð fyrst
gallery-order-length = Stysta viðureign fyrst
gallery-order-draws = Fæst jafntefli fyrst
gallery-order-simple = Einföldustu reglur fyrst
gallery-figures = Lengd og jafntefli eru úr viðureignum vélarinnar við sjálfa sig. Mínútur eru taldar með { $seconds } sekúndum á leik.
gallery-men = { $attackers } gegn { $defenders } og konunginum
gallery-card-corner = Konungur í horn
gallery-card-edge = Konungur að jaðri
gallery-card-strong = sterkur konungur
gallery-card-weak = veikur konungur
gallery-measured = Um { $minutes ->
    [one] { $minutes } mínúta
   *[other] { $minutes } mínútur
  } (leikir: { $plies }) · { $draws } jafntefli
gallery-unmeasured = Lengd og jafntefli: ekki mælt

## Which should I play?

advisor-title = Hvað á ég að tefla?
advisor-answer = Svaraðu spurningunum þremur, þá birtast hér eitt til þrjú töfl, hvert með sínum rökum.
advisor-length = Hve langan tíma má það taka?
advisor-length-short = Stundarfjórðung
advisor-length-medium = Hálftíma
advisor-length-long = Langt kvöld
advisor-win = Hvernig á konungurinn að vinna?
advisor-win-corner = Í horni
advisor-win-edge = Við jaðarinn
advisor-win-simple = Alveg sama, bara einfalt
advisor-want = Hvort skiptir meira máli?
advisor-want-fair = Jafnt tafl
advisor-want-source = Gömul heimild
advisor-found = { $count ->
    [0] Ekkert þekkt tafl hentar.
    [one] Eitt tafl hentar þér.
   *[other] Töfl sem henta þér: { $count }. Það besta fyrst.
  }
advisor-because-length = Um { $minutes ->
    [one] { $minutes } mínúta
   *[other] { $minutes } mínútur
  }. Leikir: { $plies }, hver { $seconds } sekúndur.
advisor-because-board = Ekki mælt. Önnur töfl á { $size } × { $size } taka um { $minutes ->
    [one] { $minutes } mínútu
   *[other] { $minutes } mínútur
  }. Leikir: { $plies }, hver { $seconds } sekúndur.
advisor-because-corner = Konungurinn vinnur í horni.
advisor-because-edge = Konungurinn vinnur við jaðarinn.
advisor-because-simple = { $count ->
    [one] { $count } setning segir
   *[other] { $count } setningar segja
  } allt sem þarf að vita.
advisor-because-fair = Sóknarmenn fá { $score } ({ $low } til { $high }) í viðureignum vélarinnar við sjálfa sig (fjöldi: { $games }); jafntefli eru { $draws }.
advisor-because-people = Í viðureignum á milli manna (fjöldi: { $games }) fá sóknarmenn { $score }.
advisor-because-source = Heimildin, frá { $year }, segir eða sýnir reglur: { $known } af { $rules }.
advisor-opponent = Liðið þitt: { $side }. Andstæðingur: { $level }, stig { $number }.
