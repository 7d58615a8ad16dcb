import { describe, expect, it } from "vitest";
import { automaticColors, type OwnValues } from "./automaticColors";
import { contrastFaults } from "./contrastFaults";
import { contrast, hexFrom, type Oklch, parseColor } from "./oklch";
import { BRASS, onFill, paletteFrom } from "./palette";
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

  it("leaves the site's own tint and hover color as they are", () => {
    const soft = { light: "#ccd6e6", dark: "#203040" };
    const hover = { light: "#0044aa", dark: "#99bbee" };
    const found = automaticColors({
      "color.accent": "#1f6feb",
      "color.accent-soft": soft,
      "color.accent-hover": hover,
    });
    expect(found["color.accent-soft"]).toEqual(soft);
    expect(found["color.accent-hover"]).toEqual(hover);
    expect(contrast(found["color.link"]?.light ?? "", soft.light)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(found["color.link"]?.dark ?? "", soft.dark)).toBeGreaterThanOrEqual(4.5);
  });

  it("is not needed for an own hover color: the text fits it and the theme's color", () => {
    const found = automaticColors({ "color.primary-hover": { light: "#ffffff" } });
    expect(Object.keys(found).sort()).toEqual(["color.on-primary", "color.primary-hover"]);
    expect(found["color.primary-hover"]).toEqual({ light: "#ffffff" });
    expect(found["color.on-primary"]?.dark).toBeUndefined();
  });

  it("for light mode that is a text color gives a readable one for dark mode only", () => {
    const found = automaticColors({ "color.success": { light: "#0a5c2b" }, "color.accent": { light: "#1f6feb" } });
    const sheets = ["paper", "surface", "sunken", "accent-soft"] as const;
    const { dark } = paletteFrom("#1f6feb");
    expect(found["color.success"]?.light).toBeUndefined();
    for (const name of sheets)
      expect(contrast(found["color.success"]?.dark ?? "", dark[name])).toBeGreaterThanOrEqual(4.5);
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

describe("page colors for light mode", () => {
  const REBRAND: OwnValues = {
    "color.paper": { light: "#ffffff" },
    "color.ink": { light: "#0b1f4b" },
    "color.primary": { light: "#1d4ed8" },
  };
  const PAGE = ["paper", "surface", "sunken", "ink", "muted", "line", "control"];
  const isBrown = (color: string) => {
    const { c = 0, h = 0 } = parseColor(color) ?? {};
    return c > 0.01 && h > 30 && h < 110;
  };

  it("give a dark mode of their own hue, with every page color", () => {
    const found = colors(REBRAND);
    const dark = PAGE.map((name) => found.get(name)?.dark ?? "");
    expect(dark.filter(isBrown)).toEqual([]);
    expect(Math.abs((parseColor(dark[0] ?? "")?.h ?? 0) - (parseColor("#0b1f4b")?.h ?? 0))).toBeLessThan(8);
    expect(contrastFaults(variablesWith({ values: REBRAND }))).toEqual([]);
  });

  it("leave the theme's own dark mode as it is until one of them is changed", () => {
    expect(PAGE.map((name) => automaticColors({ "color.primary": "#1d4ed8" })[`color.${name}`])).toEqual(
      PAGE.map(() => undefined),
    );
    expect(colors({}).get("paper")?.dark).toBe(paletteFrom(BRASS).dark.paper);
  });

  it("give way to the site's own colors for dark mode", () => {
    const found = colors({ ...REBRAND, "color.paper": { light: "#fff", dark: "#101010" }, "color.line": "#888" });
    expect([found.get("paper")?.dark, found.get("line")?.dark]).toEqual(["#101010", "#888"]);
  });

  it("of one card, border or control change only this one", () => {
    expect(Object.keys(automaticColors({ "color.surface": { light: "#eef2ff" } }))).toEqual(["color.surface"]);
  });

  it("that are gray give a gray dark mode, slightly of the brand color", () => {
    const gray = { "color.paper": { light: "#fff" }, "color.ink": { light: "#222" } };
    expect(parseColor(colors(gray).get("paper")?.dark ?? "")?.c).toBeLessThan(0.002);
    const { c = 0, h = 0 } =
      parseColor(colors({ ...gray, "color.primary": { light: "#1d4ed8" } }).get("paper")?.dark ?? "") ?? {};
    expect(c).toBeLessThan(0.02);
    expect(Math.abs(h - 264)).toBeLessThan(12);
  });

  it("that are dark already stay in dark mode", () => {
    const found = colors({ "color.paper": { light: "#101820" }, "color.ink": { light: "#f5f5f5" } });
    expect([found.get("paper")?.dark, found.get("ink")?.dark]).toEqual(["#101820", "#f5f5f5"]);
  });

  it("of any hue and lightness that is readable in light mode give a readable dark mode", () => {
    const failing = lightPages(120).filter((values) =>
      contrastFaults(variablesWith({ values })).some(({ mode }) => mode === "dark"),
    );
    expect(failing).toEqual([]);
  });
});

describe("the text on a brand color", () => {
  it("is readable on any brand color and its hover color, in both modes", () => {
    const failing = everyColor().filter((color) => {
      const values = { "color.accent": color, "color.primary": { light: color } };
      return contrastFaults(variablesWith({ values })).some(({ name }) => name.startsWith("color.on-"));
    });
    expect(failing).toEqual([]);
  });

  it.each(["#000000", "#0a0a0a", "#e6ff00", "#f7f7f5", "#ffffff"])("differs visibly from %s on hover", (color) => {
    const { hover } = onFill(color, "light");
    const [fill, changed] = [color, hover].map((one) => parseColor(one) as Oklch);
    expect(Math.abs((fill as Oklch).l - (changed as Oklch).l)).toBeGreaterThan(0.05);
    // Neon yellow stays yellow.
    expect((changed as Oklch).c).toBeGreaterThanOrEqual((fill as Oklch).c * 0.8);
  });

  it("fits the owner's own hover color, too", () => {
    const values = { "color.accent": { light: "#757575" }, "color.accent-hover": { light: "#7c7c7c" } };
    expect(contrastFaults(variablesWith({ values })).filter(({ name }) => name === "color.on-accent")).toEqual([]);
  });
});

const hex = (l: number, c: number, h: number) => hexFrom({ l, c, h });

/** A grid over lightness, chroma and hue, and grays. */
function everyColor(): string[] {
  const steps = (count: number) => Array.from({ length: count }, (_, index) => index / (count - 1));
  const grays = Array.from({ length: 86 }, (_, value) => `#${(value * 3).toString(16).padStart(2, "0").repeat(3)}`);
  const bright = steps(11).flatMap((l) => [0.08, 0.25].flatMap((c) => steps(9).map((h) => hex(l, c, h * 360))));
  return [...grays, ...bright];
}

/** Light pages with dark text: some colors are the site's own, others those of the theme. */
function lightPages(count: number): OwnValues[] {
  return Array.from({ length: count }, (_, index) => {
    const h = (index * 47) % 360;
    const all = {
      "color.paper": { light: hex(0.9 + (index % 10) / 100, (index % 7) / 100, h) },
      "color.ink": { light: hex(0.15 + (index % 9) / 60, (index % 11) / 60, (h + 120) % 360) },
      "color.surface": { light: hex(0.97, (index % 5) / 100, h) },
      "color.accent": { light: hex(0.5, 0.2, (h * 3) % 360) },
    };
    return Object.fromEntries(Object.entries(all).filter((_entry, place) => (index >> place) % 2 === 0));
  });
}
