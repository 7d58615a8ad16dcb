/** SHA-256 (FIPS 180-4). Browsers have their own on pages with HTTPS only, with a promise for every hash. */

const primes = (count: number): number[] => {
  const found: number[] = [];
  for (let number = 2; found.length < count; number++)
    if (found.every((prime) => number % prime !== 0)) found.push(number);
  return found;
};

const fraction = (root: number): number => ((root % 1) * 2 ** 32) | 0;
const PRIMES = primes(64);
const ROUNDS = Int32Array.from(PRIMES, (prime) => fraction(Math.cbrt(prime)));
const START = Int32Array.from(PRIMES.slice(0, 8), (prime) => fraction(Math.sqrt(prime)));

const rotated = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

const schedule = new Int32Array(64);

/** The start of a text whose whole blocks of 64 characters are hashed already. */
export type Start = { state: Int32Array; length: number };

const NOTHING: Start = { state: START, length: 0 };

/** Hashes the whole blocks of a start that many texts have in common. */
export function startOf(text: string): Start {
  const length = text.length - (text.length % 64);
  state.set(START);
  for (let from = 0; from < length; from += 64) {
    fill(text, from);
    compress();
  }
  return { state: state.slice(), length };
}

/**
 * The hash of ASCII characters as eight words of 32 bits, in an array that the next call uses again. `text` follows the
 * start.
 */
export function sha256(text: string, { state: before, length }: Start = NOTHING): Int32Array {
  const blocks = ((text.length + 8) >> 6) + 1;
  state.set(before);
  for (let block = 0; block < blocks; block++) {
    fill(text, block * 64);
    if (block === blocks - 1) schedule[15] = (length + text.length) * 8;
    compress();
  }
  return state;
}

/** A block of the text, and the mark after its end. */
function fill(text: string, from: number): void {
  schedule.fill(0, 0, 16);
  for (let at = from; at < Math.min(from + 64, text.length + 1); at++) {
    const code = at < text.length ? text.charCodeAt(at) : 0x80;
    schedule[(at - from) >> 2] = (schedule[(at - from) >> 2] as number) | (code << (24 - (at % 4) * 8));
  }
}

const state = new Int32Array(8);

function compress(): void {
  for (let at = 16; at < 64; at++) {
    const near = schedule[at - 2] as number;
    const far = schedule[at - 15] as number;
    const mixed = rotated(far, 7) ^ rotated(far, 18) ^ (far >>> 3);
    const other = rotated(near, 17) ^ rotated(near, 19) ^ (near >>> 10);
    schedule[at] = ((schedule[at - 16] as number) + mixed + (schedule[at - 7] as number) + other) | 0;
  }
  let [a, b, c, d, e, f, g, h] = state as unknown as [number, number, number, number, number, number, number, number];
  for (let at = 0; at < 64; at++) {
    const choice = (e & f) ^ (~e & g);
    const first =
      (h +
        (rotated(e, 6) ^ rotated(e, 11) ^ rotated(e, 25)) +
        choice +
        (ROUNDS[at] as number) +
        (schedule[at] as number)) |
      0;
    const majority = (a & b) ^ (a & c) ^ (b & c);
    const second = ((rotated(a, 2) ^ rotated(a, 13) ^ rotated(a, 22)) + majority) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0];
  }
  for (const [at, word] of [a, b, c, d, e, f, g, h].entries()) state[at] = ((state[at] as number) + word) | 0;
}
