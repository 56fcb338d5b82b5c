// The bibliography from the server, loaded with the first citation and again after a failure.
import { signal } from "@preact/signals";
import { request } from "../api/client";
import type { Source } from "../api/schema";

const works = signal<ReadonlyMap<string, Source> | null>(null);
let coming: Promise<ReadonlyMap<string, Source>> | null = null;

/** All works by their ids. */
export function loadWorks(): Promise<ReadonlyMap<string, Source>> {
  coming ??= request<{ sources: Source[] }>("/sources").then(
    ({ sources }) => {
      works.value = new Map(sources.map((source) => [source.id, source]));
      return works.value;
    },
    (error) => {
      coming = null;
      throw error;
    },
  );
  return coming;
}

/** The works once they are here; a component that asks while rendering is rendered again when they come. */
export function worksHere(): ReadonlyMap<string, Source> | null {
  if (!works.value) loadWorks().catch(() => {});
  return works.value;
}

/** A work in a margin: by the names of its authors and its year. */
export function shortly({ authors, year }: Source): string {
  const names = authors.map(({ family }) => family);
  const name = names.length > 2 ? `${names[0]} et al.` : names.join(" & ");
  return year === null ? name : `${name} ${year}`;
}

/** Where a work can be read, if it is known. */
export function addressOf({ doi, address }: Source): string | null {
  return doi ? `https://doi.org/${doi}` : address;
}
