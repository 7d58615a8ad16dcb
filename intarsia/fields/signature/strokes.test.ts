import { expect, test } from "vitest";
import { countPoints, isFarEnough, isTooSmall, MOST_POINTS, parseStrokes, pathOf, strokesText } from "./strokes";

test.each([
  ["0,0", [[[0, 0]]]],
  [
    "1000,400 0,0",
    [
      [
        [1000, 400],
        [0, 0],
      ],
    ],
  ],
  [
    "1,2 3,4;5,6",
    [
      [
        [1, 2],
        [3, 4],
      ],
      [[5, 6]],
    ],
  ],
])("%s is a drawing", (text, strokes) => {
  expect(parseStrokes(text)).toEqual(strokes);
  expect(strokesText(strokes as never)).toBe(text);
});

test.each(["", "1", "1,2,3", "1,2 ", ";1,2", "1,2;;3,4", "-1,2", "1.5,2", "1001,0", "0,401", "10000,0"])(
  "“%s” is no drawing",
  (text) => {
    expect(parseStrokes(text)).toBeNull();
  },
);

test("a drawing has a limited number of points", () => {
  const text = (count: number) => Array(count).fill("1,2").join(" ");

  expect(countPoints(parseStrokes(text(MOST_POINTS)) ?? [])).toBe(MOST_POINTS);
  expect(parseStrokes(text(MOST_POINTS + 1))).toBeNull();
});

test.each([
  ["100,100 149,100", true],
  ["100,100 150,100", false],
  ["100,100 100,150", false],
  ["100,100;130,100;150,100", false],
  ["100,100 149,149", true],
])("%s is too small for a signature: %s", (text, isSmall) => {
  expect(isTooSmall(parseStrokes(text) ?? [])).toBe(isSmall);
});

test.each([
  [[10, 10], undefined, true],
  [[14, 10], [10, 10], true],
  [[10, 14], [10, 10], true],
  [[13, 10], [10, 10], false],
  [[8, 8], [10, 10], false],
  [[13, 13], [10, 10], true],
] as const)("%j after %j is another point: %s", (point, last, isAnother) => {
  expect(isFarEnough(point, last)).toBe(isAnother);
});

test("a stroke is a curve through the middles between its points", () => {
  expect(pathOf([])).toBe("");
  expect(pathOf([[10, 20]])).toBe("M10,20L10,20");
  expect(
    pathOf([
      [10, 20],
      [20, 40],
      [60, 40],
    ]),
  ).toBe("M10,20Q10,20 15,30Q20,40 40,40L60,40");
});
