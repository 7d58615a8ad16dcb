import { expect, it } from "vitest";
import { darkSectionColors } from "./darkSection";
import { contrast, hexFrom, parseColor } from "./oklch";
import { variablesCss, variablesWith } from "./variablesCss";

const hexOf = (color: string) => hexFrom(parseColor(color) ?? { l: 0, c: 0, h: 0 });
const darkOf = (set: ReturnType<typeof variablesWith>, name: string) =>
  hexOf(set.find((one) => one.name === `color.${name}`)?.dark ?? "");

it.each([undefined, "#000000", "#0b1f4b", "#111", "#2a2a2a", "hsl(200 60% 18%)"])(
  "a dark section differs from the dark page %s, and its text is readable",
  (dark) => {
    const set = variablesWith({ values: dark ? { "color.paper": { dark } } : {} });
    const section = darkSectionColors(set).dark;
    expect(contrast(section, darkOf(set, "paper"))).toBeGreaterThanOrEqual(1.08);
    for (const text of ["ink", "muted", "link"]) expect(contrast(section, darkOf(set, text))).toBeGreaterThan(4.5);
  },
);

it("on a light page it has the color of the dark page", () => {
  expect(darkSectionColors(variablesWith()).light).toBe("#271a0f");
});

it("a page color that only browsers can compute is replaced by the alternate background", () => {
  const set = variablesWith({ values: { "color.paper": { dark: "color-mix(in srgb, red, blue)" } } });
  expect(darkSectionColors(set)).toEqual({ light: "color-mix(in srgb, red, blue)", dark: darkOf(set, "sunken") });
});

it("each mode of the page declares it", () => {
  const { light, dark } = darkSectionColors(variablesWith());
  const rules = variablesCss().split("\n");
  expect(rules.filter((rule) => rule.includes(`--dark-section:${light}`)).map((rule) => rule.slice(0, 24))).toEqual([
    ":root{color-scheme:light",
    "[data-color-mode=light]{",
  ]);
  expect(rules.filter((rule) => rule.includes(`--dark-section:${dark}`))).toHaveLength(2);
});
