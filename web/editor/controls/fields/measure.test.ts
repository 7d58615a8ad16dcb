import { describe, expect, it } from "vitest";
import { calculate, parseMeasure } from "./measure";

describe("parses lengths as owners type them", () => {
  it.each([
    ["24", { size: 24, unit: "" }],
    ["24px", { size: 24, unit: "px" }],
    [" 1,5 rem ", { size: 1.5, unit: "rem" }],
    ["-4px", { size: -4, unit: "px" }],
    ["50%", { size: 50, unit: "%" }],
    ["100%/3", { size: 33.3333, unit: "%" }],
    ["(16+8)*2px", { size: 48, unit: "px" }],
    [".5em", { size: 0.5, unit: "em" }],
    ["24 PX", { size: 24, unit: "px" }],
    ["-.5em", { size: -0.5, unit: "em" }],
    ["2*(3+4)", { size: 14, unit: "" }],
  ])("%s", (text, measure) => expect(parseMeasure(text)).toEqual(measure));

  it.each(["", "px", "24*", "1/0", "auto", "calc(1px + 2px)", "24;", "2px3px", "alert(1)", "2 3", "(2"])(
    "rejects %s",
    (text) => expect(parseMeasure(text)).toBeNull(),
  );

  it.each([
    ["1+2*3-4/2", 5],
    ["8-3-2", 3],
    ["8/2/2", 2],
    ["--2", 2],
    ["+2", 2],
    ["-(1+2)*2", -6],
    ["((2))", 2],
    ["1 + 2", 3],
    ["2)", null],
    ["2a", null],
    ["", null],
  ])("calculates %j as %j", (text, value) => expect(calculate(text)).toBe(value));
});
