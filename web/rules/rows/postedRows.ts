import type { PostedInputs } from "../answers/readAnswer";
import type { FieldModel } from "../forms/formModel";
import { keyInRow, positionsIn, rowOf, splitKey } from "./rowInputs";
import { repeatersAround } from "./withRows";

/** What was posted, by the ids of fields. */
type Posted = Readonly<Record<string, PostedInputs>>;
type RepeatersOf = (field: string) => readonly string[];

export type PostedRows = {
  /** The same inputs with rows from 0 on, without gaps: a removed row leaves one. */
  posted: Posted;
  countOf: (repeater: string) => number;
};

/** `mostOf` is how many rows of a repeater are read; later ones are left out. */
export function postedRows(
  posted: Posted,
  fields: readonly FieldModel[],
  mostOf: (repeater: string) => number,
): PostedRows {
  const repeatersOf = repeatersWith(fields);
  const orders = ordersIn(posted, repeatersOf);
  const counts = new Map<string, number>();
  const renumbered = Object.entries(posted).map(([id, inputs]) => [id, renumber(inputs, repeatersOf(id))] as const);
  return { posted: Object.fromEntries(renumbered), countOf: (repeater) => counts.get(repeater) ?? 0 };

  function renumber(inputs: PostedInputs, repeaters: readonly string[]): PostedInputs {
    if (repeaters.length === 0) return inputs;
    return Object.fromEntries(
      Object.entries(inputs).flatMap(([key, values]) => {
        const row = newRow(positionsIn(splitKey(key).row), repeaters);
        return row === null ? [] : [[keyInRow(key, row), values] as const];
      }),
    );
  }

  function newRow(positions: readonly number[], repeaters: readonly string[]): string | null {
    const after: number[] = [];
    for (const [level, repeater] of repeaters.entries()) {
      const order = orders.get(repeater + rowOf(positions.slice(0, level))) ?? [];
      const index = order.indexOf(positions[level] ?? -1);
      if (index < 0 || index >= mostOf(repeater)) return null;
      const place = repeater + rowOf(after);
      counts.set(place, Math.max(counts.get(place) ?? 0, index + 1));
      after.push(index);
    }
    return rowOf(after);
  }
}

/** A repeater's own inputs say which rows there are, also if nothing in a row was filled in. */
function repeatersWith(fields: readonly FieldModel[]): RepeatersOf {
  const around = repeatersAround(fields);
  const known = new Map(fields.map((field) => [field.id, field]));
  return (id) => [...(around.get(id) ?? []), ...(known.get(id)?.repeats ? [id] : [])];
}

/** The positions that rows of each repeater were posted with, in their order. */
function ordersIn(posted: Posted, repeatersOf: RepeatersOf): ReadonlyMap<string, number[]> {
  const found = new Map<string, Set<number>>();
  for (const [id, inputs] of Object.entries(posted)) {
    for (const key of Object.keys(inputs)) {
      const positions = positionsIn(splitKey(key).row);
      for (const [level, repeater] of repeatersOf(id).entries()) {
        const [place, position] = [repeater + rowOf(positions.slice(0, level)), positions[level]];
        if (position !== undefined) found.set(place, (found.get(place) ?? new Set()).add(position));
      }
    }
  }
  return new Map([...found].map(([place, positions]) => [place, [...positions].sort((a, b) => a - b)]));
}
