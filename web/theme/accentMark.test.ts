import { describe, expect, it } from "vitest";
import { accentMark } from "./accentMark";
import { contrast } from "./oklch";
import type { Mode } from "./palette";
import { variablesCss, variablesWith } from "./variablesCss";

const MODES = ["light", "dark"] as const;
const withAccent = (accent: string) => variablesWith({ values: { "color.accent": accent } });
const colorOf = (set: ReturnType<typeof variablesWith>, name: string, mode: Mode) =>
  set.find((variable) => variable.name === `color.${name}`)?.[mode] ?? "";

describe("the color of stars, bars and lines", () => {
  it.each(["#fdfdf8", "#ffff00", "#39ff14", "#000000", "#1e6eea"])("is visible on every background: %s", (accent) => {
    const set = withAccent(accent);
    for (const mode of MODES) {
      for (const sheet of ["paper", "surface", "sunken"]) {
        expect(contrast(accentMark(set, mode), colorOf(set, sheet, mode))).toBeGreaterThanOrEqual(3);
      }
    }
  });

  it("is the accent where that can be seen", () => {
    for (const set of [variablesWith(), withAccent("#1e6eea")]) {
      for (const mode of MODES) expect(accentMark(set, mode)).toBe(colorOf(set, "accent", mode));
    }
  });

  it("is the accent if only a browser can resolve it", () => {
    const mixed = "color-mix(in srgb, red, blue)";
    expect(accentMark(withAccent(mixed), "light")).toBe(mixed);
  });

  it("is a property of the page and of each section with its own mode", () => {
    const css = variablesCss({ values: { "color.accent": "#ffff00" } });
    const set = withAccent("#ffff00");
    for (const mode of MODES) {
      expect(css.split("\n").filter((rule) => rule.includes(`--accent-mark:${accentMark(set, mode)}`))).toHaveLength(2);
    }
  });
});
