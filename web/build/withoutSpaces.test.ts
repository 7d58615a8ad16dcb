import { expect, it } from "vitest";

import { withoutSpaces } from "./withoutSpaces.mjs";

it("removes spaces next to commas and slashes, and none in strings", () => {
  expect(withoutSpaces("a{font:480 var(--x) / 1.4 var(--y);inset:calc(1px - 2px / 3)}")).toBe(
    "a{font:480 var(--x)/1.4 var(--y);inset:calc(1px - 2px/3)}",
  );
  expect(withoutSpaces(`b{margin:max(var(--a), 1px);content:", / " attr(title) ', '}`)).toBe(
    `b{margin:max(var(--a),1px);content:", / " attr(title) ', '}`,
  );
});
