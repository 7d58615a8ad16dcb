import { describe, expect, it } from "vitest";
import { contrast, hexFrom, parseColor } from "./oklch";
import { COLOR_NAMES, type Colors, type Mode, paletteFrom, READABLE_TEXT, VISIBLE_CONTROL } from "./palette";
import { fluid, variables } from "./variables";
import { variablesCss, variablesWith } from "./variablesCss";

const MODES: Mode[] = ["light", "dark"];
const EXTREMES = ["#000", "#fff", "#ff0", "#00f", "#0f0", "#f00", "#0ff", "#f0f", "#808080", "#777", "#a67d33"];

/** The same accents in every run: a seeded generator (mulberry32). */
function randomAccents(count: number): string[] {
  let state = 20260401;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return (mixed ^ (mixed >>> 14)) >>> 0;
  };
  return Array.from({ length: count }, () => `#${(next() & 0xffffff).toString(16).padStart(6, "0")}`);
}

const sheets = (colors: Colors) => [colors.paper, colors.surface, colors.sunken];

const textPairs = (colors: Colors): [string, string][] => [
  ...[colors.ink, colors.muted, colors.link, colors.success, colors.warning, colors.danger].flatMap((text) =>
    [...sheets(colors), colors["accent-soft"]].map((sheet): [string, string] => [text, sheet]),
  ),
  [colors["on-primary"], colors.primary],
  [colors["on-primary"], colors["primary-hover"]],
  [colors["on-accent"], colors.accent],
  [colors["on-accent"], colors["accent-hover"]],
];

const controlPairs = (colors: Colors): [string, string][] =>
  [colors.primary, colors.accent, colors.control, colors.focus].flatMap((control) =>
    sheets(colors).map((sheet): [string, string] => [control, sheet]),
  );

const lowest = (pairs: [string, string][]) => Math.min(...pairs.map(([one, other]) => contrast(one, other)));

describe("a palette from any accent", () => {
  const accents = [...EXTREMES, ...randomAccents(400)];

  it.each(MODES)("has contrasts of 4.5:1 for text and 3:1 for controls in %s mode", (mode) => {
    const failing = accents.filter((accent) => {
      const colors = paletteFrom(accent)[mode];
      return lowest(textPairs(colors)) < READABLE_TEXT || lowest(controlPairs(colors)) < VISIBLE_CONTROL;
    });
    expect(failing).toEqual([]);
  });

  it("keeps the hue of the accent", () => {
    const hue = (color: string) => parseColor(color)?.h ?? 0;
    for (const accent of ["#a67d33", "#1f6feb", "#c2185b", "#2e7d32"]) {
      const { light, dark } = paletteFrom(accent);
      expect(Math.abs(hue(light.accent) - hue(accent))).toBeLessThan(6);
      expect(Math.abs(hue(dark.accent) - hue(accent))).toBeLessThan(6);
    }
  });

  it("keeps an accent that is already readable", () => {
    expect(paletteFrom("#a67d33").light.accent).toBe("#a67d33");
  });

  it("falls back to brass for an invalid color", () => {
    expect(paletteFrom("a nice green")).toEqual(paletteFrom("#a67d33"));
  });

  it("spaces the neutrals by equal lightness steps", () => {
    for (const mode of MODES) {
      const { paper, surface, sunken, ink } = paletteFrom("#a67d33")[mode];
      for (const color of [surface, sunken, ink]) {
        const steps = ((parseColor(color)?.l ?? 0) - (parseColor(paper)?.l ?? 0)) / 0.03;
        expect(Math.abs(steps - Math.round(steps))).toBeLessThan(0.12);
      }
    }
  });
});

describe("parsing a color", () => {
  it.each(["#a67d33", "#A67D33", "#a67d33ff", "rgb(166, 125, 51)", "rgb(166 125 51 / 50%)"])("parses %s", (text) => {
    expect(hexFrom(parseColor(text) ?? { l: 0, c: 0, h: 0 })).toBe("#a67d33");
  });

  it("supports hsl and oklch", () => {
    expect(hexFrom(parseColor("hsl(120 100% 50%)") ?? { l: 0, c: 0, h: 0 })).toBe("#00ff00");
    expect(parseColor("oklch(62% 0.1 80)")).toEqual({ l: 0.62, c: 0.1, h: 80 });
  });

  it("supports the names of CSS", () => {
    expect(hexFrom(parseColor("RebeccaPurple") ?? { l: 0, c: 0, h: 0 })).toBe("#663399");
  });

  it.each(["", "hello", "#12", "#12345", "rgb(1)", "var(--x)", "oklch(a b c)"])("rejects %j", (text) => {
    expect(parseColor(text)).toBeNull();
  });
});

describe("the variables as CSS", () => {
  const rules = (css: string) => css.split("\n").filter(Boolean);

  it("include every color and the agreed scale", () => {
    const properties = variables.map((variable) => variable.property);
    expect(properties).toEqual(expect.arrayContaining(COLOR_NAMES.map((name) => `--color-${name}`)));
    for (const property of [
      "--font-heading",
      "--text-4xl",
      "--space-1",
      "--space-12",
      "--space-section",
      "--width-text",
      "--speed",
    ]) {
      expect(properties).toContain(property);
    }
  });

  it("follow the visitor's system by default", () => {
    const [root, media, light, dark] = rules(variablesCss());
    expect(root).toMatch(/^:root\{color-scheme:light;--color-paper:#f/);
    expect(media).toMatch(/^@media \(prefers-color-scheme:dark\)\{:root\{color-scheme:dark;--color-paper:#2/);
    expect(light).toMatch(/^\[data-color-mode=light\]\{color-scheme:light;/);
    expect(dark).toMatch(/^\[data-color-mode=dark\]\{color-scheme:dark;/);
  });

  it.each(MODES)("are always %s if the owner chose so", (mode) => {
    const css = variablesCss({ mode });
    expect(css).not.toContain("prefers-color-scheme");
    expect(rules(css)[0]).toContain(`color-scheme:${mode};--color-paper:${paletteFrom("#a67d33")[mode].paper}`);
  });

  it("repeat only what the mode changes", () => {
    const [root, media] = rules(variablesCss());
    expect(root).toContain("--text-md:");
    expect(media).not.toContain("--text-md:");
  });

  it("apply single values on top of the accent's palette", () => {
    const set = variablesWith({ accent: "#1f6feb", values: { "color.paper": { light: "#ffffff" }, "radius.sm": "0" } });
    const value = (name: string) => set.find((variable) => variable.name === name);
    expect(value("color.paper")).toMatchObject({ light: "#ffffff", dark: "#1d1d1d" });
    expect(value("radius.sm")?.light).toBe("0");
    expect(value("color.accent")?.light).toBe(paletteFrom("#1f6feb").light.accent);
  });

  it("print the look of buttons only if the site sets it", () => {
    expect(variablesCss()).not.toContain("--button-");
    const values = { "button.radius": "999px", "button.weight": "heavy", "button.padding-block": "0" };
    const [root, media] = rules(variablesCss({ values }));
    expect(root?.match(/--button-[^;]+/g)).toEqual(["--button-radius:999px", "--button-padding-block:0px"]);
    expect(media).not.toContain("--button-");
  });

  it.each(["red;}body{display:none", "url(https://example.org/x)", "</style>", "a/*", "", "blue!!"])(
    "ignore the value %j",
    (value) => {
      expect(variablesCss({ values: { "color.ink": value } })).toBe(variablesCss());
    },
  );
});

/** The value of a `clamp()` in pixels, where the browser's text has 16. */
function pixelsAt(width: number, css: string): number {
  const [low = 0, start = 0, slope = 0, high = 0] = [...css.matchAll(/-?[\d.]+/g)].map(Number);
  return Math.round(Math.min(high * 16, Math.max(low * 16, start * 16 + (slope * width) / 100)) * 10) / 10;
}

it.each([
  ["text.sm", 14.2, 14.8],
  ["text.md", 17, 19],
  ["text.lg", 20.4, 24.3],
  ["text.xl", 24.5, 31.1],
  ["text.4xl", 42.3, 65.3],
  ["space.section", 56, 128],
  ["space.gutter", 20, 48],
])("%s grows from %f px on a phone to %f px on a desktop", (name, phone, desktop) => {
  const value = variables.find((variable) => variable.name === name)?.light ?? "";
  expect([320, 360, 1440, 2560].map((width) => pixelsAt(width, value))).toEqual([phone, phone, desktop, desktop]);
});

it("spaces are multiples of 8 px", () => {
  const spaces = variables.filter(({ name }) => /^space\.\d/.test(name));
  expect(spaces.map(({ light }) => Number.parseFloat(light) * 16)).toEqual([
    8, 16, 24, 32, 40, 48, 56, 64, 72, 80, 88, 96,
  ]);
});

it("reach the smaller size at 360 px and the larger at 1440 px", () => {
  const [low = 0, start = 0, slope = 0, high = 0] = (
    /clamp\((.+)rem,(.+)rem \+ (.+)vw,(.+)rem\)/.exec(fluid(17, 19)) ?? []
  )
    .slice(1)
    .map(Number);
  expect([low * 16, high * 16]).toEqual([17, 19]);
  expect(start * 16 + slope * 3.6).toBeCloseTo(17, 1);
  expect(start * 16 + slope * 14.4).toBeCloseTo(19, 1);
});
