// The texts of the embedded board, in English and French.

/** The texts of one language. */
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
  start: "First position",
  back: "Previous move",
  on: "Next move",
  end: "Last position",
  at: (ply, of, move) => `Move ${ply} of ${of}: ${move}`,
  beginning: (of) =>
    of === 0 ? "" : of === 1 ? "Start of the game (one move)" : `Start of the game (${of} moves)`,
  pass: "turn lost",
  moves: "Moves of the game",
  slider: "Move",
  attackers: "Attackers",
  defenders: "Defenders",
  king: "King",
  keys: "Use the left and right arrow keys to step through the moves, Home and End to go to the first and last position.",
  results: {
    attackers: "The attackers have won.",
    defenders: "The defenders have won.",
    draw: "The game is drawn.",
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

/** The texts for a language tag, English by default. */
export function wordsFor(tag: string): Words {
  return tag.toLowerCase().startsWith("fr") ? fr : en;
}
