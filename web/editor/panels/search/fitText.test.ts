import { expect, test } from "vitest";
import { fitText } from "./fitText";
import { textWidth } from "./textWidth";

const TITLE = { size: 20, width: 580, lines: 1 };

test.each([
  ["i", 2.22],
  ["W", 9.44],
  ["Ä", 6.67],
  ["木", 10],
  ["ж", 5.6],
  ["", 0],
])("%j is as wide as in Arial", (text, width) => expect(textWidth(text, 10)).toBeCloseTo(width));

// Sums of the widths in the metrics of Helvetica, which Arial shares.
test.each([
  ["ABCDEFGHIJKLMNOPQRSTUVWXYZ", 17_613],
  ["abcdefghijklmnopqrstuvwxyz", 12_726],
  ["0123456789", 5560],
  [" !\"#$%&'()*+,-./", 6576],
  [":;<=>?@[\\]^_`{|}~", 7583],
])("the characters %s are together as wide as in Arial", (text, width) => {
  expect(textWidth(text, 1000)).toBe(width);
});

test("a text that fits is shown whole", () => {
  expect(fitText("Oak  tables\nfrom the yard", TITLE)).toEqual({ shown: "Oak tables from the yard", cut: "" });
  expect(fitText("", TITLE)).toEqual({ shown: "", cut: "" });
});

test("a long text is cut off after a word", () => {
  const { shown, cut } = fitText("herringbone ".repeat(9), TITLE);

  expect(shown).toMatch(/^(herringbone )+…$/);
  expect(textWidth(shown, 20)).toBeLessThanOrEqual(580);
  expect(`${shown.replace(" …", "")} ${cut}`).toBe("herringbone ".repeat(9).trim());
});

// At this size, "ii" is 44.4 wide, a space 27.8 and " …" 83.8.
test.each([
  ["ii ii ii", 200, 1, "ii ii ii"],
  ["ii ii ii", 188.8, 1, "ii ii ii"],
  ["ii ii ii", 188.7, 1, "ii …"],
  ["ii ii ii ii", 200.3, 1, "ii …"],
  ["ii ii ii ii", 200.4, 1, "ii ii …"],
  ["ii ii ii ii", 116.6, 2, "ii ii ii ii"],
  ["ii ii ii ii ii", 130, 2, "ii ii ii …"],
  ["ii ii ii ii ii", 130, 3, "ii ii ii ii ii"],
  ["iiiiiiii ii", 130, 1, "iii …"],
  ["iiiiiiii ii", 130, 2, "iii …"],
])("“%s” in a width of %d and %i lines is shown as “%s”", (text, width, lines, shown) => {
  const fitted = fitText(text, { size: 100, width: width + 0.001, lines });

  expect(fitted.shown).toBe(shown);
  expect(`${shown.replace(" …", "")}${fitted.cut}`.replaceAll(" ", "")).toBe(text.replaceAll(" ", ""));
});

test("a text fills all lines", () => {
  const one = fitText("herringbone ".repeat(20), TITLE).shown.length;
  const two = fitText("herringbone ".repeat(20), { ...TITLE, lines: 2 }).shown.length;

  expect(two).toBeGreaterThan(one * 1.8);
});

test("a word that is wider than the line is cut anywhere", () => {
  const { shown, cut } = fitText("m".repeat(100), TITLE);

  expect(shown).toMatch(/^m+ …$/);
  expect(shown.replace(" …", "").length + cut.length).toBe(100);
});
