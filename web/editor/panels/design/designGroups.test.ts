import { describe, expect, test } from "vitest";
import { findDesign } from "./designGroups";

const namesIn = (query: string) => findDesign(query).flatMap((group) => group.variables.map(({ name }) => name));

describe("the panel of the site design", () => {
  test("lists every variable of a site once, in groups", () => {
    const groups = findDesign("").map(({ label, variables }) => [label, variables.map(({ name }) => name)]);

    expect(Object.fromEntries(groups)).toMatchObject({
      "Brand colors": [
        "color.primary",
        "color.primary-hover",
        "color.on-primary",
        "color.accent",
        "color.accent-hover",
        "color.on-accent",
        "color.accent-soft",
      ],
      "Page colors": [
        "color.paper",
        "color.surface",
        "color.sunken",
        "color.ink",
        "color.muted",
        "color.line",
        "color.control",
      ],
      "Links and messages": ["color.link", "color.focus", "color.success", "color.warning", "color.danger"],
      Fonts: ["font.heading", "font.text"],
      "Text sizes": expect.arrayContaining(["text.sm", "text.4xl"]),
      Spacing: expect.arrayContaining(["space.1", "space.section", "space.gutter"]),
      "Corners and shadows": ["radius.sm", "radius.lg", "shadow.soft"],
      Buttons: ["button.radius", "button.weight", "button.padding-inline", "button.padding-block"],
      Widths: ["width.page", "width.text"],
    });
  });

  test("shows brand colors and fonts at first", () => {
    expect(
      findDesign(" ")
        .filter(({ isOpenAtFirst }) => isOpenAtFirst)
        .map(({ label }) => label),
    ).toEqual(["Brand colors", "Fonts"]);
  });
});

const PRIMARY = ["color.primary", "color.primary-hover"];
const ACCENT = ["color.accent", "color.accent-hover", "color.accent-soft"];
const BUTTONS = ["button.radius", "button.weight", "button.padding-inline", "button.padding-block"];
const SPACES = [...Array.from({ length: 12 }, (_, index) => `space.${index + 1}`), "space.section", "space.gutter"];
const ON = ["color.on-primary", "color.on-accent"];

test.each<[string, readonly string[]]>([
  ["main color", PRIMARY],
  ["button color", PRIMARY],
  ["brand color", [...PRIMARY, ...ON, ...ACCENT]],
  ["highlight", ACCENT],
  ["secondary color", ACCENT],
  ["button text", ON],
  ["text color", [...ON, "color.ink"]],
  ["font color", ["color.ink"]],
  [
    "page color",
    ["color.paper", "color.surface", "color.sunken", "color.ink", "color.muted", "color.line", "color.control"],
  ],
  ["band", ["color.sunken"]],
  ["card", ["color.surface"]],
  ["secondary text", ["color.muted"]],
  ["gray", ["color.muted"]],
  ["divider", ["color.line"]],
  ["border color", ["color.line", "color.control"]],
  ["input", ["color.control"]],
  ["hyperlink", ["color.link"]],
  ["anchor", ["color.link"]],
  ["outline", ["color.focus"]],
  ["keyboard", ["color.focus"]],
  ["error", ["color.danger"]],
  ["green", ["color.success"]],
  ["font family", ["font.heading", "font.text"]],
  ["typeface", ["font.heading", "font.text"]],
  ["Google fonts", ["font.heading", "font.text"]],
  ["woff2", ["font.heading", "font.text"]],
  ["upload", ["font.heading", "font.text"]],
  ["rounded", ["radius.sm", "radius.lg", "button.radius"]],
  ["border radius", ["radius.sm", "radius.lg", "button.radius"]],
  ["pill", ["button.radius"]],
  ["bold", ["button.weight"]],
  ["padding", [...SPACES, "button.padding-inline", "button.padding-block"]],
  ["buttons", BUTTONS],
  ["call to action", BUTTONS],
  ["box shadow", ["shadow.soft"]],
  ["elevation", ["shadow.soft"]],
  ["max width", ["width.page", "width.text"]],
  ["content width", ["width.page", "width.text"]],
  ["container", ["width.page", "width.text"]],
  ["nothing of a design", []],
])("a search for “%s” finds %j", (query, names) => {
  expect([...namesIn(query)].sort()).toEqual([...names].sort());
});

test.each([
  ["palette", "color."],
  ["colour", "color."],
  ["font size", "text."],
  ["scale", "text."],
  ["gap", "space."],
  ["margin", "space."],
  ["distance", "space."],
])("a search for “%s” finds the variables that start with “%s”", (query, start) => {
  const all = findDesign("").flatMap((group) => group.variables.map(({ name }) => name));

  expect(namesIn(query)).toEqual(all.filter((name) => name.startsWith(start)));
});
