import { expect, test } from "vitest";
import { widgets } from "../../../../intarsia/widgets";
import { container } from "../../../../intarsia/widgets/container";
import { counter } from "../../../../intarsia/widgets/counter";
import { heading } from "../../../../intarsia/widgets/heading";
import { modal_popup } from "../../../../intarsia/widgets/modal_popup";
import { post_content } from "../../../../intarsia/widgets/post_content";
import { newElement } from "./newElement";

test("has the widget's defaults and version and a new id", () => {
  const [one, other] = [newElement(heading.schema), newElement(heading.schema)];

  expect(one.props).toMatchObject({ title: heading.schema.settings.title.default, $version: heading.schema.version });
  expect(one.props.id).not.toBe(other.props.id);
});

test("stores no elements in a slot that shows the page", () => {
  expect(newElement(post_content.schema).props).toEqual({ id: expect.any(String), $version: 1 });
});

test("a new popup opens with content", () => {
  expect(newElement(modal_popup.schema).props.content).toMatchObject([
    { type: "text", props: { id: expect.any(String) } },
  ]);
});

const START_ALIGNED = widgets.filter(({ schema }) => schema.type !== "divider");

test.each(START_ALIGNED)("a new $schema.label is aligned with the start of the text around it", ({ schema }) => {
  const { align = "start", alignment = "start" } = newElement(schema).props;

  expect([align, alignment]).toEqual(["start", "start"]);
});

test("a new counter is aligned by its style, because it has no setting for it", () => {
  expect(newElement(counter.schema).props.$style).toEqual({ desktop: { text_align: "start" } });
});

test("has padding if it is a container that spans the page, and none otherwise", () => {
  expect(newElement(container.schema).props.content_width).toBe("boxed");
  expect(container.schema.settings.content_width.default).toBe("full");
});
