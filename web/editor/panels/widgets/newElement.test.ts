import { expect, test } from "vitest";
import { container } from "../../../../intarsia/widgets/container";
import { heading } from "../../../../intarsia/widgets/heading";
import { newElement } from "./newElement";

test("an element that is placed has its widget's defaults, its version and an id of its own", () => {
  const [one, other] = [newElement(heading.schema), newElement(heading.schema)];

  expect(one.props).toMatchObject({ title: heading.schema.settings.title.default, $version: heading.schema.version });
  expect(one.props.id).not.toBe(other.props.id);
});

test("a container that is placed keeps what it holds away from the window's edge; one that says nothing does not", () => {
  expect(newElement(container.schema).props.content_width).toBe("boxed");
  expect(container.schema.settings.content_width.default).toBe("full");
});
