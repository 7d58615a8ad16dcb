import { expect, test } from "vitest";
import { NAMED_COLORS } from "./namedColors";

test("all 148 names of CSS have a color, also the gray ones in British spelling", () => {
  expect(NAMED_COLORS.size).toBe(148);
  for (const [name, hex] of NAMED_COLORS) expect(`${name} ${hex}`).toMatch(/^[a-z]+ #[0-9a-f]{6}$/);
  expect(NAMED_COLORS.get("aliceblue")).toBe("#f0f8ff");
  expect(NAMED_COLORS.get("yellowgreen")).toBe("#9acd32");
  expect([NAMED_COLORS.get("darkslategray"), NAMED_COLORS.get("darkslategrey")]).toEqual(["#2f4f4f", "#2f4f4f"]);
  expect(NAMED_COLORS.get("grey")).toBe("#808080");
});
