import { describe, expect, test } from "vitest";
import type { Document, Element } from "./document";
import { type Props, type UpgradeSteps, upgradeDocument } from "./upgrades";
import { walk } from "./walk";

const STEPS: Record<string, { version: number; steps: UpgradeSteps }> = {
  heading: {
    version: 3,
    steps: {
      2: ({ words, ...props }) => ({ ...props, text: words ?? "none" }),
      3: ({ text, ...props }) => ({ ...props, title: `${text}!` }),
    },
  },
  // Moves its elements into another setting.
  container: { version: 2, steps: { 2: ({ children, ...props }) => ({ ...props, content: children ?? [] }) } },
  tabs: { version: 2, steps: { 2: (props) => ({ ...props, isUpgraded: true }) } },
};
const upgrade = (document: Document) => upgradeDocument(document, (type) => STEPS[type]);

function randomNumbers(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return Math.floor((state / 2147483648) * below);
  };
}

/** Elements of earlier, current and newer versions and of unknown widgets, inside each other in every way. */
function documentOf(seed: number): Document {
  const number = randomNumbers(seed);
  let count = 0;
  const elements = (depth: number): Element[] =>
    depth > 4 ? [] : Array.from({ length: number(4) }, () => element(depth + 1));
  function element(depth: number): Element {
    const props = {
      id: `e-${++count}`,
      ...[{}, { $version: 1 }, { $version: 2 }, { $version: 3 }, { $version: 9 }][number(5)],
    };
    const others = { words: `Oak ${count}`, unknown: [{ deep: null }, 0.5] };
    const inner = () => elements(depth);
    return [
      (): Element => ({ type: "heading", props: { ...props, ...others } }),
      (): Element => ({ type: "container", props: { ...props, children: inner() } }),
      (): Element => ({
        type: "tabs",
        props: { ...props, tabs: [{ _id: "a", content: inner() }, { content: inner() }] },
      }),
      (): Element => ({ type: "from_elsewhere", props: { ...props, deep: { rows: [[{ cells: inner() }]] } } }),
    ][number(4)]!();
  }
  return {
    root: { props: { schemaVersion: 1 } },
    content: [element(0), ...elements(0), element(0)],
    zones: { "a:b": elements(2) },
  };
}

const DOCUMENTS = Array.from({ length: 300 }, (_, seed) => documentOf(seed + 1));
const frozen = <Value>(value: Value): Value => {
  if (typeof value === "object" && value !== null) Object.values(Object.freeze(value)).forEach(frozen);
  return value;
};
const saved = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value));
const everyElement = ({ content, zones = {} }: Document) =>
  [content, ...Object.values(zones)].flatMap((list) => [...walk(list)]);

describe("in any document", () => {
  test("upgrades everything once: a second time changes nothing, also after it was saved", () => {
    for (const document of DOCUMENTS) {
      const once = upgrade(document).document;
      expect(upgrade(once).document).toBe(once);
      expect(upgrade(saved(once)).document).toEqual(once);
    }
  });

  test("changes no part of what was stored", () => {
    for (const document of DOCUMENTS) expect(() => upgrade(frozen(saved(document)))).not.toThrow();
  });

  test("brings every known element to its widget's version, wherever it is nested", () => {
    for (const document of DOCUMENTS) {
      for (const { type, props } of everyElement(upgrade(document).document)) {
        const current = STEPS[type]?.version;
        if (current) expect(props.$version).toBeGreaterThanOrEqual(current);
      }
    }
  });

  test("leaves unknown widgets and newer versions as they are, except for the elements inside them", () => {
    const own = ({ type, props }: Element) => [
      type,
      saved({ ...props, deep: null, tabs: null, content: null, children: null }),
    ];
    for (const document of DOCUMENTS) {
      const untouched = (element: Element) =>
        !STEPS[element.type] || (element.props.$version ?? 1) >= (STEPS[element.type]?.version ?? 0);
      const before = new Map(
        everyElement(document)
          .filter(untouched)
          .map((element) => [element.props.id, own(element)]),
      );
      const after = everyElement(upgrade(document).document).filter(({ props }) => before.has(props.id));
      expect(after.map(own)).toEqual(after.map(({ props }) => before.get(props.id)));
    }
  });

  test("keeps every element", () => {
    const ids = (document: Document) =>
      everyElement(document)
        .map(({ props }) => props.id)
        .sort();
    for (const document of DOCUMENTS) expect(ids(upgrade(document).document)).toEqual(ids(document));
  });
});

const one = (type: string, props: Props = {}) => ({ root: {}, content: [{ type, props: { id: "a", ...props } }] });
const propsAfter = (document: Document) => upgrade(document).document.content[0]?.props;

test("runs the steps in order, from the stored version on", () => {
  expect(propsAfter(one("heading", { words: "Oak" }))).toEqual({ id: "a", $version: 3, title: "Oak!" });
  expect(propsAfter(one("heading", { $version: 2, text: "Ash" }))).toEqual({ id: "a", $version: 3, title: "Ash!" });
});

test.each([["2"], [1.5], [0], [-1], [null]])("leaves an element alone whose version is %j", ($version) => {
  const document = one("heading", { $version, words: "Oak" });

  expect(upgrade(document).document).toBe(document);
});

test("upgrades nothing of a widget without the next step", () => {
  const document = one("heading", { words: "Oak" });
  const steps = { 3: () => ({}) };

  expect(upgradeDocument(document, () => ({ version: 3, steps })).document).toBe(document);
});

test("keeps the id of an element, which links and style rules refer to", () => {
  const steps = { 2: () => ({ id: "other", title: "Oak" }) };

  const { document } = upgradeDocument(one("heading"), () => ({ version: 2, steps }));

  expect(document.content[0]?.props).toEqual({ id: "a", title: "Oak", $version: 2 });
});

describe("a step that fails", () => {
  const fails = (step: (props: Props) => unknown) => {
    const document = frozen({
      root: {},
      content: [{ type: "bad", props: { id: "b", deep: { words: "Oak" } } }, ...one("heading").content],
    });
    const steps = { 2: step as (props: Props) => Props };
    const upgraded: { document: Document; failed: unknown } = upgradeDocument<Document>(document, (type) =>
      type === "bad" ? { version: 2, steps } : STEPS[type],
    );
    return upgraded;
  };

  test.each([
    [
      "throws",
      () => {
        throw new Error("no words");
      },
      "no words",
    ],
    [
      "throws after it changed its copy",
      (props: Props) => {
        (props.deep as Props).words = "";
        throw new Error("no words");
      },
      "no words",
    ],
    ["returns nothing", () => undefined, "The step returned no settings."],
    ["returns a list", () => [], "The step returned no settings."],
  ])("leaves its element as it was and is named: it %s", (_name, step, message) => {
    const { document, failed } = fails(step);

    expect(failed).toEqual([{ id: "b", type: "bad", message }]);
    expect(document.content[0]).toEqual({ type: "bad", props: { id: "b", deep: { words: "Oak" } } });
    expect(document.content[1]?.props.$version).toBe(3);
  });
});
