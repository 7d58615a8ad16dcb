import { expect, test } from "vitest";
import { ruleFields } from "./ruleFields";

test("a field is named with how its answers are written", () => {
  const content = ["text", "date", "time", "number"].map((type) => ({ type, props: { id: type, label: type } }));

  expect(ruleFields({ root: {}, content }).map(({ id, notation, isNumber }) => [id, notation, isNumber])).toEqual([
    ["text", undefined, undefined],
    ["date", "date", undefined],
    ["time", "time", undefined],
    ["number", undefined, true],
  ]);
});
