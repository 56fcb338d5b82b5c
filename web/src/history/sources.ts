// What the history page leans on. Titles stay in their own language, and so are no words of ours.

/** A book, an article or a page. */
export interface Reference {
  author: string;
  title: string;
  year: number | null;
  /** Where in it, or where to find it. */
  at: string | null;
  /** The source through which we know what it says, where it was not read itself. */
  through?: SourceId;
}

/** A short name, by which claims point at sources. */
export type SourceId = keyof typeof SOURCES;

const SOURCES = {
  robinson: {
    author: "J. Armitage Robinson",
    title: "The Times of St Dunstan",
    year: 1923,
    at: "69–71",
    through: "walker",
  },
  lapidge: {
    author: "Michael Lapidge",
    title: "Israel the Grammarian in Anglo-Saxon England",
    year: 1992,
    at: null,
    through: "forum",
  },
  codecs: {
    author: "CODECS",
    title: "Alea evangelii (CCC 122)",
    year: null,
    at: "codecs.vanhamel.nl/Alea_evangelii_(CCC_122)",
  },
  wikipedia: {
    author: "Wikipedia",
    title: "Alea evangelii",
    year: null,
    at: "en.wikipedia.org/wiki/Alea_evangelii",
  },
  bgg: {
    author: "BoardGameGeek",
    title: "Alea Evangelii",
    year: null,
    at: "bghub.ie/games/alea-evangelii",
  },
  thomasguild: {
    author: "St Thomas Guild",
    title: "Alea Evangelii",
    year: 2020,
    at: "thomasguild.blogspot.com/2020/04",
  },
  walker: {
    author: "Damian Walker",
    title: "Alea Evangelii",
    year: 2015,
    at: "tafl.cyningstan.com/page/167, /page/173",
  },
  leaflet: {
    author: "Damian Walker",
    title: "Alea Evangelii (leaflet)",
    year: 2011,
    at: null,
  },
  "walker-2014": {
    author: "Damian Walker",
    title: "Note on Murray’s rules",
    year: 2014,
    at: "tafl.cyningstan.com/post/1131",
  },
  forum: {
    author: "Aage Nielsen, Adam Bartley",
    title: "Alea Evangelii 19x19 (hnefatafl forum)",
    year: 2014,
    at: "aagenielsen.dk/hnefataflforum/phpBB3/viewtopic.php?f=1&t=21",
  },
  murray: {
    author: "H. J. R. Murray",
    title: "A History of Board-Games Other than Chess",
    year: 1952,
    at: null,
    through: "walker-2014",
  },
  helmfrid: {
    author: "Sten Helmfrid",
    title: "Hnefatafl: the Strategic Board Game of the Vikings",
    year: 2005,
    at: null,
  },
  perkis: {
    author: "Andrew Perkis",
    title: "The greatest hnefatafl",
    year: 2010,
    at: "Variant Chess 63",
    through: "forum",
  },
  duggan: {
    author: "Eddie Duggan",
    title: "A Game on the Edge: An Attempt to Unravel the Gordian Knot of tafl Games",
    year: 2021,
    at: "Board Game Studies Journal 15, doi.org/10.2478/bgs-2021-0005",
  },
  ashton: {
    author: "John C. Ashton",
    title: "Linnaeus’s Game of Tablut and its Relationship to the Ancient Viking Game of Hnefatafl",
    year: 2010,
    at: "The Heroic Age 13",
  },
  translations: {
    author: "Aage Nielsen",
    title: "Tablut translations",
    year: null,
    at: "aagenielsen.dk/tablut_translations.php",
  },
  apifan: {
    author: "Robert ap Ifan",
    title: "Peniarth MS 158",
    year: 1587,
    at: null,
    through: "ludii",
  },
  ludii: {
    author: "Ludii",
    title: "Ludii Games Database",
    year: null,
    at: "ludii.games",
  },
} as const satisfies Record<string, Omit<Reference, "through"> & { through?: string }>;

/** All sources, by their short names. */
export const sources: Readonly<Record<SourceId, Reference>> = SOURCES;
