## Teikning handritsins

folio-title = Teikningin í handritinu
folio-lead = Bókin sýnir sjötíu og tvo menn og miðju, en enga liti. Færðu sleðann til að sjá hvað Murray og Helmfrid lásu úr þeim; bentu á merki, eða farðu að því með örvalyklunum, til að lesa hvað fræðimenn telja það vera.
folio-drawn = Við teiknuðum þetta eftir lýsingum, með þeim punktum sem borðum nútímans ber saman um: þetta er ekki ljósprentun, og pennaglöp skrifarans eru ekki með.
folio-label = Teikningin, stig: { $stage }
folio-grid = Merki teikningarinnar
folio-keys = Örvalyklarnir fara punkt af punkti, Control með ör fer merki af merki; bókstafur og tala leiða á þann punkt.
folio-slider = Hlutverk mannanna
folio-stage-marks = Eins og teiknað var
folio-stage-alea-murray = Murray
folio-stage-alea-helmfrid-1 = Helmfrid 1
folio-stage-alea-helmfrid-2-inferred = Helmfrid 2, ályktað
folio-marks-title = Eins og skrifarinn teiknaði
folio-marks-note = Merkin án lita. Fjórir menn eru teiknaðir ólíkt hinum, einn brýtur samhverfuna, hornin eru skreytt.
folio-count = { $attackers } sóknarmenn, { $defenders } varnarmenn og konungurinn.
folio-uncounted = Sjötíu og tveir menn, allir samlitir, og talan einn í miðjunni.
folio-changed = { $count ->
    [one] { $count } maður hefur skipt um lið frá fyrra stigi ({ $stage }); um hann er strikaður hringur.
   *[other] { $count } menn hafa skipt um lið frá fyrra stigi ({ $stage }); um hvern þeirra er strikaður hringur.
  }
folio-play = Tefla með þessari uppstillingu
folio-draw = Lita punktana eftir eigin höfði
folio-history = Sagan
folio-pick = Bentu á merki
folio-pick-words = Hér er útskýrt hvaðeina sem þú bendir á, snertir eða gengur að.
folio-cell = { $point }: { $mark }
folio-cell-as = { $point }: { $mark }, { $side } í þessari uppstillingu
folio-as-attacker = sóknarmaður
folio-as-defender = varnarmaður
folio-as-king = konungurinn
folio-side = Í þessari uppstillingu: { $side }.
folio-kinds = Merkin
folio-show = Sýna á teikningunni
folio-empty = ekkert
folio-empty-words = Hér skerast tvær línur; ekkert er teiknað.
folio-centre = miðjan
folio-core = maður fyrstu kanónu
folio-ring = maður í hringnum
folio-variegated = mislitur maður
folio-first = fyrsti maðurinn
folio-outer = maður utan hrings
folio-corner = hornmerki
about-castle = Nú á tímum setja menn konunginn hér og kalla staðinn kastala; ef til vill er þetta borgin í setningunni.
about-core = Einn þeirra sextán manna sem tilheyra fyrstu kanónunni; hún skráir það sem öll guðspjöllin fjögur eiga sameiginlegt. Í öllum uppstillingum sem hér eru sýndar eru þeir menn konungsins.
about-ring = Einn úr þrjátíu og tveggja manna hringnum: þar eru menn annarrar til fjórðu kanónu, sem skrá það sem þrjú guðspjöll eiga sameiginlegt, og meðal þeirra mislitu mennirnir og fyrsti maðurinn. Hér skilur á milli uppstillinganna.
about-powers = Taflmenn nútímans hafa séð í þeim hertoga, foringja eða málaliða; einn spyr hvort konungurinn hafi getað leitað þar skjóls.
about-alike = Engin uppstilling fer sérstaklega með hann: á samhverfu borði er hann maður í hringnum eins og sjö aðrir.
about-outer = Einn þeirra tuttugu og fjögurra manna sem tilheyra fimmtu til tíundu kanónu; þær skrá það sem tvö guðspjöll eiga sameiginlegt eða eitt hefur sér. Í öllum uppstillingum sem hér eru sýndar sækja þeir.
