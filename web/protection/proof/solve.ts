import type { Challenge } from "./challenge";
import { sha256, startOf } from "./sha256";

/** The number between `from` and `to`; undefined if it is not there. */
export function solve({ challenge, salt }: Challenge, from: number, to: number): number | undefined {
  const wanted = Int32Array.from({ length: 8 }, (_, at) => Number.parseInt(challenge.slice(at * 8, at * 8 + 8), 16));
  const start = startOf(salt);
  const rest = salt.slice(start.length);
  for (let number = from; number <= to; number++) {
    const hash = sha256(rest + number, start);
    if (hash[0] === wanted[0] && hash.every((word, at) => word === wanted[at])) return number;
  }
}
