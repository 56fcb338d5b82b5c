## Deiling

share-title = Deila þessari viðureign
share-back = Aftur í viðureignina: { $name }
share-address = Vefslóð viðureignarinnar
share-address-note = Allir sem ná til þessa þjóns geta séð viðureignina.
share-here-note = Þessi viðureign er aðeins geymd í þessum vafra. Með skrá geta aðrir fengið hana.
share-picture = Mynd
share-picture-of = { $name }, staðan eftir { $ply ->
    [one] { $ply } leik
   *[other] { $ply } leiki
  }
share-ply = Eftir leik { $ply } af { $of }
share-theme = Litir
share-theme-parchment = bókfell
share-theme-candlelight = kertaljós
share-theme-print = svart á hvítu
share-embed = Kóði fyrir vefsíðu
share-embed-note = Þetta sýnir viðureignina á hvaða vefsíðu sem er, með hnöppum til að fletta henni. Síðan þarf að hafa skriftuna hjá sér, en engan þjón.
share-script = Skriftan hnefi-board.js
share-formats = Sem skrá
share-formats-note = Öll snið sem rúma viðureignir, og hverju hvert þeirra sleppir af þessari.
share-nothing-lost = rúmar allt
share-lost = rúmar ekki allt
share-refused = rúmar ekki þessa viðureign
share-copy = Afrita
share-copied = Afritað
share-make = Prenta og smíða
