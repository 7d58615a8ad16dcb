import { expect, test } from "vitest";
import { mapFields } from "./mapFields";
import { parseFormula } from "./parseFormula";

test("a formula names the same fields by other ids, at any depth", () => {
  const formula = parseFormula("-{Price:3:price} * max({Count:4.2}, if({Price:3} > 2, 1, 0))", { advanced: true });
  const other = parseFormula("-{Price:13:price} * max({Count:14.2}, if({Price:13} > 2, 1, 0))", { advanced: true });

  expect(mapFields(formula, (id) => `1${id}`)).toEqual(other);
});
