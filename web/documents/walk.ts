import { type Element, isElementList } from "./document";

type Path = readonly (string | number)[];

/** Every list of elements inside `props` without a list in between, also in settings that no schema knows. */
export function* slotsIn(props: object, path: Path = []): Generator<{ path: Path; elements: Element[] }> {
  const isList = Array.isArray(props);
  for (const [key, value] of Object.entries(props)) {
    const inner = [...path, isList ? Number(key) : key];
    if (isElementList(value)) yield { path: inner, elements: value };
    else if (typeof value === "object" && value !== null) yield* slotsIn(value, inner);
  }
}

/** Depth-first, in document order. */
export function* walk(elements: readonly Element[]): Generator<Element> {
  for (const element of elements) {
    yield element;
    for (const { elements: inner } of slotsIn(element.props)) yield* walk(inner);
  }
}
