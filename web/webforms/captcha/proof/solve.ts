import { sha256 } from "./sha256";

/** What the server asks for: the number whose hash, after the salt, is the challenge. */
export type Challenge = { algorithm: string; challenge: string; maxnumber: number; salt: string; signature: string };

/** The number between `from` and `to`; undefined if it is not there. */
export function solve({ challenge, salt }: Challenge, from: number, to: number): number | undefined {
  const wanted = Int32Array.from({ length: 8 }, (_, at) => Number.parseInt(challenge.slice(at * 8, at * 8 + 8), 16));
  for (let number = from; number <= to; number++) {
    const hash = sha256(salt + number);
    if (hash[0] === wanted[0] && hash.every((word, at) => word === wanted[at])) return number;
  }
}
