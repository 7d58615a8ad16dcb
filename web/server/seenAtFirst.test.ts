import { expect, test } from "vitest";
import type { Element } from "../documents/document";
import { isHiddenSomewhere } from "./seenAtFirst";

const element = (type: string, props: object) => ({ type, props: { id: "e", ...props } }) as Element;

test.each([
  [undefined, false],
  [{ desktop: { color: "red" } }, false],
  [{ desktop: { display: "block" } }, false],
  [{ mobile: { display: "none" } }, true],
])("%j hides the element on some device: %s", ($style, isHidden) => {
  expect(isHiddenSomewhere(element("image", { $style }))).toBe(isHidden);
});
