// What a button does that may fail.
import { useState } from "preact/hooks";
import { codeOf } from "./loaded";

/** Does things, one after the other, and holds what went wrong with the last one. */
export function useTrying() {
  const [problem, setProblem] = useState<string | null>(null);
  const tryTo = async (act: () => Promise<void>) => {
    setProblem(null);
    try {
      await act();
    } catch (error) {
      setProblem(codeOf(error));
    }
  };
  return { problem, tryTo };
}
