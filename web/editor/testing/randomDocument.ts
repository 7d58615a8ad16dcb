import type { Document, Element } from "../../documents/document";

/** The same numbers for the same seed, so that a failure can be repeated. */
export function randomNumbers(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return Math.floor((state / 2147483648) * below);
  };
}

/** A page of known and unknown widgets, with elements in slots, in lists, and inside unknown widgets only. */
export function randomDocument(seed: number): Document {
  const number = randomNumbers(seed);
  let count = 0;
  const elements = (depth: number, max: number): Element[] =>
    Array.from({ length: number(max + 1) }, () => element(depth));

  function element(depth: number): Element {
    const id = `e-${++count}`;
    const kind = depth > 3 ? 0 : number(4);
    if (kind === 1) return { type: "container", props: { id, content: elements(depth + 1, 3) } };
    if (kind === 2) {
      const tabs = Array.from({ length: 1 + number(3) }, (_, index) => ({
        _id: `${id}-${index}`,
        title: "Oak",
        content: elements(depth + 1, 2),
      }));
      return { type: "tabs", props: { id, tabs } };
    }
    if (kind === 3) {
      const deep = { columns: [{ inner: { cells: elements(depth + 1, 2) } }] };
      return {
        type: "from_another_package",
        props: { id, $version: 7, deep, unknown: [1, { two: null }] },
        readOnly: { a: true },
      };
    }
    return { type: "heading", props: { id, title: `Heading ${count}`, legacy: { kept: true } } };
  }

  return {
    root: { props: { schemaVersion: 1, title: "x" } },
    content: [...elements(0, 3), element(0), element(0)],
    zones: {},
  };
}
