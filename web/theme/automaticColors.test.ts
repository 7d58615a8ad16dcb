import { describe, expect, it } from "vitest";
import { automaticColors, type OwnValues } from "./automaticColors";
import { contrastFaults } from "./contrastFaults";
import { contrast, parseColor } from "./oklch";
import { BRASS, paletteFrom } from "./palette";
import { variablesWith } from "./variablesCss";

const colors = (values: OwnValues) =>
  new Map(variablesWith({ values }).map(({ name, light, dark }) => [name.replace("color.", ""), { light, dark }]));
const BLUE = { "color.primary": { light: "#1d4ed8" } };

describe("a brand color for light mode", () => {
  it("gives a readable one of the same hue for dark mode, and the colors on both", () => {
    const found = colors(BLUE);
    const { light, dark = "" } = found.get("primary") ?? {};
    expect(light).toBe("#1d4ed8");
    expect(contrast(dark, paletteFrom(BRASS).dark.paper)).toBeGreaterThan(4.5);
    expect(Math.abs((parseColor(dark)?.h ?? 0) - (parseColor("#1d4ed8")?.h ?? 0))).toBeLessThan(6);
    expect(contrast(found.get("on-primary")?.light ?? "", "#1d4ed8")).toBeGreaterThan(4.5);
    expect(contrastFaults(variablesWith({ values: BLUE }))).toEqual([]);
  });

  it("gives way to the site's own color for dark mode", () => {
    const found = colors({ "color.primary": { light: "#1d4ed8", dark: "gold" } });
    expect(found.get("primary")?.dark).toBe("gold");
    expect(found.get("on-primary")?.dark).toBe("#1d140d");
  });

  it("accent changes links, focus and tint too, but not the primary color", () => {
    const found = automaticColors({ "color.accent": { light: "#1f6feb" } });
    expect(Object.keys(found).sort()).toEqual(
      ["accent", "accent-hover", "accent-soft", "focus", "link", "on-accent"].map((name) => `color.${name}`),
    );
  });

  it.each(["#000", "#fff", "#ff0", "#00f", "#808080", "#c2185b"])("%s is readable in dark mode", (light) => {
    const set = variablesWith({ values: { "color.primary": { light }, "color.accent": { light } } });
    expect(contrastFaults(set).filter(({ mode }) => mode === "dark")).toEqual([]);
  });
});

it("a text color for light mode gives one for dark mode", () => {
  expect(automaticColors({ "color.danger": { light: "#8b0000" } })["color.danger"]?.dark).toMatch(/^#[\da-f]{6}$/);
});

it("the default colors have no fault", () => {
  expect(contrastFaults(variablesWith())).toEqual([]);
});

it("a fault names the ratio, the background and the nearest readable color", () => {
  const [fault] = contrastFaults(variablesWith({ values: { "color.accent": { light: "#ffd500" } } }));
  expect(fault).toMatchObject({ name: "color.accent", mode: "light", against: "color.sunken", needed: 3 });
  expect(fault?.ratio.toFixed(1)).toBe("1.2");
  expect(contrast(fault?.suggestion ?? "", paletteFrom(BRASS).light.sunken)).toBeGreaterThanOrEqual(3);
});

it("there is no suggestion if no color contrasts with all backgrounds", () => {
  const sheets = { "color.paper": "#000000", "color.surface": "#777777", "color.sunken": "#ffffff" };
  const ink = contrastFaults(variablesWith({ values: sheets })).find(({ name }) => name === "color.ink");
  expect(ink?.suggestion).toBeNull();
});
