import { expect, it } from "vitest";
import { widgets } from "../../../intarsia/widgets";
import type { Document, Element } from "../../documents/document";
import { duplicateInRow } from "./duplicateInRow";

const schemaOf = (type: string) => widgets.find(({ schema }) => schema.type === type)?.schema;
const anything = () => true;
const button = (id: string): Element => ({ type: "button", props: { id, text: id } });
const pageOf = (...content: Element[]): Document => ({ root: {}, content });
const textsOf = (elements: unknown) => (elements as Element[]).map(({ props }) => props.text);

it("EDIT-ED-01 puts the element and its copy into a new row", () => {
  const changed = duplicateInRow(button("a"), schemaOf, anything)(pageOf(button("a"), button("b")));

  expect(changed.content.map(({ type }) => type)).toEqual(["container", "button"]);
  const [row] = changed.content;
  expect(row?.props.$style).toMatchObject({ desktop: { flex_direction: "row" }, mobile: { flex_direction: "column" } });
  expect(textsOf(row?.props.content)).toEqual(["a", "a"]);
  expect(new Set(((row?.props.content ?? []) as Element[]).map(({ props }) => props.id)).size).toBe(2);
});

it("EDIT-ED-01 begins the row where the element began inside its parent, and leaves space at the edge of a page", () => {
  const section: Element = { type: "section", props: { id: "s", content: [button("a")] } };
  const inside = duplicateInRow(button("a"), schemaOf, anything)(pageOf(section)).content[0]?.props.content;
  expect((inside as Element[])[0]?.props.content_width).toBe("full");
  const [row] = duplicateInRow(button("a"), schemaOf, anything)(pageOf(button("a"))).content;
  expect(row?.props.content_width).toBe("boxed");
});

it.each([
  ["a row", { type: "container", props: { id: "row", $style: { desktop: { flex_direction: "row" } } } }],
  [
    "a reversed row",
    { type: "container", props: { id: "row", $style: { desktop: { flex_direction: "row-reverse" } } } },
  ],
  ["a grid", { type: "grid", props: { id: "grid" } }],
])("EDIT-ED-01 adds the copy to %s that contains the element", (_name, box) => {
  const content = [button("a"), button("b")];
  const page = pageOf({ ...box, props: { ...box.props, content } } as Element);
  const [changed] = duplicateInRow(button("a"), schemaOf, anything)(page).content;

  expect(changed?.type).toBe(box.type);
  expect(textsOf(changed?.props.content)).toEqual(["a", "a", "b"]);
});

it("EDIT-ED-01 changes nothing where no container is allowed", () => {
  const page = pageOf(button("a"));
  expect(duplicateInRow(button("a"), () => undefined, anything)(page)).toBe(page);
  expect(duplicateInRow(button("a"), schemaOf, (type) => type !== "container")(page)).toBe(page);
});
