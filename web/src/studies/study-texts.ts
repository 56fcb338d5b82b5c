// A study with the translations of what its versions say.
import { studyCited } from "../api/cited";
import type { Study } from "../api/schema";
import { needStudyTexts } from "../words/words";

/** A study, or a version of it that is cited; what its versions have changed can be told in the reader's language by then. */
export async function studyWithTexts(name: string, version: string | null): Promise<Study> {
  const study = await studyCited(name, version);
  if (study.versions.some(({ changes }) => changes.length > 0)) await needStudyTexts();
  return study;
}
