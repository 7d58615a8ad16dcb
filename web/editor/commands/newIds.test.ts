import { expect, it } from "vitest";
import type { Element } from "../../documents/document";
import { actionsIn } from "../../kit/links/richTextLinks";
import { withNewIds } from "./newIds";

const opening = (id: string) => ({ name: "popup:open", settings: { id } });
const button = (id: string): Element => ({
  type: "button",
  props: { id: "b", link: { url: "", action: opening(id) } },
});
const text = (id: string): Element => {
  const action = JSON.stringify(opening(id)).replaceAll('"', "&quot;");
  return { type: "text", props: { id: "t", editor: `<p><a data-action="${action}">x</a></p>` } };
};
const popup: Element = { type: "modal_popup", props: { id: "p", content: [] } };
const box = (...content: Element[]): Element => ({ type: "container", props: { id: "box", content } });

const copied = (element: Element) => withNewIds(element, (type) => `${type}-copy`).props.content as Element[];
const aimOf = ({ props }: Element) => (props.link as { action: object }).action;
const aimsOf = ({ props }: Element) => actionsIn(props.editor as string);

it("updates links to copied elements, in settings and in texts", () => {
  const [first, second] = copied(box(button("p"), text("p"), popup)) as [Element, Element];

  expect(aimOf(first)).toEqual(opening("modal_popup-copy"));
  expect(aimsOf(second)).toEqual([opening("modal_popup-copy")]);
});

it("keeps a link to an element that is not copied", () => {
  const [first, second] = copied(box(button("p"), text("p"))) as [Element, Element];

  expect(aimOf(first)).toEqual(opening("p"));
  expect(aimsOf(second)).toEqual([opening("p")]);
});

it("rules among copied fields are about the copies, at any depth; rules about other fields stay", () => {
  const rule = (field: string) => ({ field, operator: "is", value: "p" });
  const size: Element = { type: "text", props: { id: "size" } };
  const color: Element = {
    type: "email",
    props: { id: "color", shown_if: { any: [rule("size"), { not: [rule("size"), rule("outside")] }] } },
  };

  expect(copied(box(size, color))[1]?.props.shown_if).toEqual({
    any: [rule("text-copy"), { not: [rule("text-copy"), rule("outside")] }],
  });
});
