/** Inputs of fields in rows of a repeater: `input_5[0]`, in a repeater inside another `input_5[0][1]`. */

import type { PostedInputs } from "../answers/readAnswer";

/** A key has the row after the part, and before the `[]` of an input with several values: `3[0]`, `[0][]`. */
const KEY = /^([^[]*)((?:\[\d+\])*)(\[\])?$/;

export function splitKey(key: string): { part: string; row: string; several: string } {
  const [, part = key, row = "", several = ""] = KEY.exec(key) ?? [];
  return { part, row, several };
}

/** The key of the same input in another row. */
export function keyInRow(key: string, row: string): string {
  const { part, several } = splitKey(key);
  return part + row + several;
}

/** The inputs of a field in one row, by the keys that they have outside of rows. */
export const inputsOfRow = (inputs: PostedInputs, row: string): PostedInputs =>
  Object.fromEntries(
    Object.entries(inputs).flatMap(([key, values]) =>
      splitKey(key).row === row ? [[keyInRow(key, ""), values] as const] : [],
    ),
  );

/** The positions of a row, from the outermost repeater inwards. */
export const positionsIn = (row: string): number[] => (row.match(/\d+/g) ?? []).map(Number);
export const rowOf = (positions: readonly number[]): string => positions.map((position) => `[${position}]`).join("");
