import { describe, expect, it } from "vitest";
import { brandMark } from "./brandMark";
import { contrast } from "./oklch";
import type { Mode } from "./palette";
import { variablesCss, variablesWith } from "./variablesCss";

const MODES = ["light", "dark"] as const;
const withColor = (name: string, color: string) => variablesWith({ values: { [`color.${name}`]: color } });
const colorOf = (set: ReturnType<typeof variablesWith>, name: string, mode: Mode) =>
  set.find((variable) => variable.name === `color.${name}`)?.[mode] ?? "";

describe.each(["accent", "primary"] as const)("the color of stars, bars and lines from %s", (brand) => {
  it.each(["#fdfdf8", "#ffff00", "#39ff14", "#000000", "#1e6eea"])("is visible on every background: %s", (color) => {
    const set = withColor(brand, color);
    for (const mode of MODES) {
      for (const sheet of ["paper", "surface", "sunken"]) {
        expect(contrast(brandMark(set, brand, mode), colorOf(set, sheet, mode))).toBeGreaterThanOrEqual(3);
      }
    }
  });

  it("is the color itself where that can be seen", () => {
    for (const set of [variablesWith(), withColor(brand, "#1e6eea")]) {
      for (const mode of MODES) expect(brandMark(set, brand, mode)).toBe(colorOf(set, brand, mode));
    }
  });

  it("is the color itself if only a browser can resolve it", () => {
    const mixed = "color-mix(in srgb, red, blue)";
    expect(brandMark(withColor(brand, mixed), brand, "light")).toBe(mixed);
  });

  it("costs no property where it is the color itself", () => {
    expect(variablesCss()).not.toContain(`--${brand}-mark`);
  });

  it("is a property of the page and of each section with its own mode", () => {
    const css = variablesCss({ values: { [`color.${brand}`]: "#ffff00" } });
    const set = withColor(brand, "#ffff00");
    for (const mode of MODES) {
      const property = `--${brand}-mark:${brandMark(set, brand, mode)}`;
      expect(css.split("\n").filter((rule) => rule.includes(property))).toHaveLength(2);
    }
  });
});
