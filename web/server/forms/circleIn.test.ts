import { expect, test } from "vitest";
import { circleIn } from "./circleIn";

const shownIf = (field: string) => ({ shown_if: { field, operator: "is", value: "l" } });
const circle = (...content: { type: string; props: { id: string } & Record<string, unknown> }[]) =>
  circleIn({ document: { root: {}, content }, numbers: { size: 4, sum: 5 } });

test("FORM-COND-11 a form without a circle has none", () => {
  expect(
    circle({ type: "text", props: { id: "size" } }, { type: "text", props: { id: "b", ...shownIf("size") } }),
  ).toBe(null);
});

test("FORM-COND-11 a circle has its place and its path in words", () => {
  const size = { type: "text", props: { id: "size", label: "Size", ...shownIf("sum") } };
  const sum = { type: "calculation", props: { id: "sum", label: "Sum", formula: "{Size:4} * 2" } };

  expect(circle(sum, size)).toEqual({
    element: "sum",
    setting: "formula",
    labels: ["Sum", "Size", "Sum"],
  });
});

test("FORM-COND-11 a field inside a section that depends on the field: the section's rule is the place", () => {
  const inside = { type: "text", props: { id: "size", label: "Size" } };
  const section = { type: "section", props: { id: "s", label: "", fields: [inside], ...shownIf("size") } };

  expect(circle(section)).toMatchObject({ element: "s", setting: "shown_if" });
  expect(circle(section)?.labels).toEqual(["Section", "Size", "Section"]);
});
