import { expect, test } from "vitest";
import { container } from "../../../../intarsia/widgets/container";
import { heading } from "../../../../intarsia/widgets/heading";
import { newElement } from "./newElement";

test("has the widget's defaults and version and a new id", () => {
  const [one, other] = [newElement(heading.schema), newElement(heading.schema)];

  expect(one.props).toMatchObject({ title: heading.schema.settings.title.default, $version: heading.schema.version });
  expect(one.props.id).not.toBe(other.props.id);
});

test("has padding if it is a container that spans the page, and none otherwise", () => {
  expect(newElement(container.schema).props.content_width).toBe("boxed");
  expect(container.schema.settings.content_width.default).toBe("full");
});
