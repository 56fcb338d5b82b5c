// The formats of a citation, with the endings of their files in a site of files.

/** By the names that the API gives them. */
export const citationEndings: Record<string, string> = { bibtex: "bib", ris: "ris", "csl-json": "json" };
