import { expect, test } from "vitest";
import { container } from "../../../../intarsia/widgets/container";
import { heading } from "../../../../intarsia/widgets/heading";
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

test("has padding if it is a container that spans the page, and none otherwise", () => {
  expect(newElement(container.schema).props.content_width).toBe("boxed");
  expect(container.schema.settings.content_width.default).toBe("full");
});
