/**
 * Where the values of each kind of setting hold ids, as paths to them; `*` is every item of a list. A rich text counts as
 * the list of its links. `$style` is a value in an element's style. The contract has the same table for Python.
 */
export const REFERENCES: Readonly<Record<string, Readonly<Partial<Record<Target, readonly string[]>>>>> = {
  media: { image: ["id"] },
  gallery: { image: ["*.id"] },
  link: { page: ["page"], image: ["action.images.*.id"] },
  richtext: { page: ["*.page"], image: ["*.action.images.*.id"] },
  form: { form: ["id"] },
  $style: { image: ["$image"] },
};

/** What an id can refer to. */
export type Target = "image" | "page" | "form";
export type Reference = { target: Target; id: number };

/** The ids in a value of this kind. */
export function* referencesIn(kind: string, value: unknown): Generator<Reference> {
  for (const [target, paths] of Object.entries(REFERENCES[kind] ?? {}))
    for (const path of paths)
      for (const id of valuesAt(value, path.split(".")))
        if (Number.isInteger(id)) yield { target: target as Target, id: id as number };
}

function* valuesAt(value: unknown, [key, ...rest]: readonly string[]): Generator<unknown> {
  if (key === undefined) yield value;
  else if (key === "*") for (const item of Array.isArray(value) ? value : []) yield* valuesAt(item, rest);
  else if (typeof value === "object" && value !== null && !Array.isArray(value) && Object.hasOwn(value, key))
    yield* valuesAt((value as Record<string, unknown>)[key], rest);
}
