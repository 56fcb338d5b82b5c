// Ids are written in small letters, digits and hyphens; names are written as people write.

/** The id that goes with a name. */
export function idFor(name: string): string {
  const plain = name
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll("þ", "th")
    .replaceAll("ð", "d")
    .replaceAll("æ", "ae")
    .replaceAll("ø", "o")
    .replaceAll("ß", "ss");
  return plain.replace(/[^a-z0-9]+/g, "-").replace(/^-+|-+$/g, "");
}
