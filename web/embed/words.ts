// What the element says, in the languages it knows.

/** The element's own words. */
export interface Words {
  start: string;
  back: string;
  on: string;
  end: string;
  at: (ply: number, of: number, move: string) => string;
  beginning: (of: number) => string;
  pass: string;
  moves: string;
  slider: string;
  attackers: string;
  defenders: string;
  king: string;
  keys: string;
  results: Record<string, string>;
  broken: string;
}

const en: Words = {
  start: "To the start",
  back: "One move back",
  on: "One move on",
  end: "To the end",
  at: (ply, of, move) => `Move ${ply} of ${of}: ${move}`,
  beginning: (of) =>
    of === 0 ? "" : of === 1 ? "The start, before one move" : `The start, before ${of} moves`,
  pass: "turn lost",
  moves: "Through the game",
  slider: "Move",
  attackers: "Attackers",
  defenders: "Defenders",
  king: "King",
  keys: "Left and right arrow keys step through the moves, Home and End go to the ends.",
  results: {
    attackers: "The attackers have won.",
    defenders: "The defenders have won.",
    draw: "A draw.",
  },
  broken: "This board cannot be shown",
};

const fr: Words = {
  start: "Au début",
  back: "Coup précédent",
  on: "Coup suivant",
  end: "À la fin",
  at: (ply, of, move) => `Coup ${ply} sur ${of} : ${move}`,
  beginning: (of) => (of === 0 ? "" : of === 1 ? "Le début, avant un coup" : `Le début, avant ${of} coups`),
  pass: "tour perdu",
  moves: "Parcourir la partie",
  slider: "Coup",
  attackers: "Attaquants",
  defenders: "Défenseurs",
  king: "Roi",
  keys: "Les flèches gauche et droite parcourent les coups, Début et Fin vont aux extrémités.",
  results: {
    attackers: "Les attaquants ont gagné.",
    defenders: "Les défenseurs ont gagné.",
    draw: "Partie nulle.",
  },
  broken: "Ce plateau ne peut pas être montré",
};

/** The words for a language tag; English where none fits. */
export function wordsFor(tag: string): Words {
  return tag.toLowerCase().startsWith("fr") ? fr : en;
}
