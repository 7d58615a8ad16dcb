/**
 * Where the values of each kind of setting hold ids, as paths to them; `*` is every item of a list. A rich text counts as
 * the list of its links, a display condition as the list of its rules about pages. `$style` is a value in an element's
 * style. `element` is one of the same page, such as the popup that a link opens. The contract has the same table for
 * Python.
 */
export const REFERENCES: Readonly<Record<string, Readonly<Partial<Record<Target, readonly string[]>>>>> = {
  media: { image: ["id"] },
  gallery: { image: ["*.id"] },
  link: {
    page: ["page"],
    document: ["document"],
    image: ["action.images.*.id"],
    element: ["action.settings.id"],
  },
  richtext: {
    page: ["*.page"],
    document: ["*.document"],
    image: ["*.action.images.*.id"],
    element: ["*.action.settings.id"],
  },
  form: { form: ["id"] },
  display_condition: { page: ["*.value"] },
  $style: { image: ["$image"] },
};

/** What an id can refer to. A `document` is a file of Wagtail's document library. */
export type Target = "image" | "page" | "document" | "form" | "element";
export type Reference = { target: Target; id: number };

/** The ids in a value of this kind. */
export function* referencesIn(kind: string, value: unknown): Generator<Reference> {
  for (const [target, paths] of Object.entries(REFERENCES[kind] ?? {}))
    for (const path of paths)
      for (const id of valuesAt(value, path.split(".")))
        if (Number.isInteger(id)) yield { target: target as Target, id: id as number };
}

/** A copy of a value of this kind with the result of `change` for each id; the same value if nothing is changed. */
export function mapReferences<Value>(
  kind: string,
  value: Value,
  change: (target: Target, id: unknown) => unknown,
): Value {
  let mapped: unknown = value;
  for (const [target, paths] of Object.entries(REFERENCES[kind] ?? {}))
    for (const path of paths) mapped = mapAt(mapped, path.split("."), (id) => change(target as Target, id));
  return mapped as Value;
}

function mapAt(value: unknown, [key, ...rest]: readonly string[], change: (id: unknown) => unknown): unknown {
  if (key === undefined) return change(value);
  if (key === "*") {
    const items = Array.isArray(value) ? value.map((item) => mapAt(item, rest, change)) : [];
    return items.some((item, index) => item !== (value as unknown[])[index]) ? items : value;
  }
  if (!hasKey(value, key)) return value;
  const inner = mapAt(value[key], rest, change);
  return inner === value[key] ? value : { ...value, [key]: inner };
}

const hasKey = (value: unknown, key: string): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value) && Object.hasOwn(value, key);

function* valuesAt(value: unknown, [key, ...rest]: readonly string[]): Generator<unknown> {
  if (key === undefined) yield value;
  else if (key === "*") for (const item of Array.isArray(value) ? value : []) yield* valuesAt(item, rest);
  else if (hasKey(value, key)) yield* valuesAt(value[key], rest);
}
