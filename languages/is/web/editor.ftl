## Regluritillinn

editor-title = Regluritill
editor-lead = Hver regla í einföldum orðum og skráin sjálf við hliðina. Breyttu öðru hvoru, hitt fylgir á eftir.
editor-begin-other = Byrja á einhverju öðru
editor-from = Byrja á reglunum fyrir
editor-whole = Skrifa út allar reglur, ekki aðeins þær sem breytast
editor-begin = Byrja á þessum
editor-saved = Eða opna vistað reglusafn
editor-saved-choose = velja…
editor-open = Eða opna regluskrá
editor-broken-link = Þessi tengill er skemmdur: engar reglur urðu lesnar úr honum.
editor-rules = Reglurnar
editor-text = Skráin
editor-name = Heiti
editor-id = Stutt heiti, fyrir skrár og skráðar viðureignir
editor-layouts-own = Þess eigin
editor-layouts-other = Aðrar uppstillingar
editor-written-here = þín
editor-values = Það sem þessi regla getur verið
editor-number = Fjöldi leikja, frá { $least } til { $most }
editor-choose = Hér vantar val:
editor-no-meaning = Merkingarlaust við hlið hinna reglnanna:
editor-as-there = Eins og í { $name }
editor-leave-out = Sleppa henni
editor-usual = { $count ->
    [one] { $count } til, eins og hún er oftast
   *[other] { $count } til, eins og þær eru oftast
  }
editor-no-toml = Skráin er ólæsileg eins og hún stendur, svo að eyðublaðið veit ekki hvað hún segir. Það sem er rangt stendur fyrir neðan skrána.
editor-refused = Þessu þarf að breyta í skránni sjálfri:
editor-mistakes = { $count ->
    [one] Ein villa. Þangað til hún er leiðrétt er þetta ekkert tafl.
   *[other] { $count } villur. Þangað til þær eru leiðréttar er þetta ekkert tafl.
  }
editor-good = Reglusafnið er gilt.
editor-good-but = { $count ->
    [one] Góðar reglur, en eitt er vert að líta aftur á.
   *[other] Góðar reglur, en { $count } atriði er vert að líta aftur á.
  }
editor-line = Lína { $line }
editor-trial = Prófa reglurnar
editor-trial-note = Leiktu fyrir báða, hvað sem reglurnar þínar leyfa. Þegar þú breytir þeim helst staðan að svo miklu leyti sem þær leyfa.
editor-trial-waits = Leiðréttu villurnar til að sjá borðið.
editor-trial-older = Borðið fylgir enn síðustu útgáfu án villna.
editor-trial-undone = { $count ->
    [one] Reglurnar þínar banna nú síðasta leikinn: hann var tekinn aftur.
   *[other] Reglurnar þínar banna nú einn leikjanna: { $count } voru teknir aftur.
  }
editor-trial-moves = { $moves ->
    [one] { $moves } löglegur leikur
   *[other] { $moves } löglegir leikir
  }, { $captures ->
    [0] og enginn þeirra drepur.
    [one] og { $captures } þeirra drepur.
   *[other] og { $captures } þeirra drepa.
  }
editor-trial-again = Aftur að byrjun
editor-differences = Borið saman við { $name }
editor-differences-here = Hjá þér
editor-differences-none = Engin regla er frábrugðin enn.
editor-differences-wait = Leiðréttu villurnar til að sjá muninn.
editor-unnamed = Taflið mitt
editor-play = Tefla það
editor-play-note = Taflið heldur þessum reglum, hverju sem þú breytir síðar.
editor-play-taken = Stutta heitið tilheyrir öðrum reglum: gefðu þínum fyrst eigið heiti.
editor-save = Í þessum vafra
editor-save-note = Vinnan vistast í þessum vafra þegar síðunni er lokað. Vistaðu hana undir nafni sínu áður en þú byrjar á öðru.
editor-save-as = Vista sem „{ $name }“
editor-share = Deila eða hala niður
editor-share-note = Tengillinn geymir alla skrána og enginn þjónn les hann. Forritið teflir eftir skránni: hnefi play SKRÁ.
editor-link = Búa til tengil
editor-file = Vista sem skrá
editor-measure = Er það sanngjarnt?
editor-measure-note = Vélin getur teflt það við sjálfa sig og talið: það tekur mínútur á litlu borði, klukkustund eða meira á stóru. Vistaðu báðar skrárnar í sömu möppu og sláðu þar inn þessar skipanir: sú fyrri gerir byrjanirnar, sú seinni teflir.
editor-measure-command = Skipanirnar
editor-measure-save = Vista { $rules } og { $study }
editor-study-title = Er „{ $name }“ sanngjarnt?
