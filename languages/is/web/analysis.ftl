## Greining

analysis-title = Greining
analysis-of = Greining: { $name }
analysis-lead = Prófaðu leiki úr hvaða stöðu sem er, láttu vélina líta á þá og skrifaðu hjá þér það sem þú finnur.
analysis-start = Staðan sem byrjað er á
analysis-start-hint = Eins og staða er skrifuð, efsta röðin fyrst: /3t3/… a. Ef ekkert er skrifað er byrjað á upphafsstöðunni.
analysis-edit = Stilla henni upp á borði
analysis-begin = Hefja greiningu
analysis-recent = Greiningarnar þínar
analysis-of-game = viðureign sem tefld var hér
analysis-kept = Þessi vafri geymir það sem þú skrifar hér, og enginn annar. Vefslóðin vísar aftur á leikinn þar sem þú ert.
analysis-unfair = Þessari viðureign er ekki lokið. Þú getur greint hana hér þegar henni er lokið.
error-damaged-link = Þessi tengill er skemmdur: engar reglur verða lesnar úr honum.
analysis-back = Aftur að taflinu
analysis-other = Greina eitthvað annað
analysis-edit-this = Breyta þessari stöðu
analysis-about = Um þessa greiningu
analysis-times = Þessi staða er nú á borðinu í { $count }. sinn.
analysis-end-of-line = Lok afbrigðisins
analysis-save = Vista greininguna

## Vélin

analysis-on = í gangi
analysis-off = slökkt
analysis-lines = Afbrigði
analysis-engine-place = Vél
analysis-engine-place-browser = í þessum vafra
analysis-engine-place-server = á þjóninum
analysis-speed = { $count } stöður á sekúndu
analysis-deeper = Kafa dýpra
analysis-settled = Meiri dýpt myndi engu breyta.
analysis-engine-off = Slökkt er á vélinni.
analysis-engine-hushed = Vélin er í bið.
analysis-engine-waiting = Vélin er að byrja…
analysis-chance = { $side } { $chance }
analysis-best = Best: { $move }

## Það sem er teiknað ofan á borðið

analysis-ways = Leiðir konungsins
analysis-threats = Hótanir
analysis-ways-words = { $count ->
    [0] Konungurinn kemst hvergi út innan fjögurra leikja.
    [one] Konungurinn á { $count } leið út, í { $moves ->
        [one] { $moves } leik
       *[other] { $moves } leikjum
      }, ef enginn stöðvar hann.
   *[other] Konungurinn á { $count } leiðir út, í { $moves ->
        [one] { $moves } leik
       *[other] { $moves } leikjum
      }, ef enginn stöðvar hann.
  }
analysis-threats-words = { $wins ->
    [0] { $count ->
        [0] Engu er hótað.
        [one] { $count } maður gæti verið drepinn í næsta leik.
       *[other] { $count } menn gætu verið drepnir í næsta leik.
      }
   *[other] Hitt liðið hótar að vinna í næsta leik.
  }

## Leikjatréð

analysis-marks = Merki á eftir leiknum
analysis-mark-brilliant = Snilldarleikur
analysis-mark-good = Góður leikur
analysis-mark-interesting = Athyglisverður leikur
analysis-mark-doubtful = Vafasamur leikur
analysis-mark-mistake = Mistök
analysis-mark-blunder = Afleikur
analysis-comment = Athugasemd
analysis-clear-drawings = { $count ->
    [one] Þurrka út { $count } teikningu
   *[other] Þurrka út { $count } teikningar
  }
analysis-undo = Afturkalla
analysis-redo = Endurtaka
analysis-promote = Færa þessa grein ofar
analysis-delete-branch = Eyða héðan

## Það sem er lesið upp

analysis-at-start = Upphafsstaðan.
analysis-played = Frá { $from } á { $to }.
analysis-picked = Tekið upp: { $name }. Kemst á { $count ->
    [one] { $count } punkt
   *[other] { $count } punkta
  }.
analysis-undone = Afturkallað.
analysis-redone = Endurtekið.
analysis-promoted = Greinin hefur færst ofar.
analysis-branch-deleted = Leikjum eytt.
analysis-circled = Hringur á { $point }.
analysis-drew = Ör frá { $from } á { $to }.

## Lyklar

analysis-board-keys = Shift og Enter byrja ör á einum punkti og enda hana á öðrum; á sama punkti verður úr hringur. Með mús er dregið með hægri hnappinum.
analysis-key-walk = Einn leik aftur, einn leik áfram
analysis-key-beside = Leikurinn fyrir ofan eða neðan í sömu stöðu
analysis-key-ends = Fyrsta staða, lok afbrigðisins
analysis-key-engine = Kveikja eða slökkva á vélinni
analysis-key-lines = Fjöldi afbrigða
analysis-key-say = Segja hvernig staðan er
analysis-key-ways = Leiðir konungsins
analysis-key-threats = Hótanir
analysis-key-flip = Snúa borðinu
analysis-key-comment = Skrifa athugasemd
analysis-key-promote = Færa þessa grein ofar
analysis-key-delete-branch = Eyða héðan
analysis-key-undo = Afturkalla
analysis-key-redo = Endurtaka
analysis-key-board = Fara á borðið
analysis-key-draw = Á borðinu: byrja eða enda ör, eða draga hring
analysis-key-tree = Af borðinu aftur í leikina
analysis-key-help = Þessi listi

## Farið yfir viðureign

review-title = Skýrsla um viðureignina
review-make = Greina viðureignina
review-again = Greina aftur
review-making = Lít á hvern leik…
review-stop = Hætta
review-made = { $count ->
    [0] Skýrslan er tilbúin: hvergi urðu straumhvörf.
    [one] Skýrslan er tilbúin: { $count } vendipunktur.
   *[other] Skýrslan er tilbúin: { $count } vendipunktar.
  }
review-inscribe = Bæta við leikina
review-inscribed = Komin inn í leikina.
review-accuracy = Nákvæmni
review-doubtful = Vafasamir leikir
review-mistakes = Mistök
review-blunders = Afleikir
review-turns = Vendipunktar
review-no-turns = Vélin fann engin alvarleg mistök hjá liðunum.
review-fault-doubtful = vafasamur leikur
review-fault-mistake = mistök
review-fault-blunder = afleikur
review-lost = { $side } féllu úr { $before } í { $after }
review-better = Betra:
review-graph = Sigurlíkur ({ $side }), leik fyrir leik; fjöldi hálfleikja: { $count }. Vendipunktarnir eru taldir upp hér fyrir neðan.

## Að læra af mistökum

learn-begin = Finna betri leiki: { $side }
learn-side = { $side } eiga leik
learn-count = { $number } af { $count }
learn-ask = Leikur { $ply } var { $move }. Finndu betri leik á borðinu.
learn-judging = Lít á { $move }…
learn-right = { $move } er rétt.
learn-better = { $move } er betra en það sem leikið var, en til er enn sterkari leikur.
learn-wrong = { $move }: það eru líka mistök.
learn-shown = Best var { $move }.
learn-again = Reyna aftur
learn-show = Sýndu mér
learn-next = Næsta
learn-skip = Sleppa
learn-end = Ljúka
learn-over = Þú fannst { $found } af { $count }.
