// What is to be printed, as it stands in the address of the page: what is not said there is as usual.
import { type Language, languages } from "../words/languages";

/** The values of each choice, named as on the command line. The first is the usual one. */
export const values = {
  part: ["board", "pieces", "leaflet", "poster", "list", "score", "diagrams"],
  paper: ["A4", "A3", "Letter", "Tabloid", "one"],
  style: ["manuscript", "plain", "woodcut", "carved"],
  grid: ["lines", "squares"],
  marks: ["usual", "all", "play", "none"],
  start: ["none", "letters", "colours"],
  coordinates: ["no", "yes"],
  form: ["discs", "pyramids", "standups", "labels"],
} as const;

/** A choice that is one of some words. */
export type Choice = keyof typeof values;
export type Part = (typeof values)["part"][number];

/** The shortest and the longest distance between points, in millimetres. */
export const CELL = { min: 5, max: 200, usual: 25 } as const;

/** Everything chosen. */
export type Choices = { [of in Choice]: (typeof values)[of][number] } & {
  /** Millimetres between neighbouring points. */
  cell: number;
  /** The language of the words, and perhaps a second one. */
  language: Language;
  second: Language | null;
};

/** The choices that each part has, beside paper and languages. */
export const choicesOf: Record<Part, readonly Choice[]> = {
  board: ["style", "grid", "marks", "start", "coordinates"],
  pieces: ["form", "style"],
  leaflet: [],
  poster: [],
  list: [],
  score: [],
  diagrams: [],
};

/** Whether a part is as large as the board asks, and can be on one sheet made to measure. */
export function isSized(part: Part): boolean {
  return part === "board" || part === "pieces";
}

/** Whether a part tells of lengths, which depend on the distance between points. */
export function hasCell(part: Part): boolean {
  return isSized(part) || part === "list";
}

/** The papers that a part can be on. */
export function papersOf(part: Part): Choices["paper"][] {
  return values.paper.filter((paper) => paper !== "one" || isSized(part));
}

/** Countries whose paper is Letter. */
const LETTER = /-(US|CA|MX)$/;

/** What the usual choices, and those that there are, depend on. */
export interface Around {
  /** The language of the page. */
  page: Language;
  /** The language of the browser with its country, which has its paper. */
  locale: string;
  /** Whether the folio draws the layout, so that all its marks can be had. */
  onFolio: boolean;
}

/** The choices in an address. */
export function readChoices(query: URLSearchParams, { page, locale, onFolio }: Around): Choices {
  const one = <T extends string>(of: Choice, all: readonly [T, ...T[]], usual: T = all[0]): T =>
    all.find((value) => value === query.get(of)) ?? usual;
  const spoken = (name: string) => Object.keys(languages).find((code) => code === query.get(name));
  const part = one("part", values.part);
  const own = LETTER.test(locale) ? "Letter" : "A4";
  const paper = one("paper", values.paper, own);
  const cell = Number(query.get("cell"));
  const marks = one("marks", values.marks);
  const language = (spoken("language") as Language | undefined) ?? page;
  const second = (spoken("second") as Language | undefined) ?? null;
  return {
    part,
    paper: papersOf(part).includes(paper) ? paper : own,
    style: one("style", values.style),
    grid: one("grid", values.grid),
    marks: marks === "all" && !onFolio ? "usual" : marks,
    start: one("start", values.start),
    coordinates: one("coordinates", values.coordinates),
    form: one("form", values.form),
    cell: cell >= CELL.min && cell <= CELL.max ? cell : CELL.usual,
    language,
    second: second === language ? null : second,
  };
}

/** A query with some choices changed. */
export function changed(query: URLSearchParams, change: Partial<Choices>): URLSearchParams {
  const next = new URLSearchParams(query);
  for (const [name, value] of Object.entries(change))
    if (value === null) next.delete(name);
    else next.set(name, String(value));
  return next;
}

/** The choices as the module that prints reads them. `site` is where the QR code of a poster leads; null for no code. */
export function order(choices: Choices, site: string | null): string {
  const { part, paper, cell, style, grid, marks, start, coordinates, form, language, second } = choices;
  const common = { part, paper, languages: second ? [language, second] : [language] };
  const sized = { ...common, cell: `${cell}mm` };
  switch (part) {
    case "board":
      return JSON.stringify({
        ...sized,
        style,
        grid,
        start,
        marks: marks === "usual" ? null : marks,
        coordinates: coordinates === "yes",
      });
    case "pieces":
      return JSON.stringify({ ...sized, style, form });
    case "list":
      return JSON.stringify(sized);
    case "poster":
      return JSON.stringify({ ...common, site });
    default:
      return JSON.stringify(common);
  }
}

/** A format in which something can be had. */
export type Format = "pdf" | "svg" | "stl";

/** The formats in which a part can be had. */
export function formatsOf(part: Part): readonly Format[] {
  if (part === "pieces") return ["pdf", "svg", "stl"];
  return part === "board" ? ["pdf", "svg"] : ["pdf"];
}
