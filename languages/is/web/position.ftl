## Stöðuritillinn

position-title = Stöðuritill
position-side = Á leik
position-king-moved = Konungurinn hefur hreyft sig
position-text = Staðan eins og hún er skrifuð
position-text-hint = Efsta röðin fyrst: t sóknarmenn, T varnarmenn, K konungurinn, tölur fyrir auða punkta; síðan a eða d fyrir liðið sem á leik.
position-use = Hvað gera skal við hana
position-analyse = Greina
position-play = Tefla héðan
position-share = Deila eða hala niður
position-address = Vefslóð þessarar stöðu
position-picture = Sem { $format }
position-over = Eins og hún stendur er taflinu lokið.
position-moves = { $moves ->
    [one] { $moves } löglegur leikur
   *[other] { $moves } löglegir leikir
  }, { $captures ->
    [0] enginn þeirra drepur.
    [one] { $captures } þeirra drepur.
   *[other] { $captures } þeirra drepa.
  }
position-wins = { $count ->
    [one] { $count } leikur vinnur strax.
   *[other] { $count } leikir vinna strax.
  }

## Hvað getur verið rangt

fault-shape = Staða hefst á borðinu: raðir á milli skástrika, sú efsta fyrst.
fault-rows = Borð hefur minnst fimm raðir og mest nítján.
fault-not-square = Á borði eru jafnmargar raðir og punktar í hverri röð.
fault-row-length = Röð { $row } að ofan er ekki jafnlöng og borðið er hátt.
fault-character = Í röð { $row } að ofan er tákn sem merkir ekkert.
fault-side = Á eftir borðinu kemur a ef sóknarmenn eiga leik, d ef varnarmenn eiga leik.
fault-flags = Þriðja orðið er k ef konungurinn hefur hreyft sig, = og punktur ef maður þar má drepa áfram, annars strik.
fault-trailing = Á eftir borði, liði og þriðja orði má ekkert koma.
fault-size = Þetta reglusafn er teflt á { $size } × { $size } punktum.
fault-kings = Konungarnir eru { $kings }; aðeins einn getur verið.
fault-twice = Tveir menn standa á { $point }.
fault-no-such-piece = Þetta reglusafn hefur engan mann eins og þann á { $point }: { $piece }.
fault-astray = Reglurnar láta þennan mann aldrei standa á { $point }: { $piece }.
fault-going-on = Enginn maður liðsins sem á leik getur drepið áfram frá { $point }.
