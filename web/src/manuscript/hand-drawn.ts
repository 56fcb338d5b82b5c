// Lines as a hand draws them: never quite straight, and always the same.

/** A generator of numbers from -1 to 1 that gives the same ones every time. */
function unsteadiness(seed: number): () => number {
  let state = seed * 2654435761;
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 2246822519) + 0x9e3779b9) | 0;
    return ((state >>> 8) & 0xffff) / 0x7fff - 1;
  };
}

/** A stroke from one spot to another, as the path of an SVG. */
export function stroke(
  [x1, y1]: readonly [number, number],
  [x2, y2]: readonly [number, number],
  seed: number,
  tremor = 1.1,
): string {
  const next = unsteadiness(seed);
  const length = Math.hypot(x2 - x1, y2 - y1);
  const parts = Math.max(1, Math.round(length / 120));
  const [ux, uy] = [(x2 - x1) / length, (y2 - y1) / length];
  const spot = (along: number, aside: number) =>
    `${round(x1 + ux * along - uy * aside)} ${round(y1 + uy * along + ux * aside)}`;
  let path = `M${spot(0, next() * tremor)}`;
  for (let part = 1; part <= parts; part++) {
    const end = (length * part) / parts;
    const half = length / parts / 2;
    path += `Q${spot(end - half, next() * tremor * 1.6)} ${spot(end, next() * tremor)}`;
  }
  return path;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
