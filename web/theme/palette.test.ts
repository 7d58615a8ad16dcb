import { expect, it } from "vitest";
import { paletteFrom } from "./palette";

/** Published pages and screenshots have these colors, so a change of a formula must not shift them unnoticed. */
const BRASS = {
  light: {
    paper: "#f7f1e9",
    surface: "#fffbf5",
    sunken: "#ede7de",
    ink: "#261d15",
    muted: "#675b4f",
    line: "#dad3c9",
    control: "#8a7e71",
    primary: "#513620",
    "primary-hover": "#402711",
    "on-primary": "#fefbf7",
    accent: "#a67d33",
    "accent-hover": "#b98f46",
    "on-accent": "#1d140d",
    "accent-soft": "#f3e2c7",
    link: "#825b00",
    focus: "#825b00",
    success: "#327343",
    warning: "#8d5406",
    danger: "#ac312a",
  },
  dark: {
    paper: "#271a0f",
    surface: "#2f2115",
    sunken: "#1f1309",
    ink: "#ede3d6",
    muted: "#c0b2a1",
    line: "#4f3f2f",
    control: "#948370",
    primary: "#dcc7ae",
    "primary-hover": "#f0dac1",
    "on-primary": "#1d140d",
    accent: "#cea35b",
    "accent-hover": "#e2b66e",
    "on-accent": "#1d140d",
    "accent-soft": "#392b15",
    link: "#dbb067",
    focus: "#dbb067",
    success: "#88ca95",
    warning: "#e8a869",
    danger: "#ff9689",
  },
};
/** What a site with a blue accent gets instead; all other colors stay. */
const BLUE = {
  light: {
    primary: "#1b4159",
    "primary-hover": "#093148",
    "on-primary": "#fefbf7",
    accent: "#1e6eea",
    "accent-hover": "#015bd5",
    "on-accent": "#fefbf7",
    "accent-soft": "#d6e6ff",
    link: "#0059d3",
    focus: "#0059d3",
    success: "#337344",
  },
  dark: {
    primary: "#b4cdea",
    "primary-hover": "#c7e1fe",
    "on-primary": "#1d140d",
    accent: "#77abff",
    "accent-hover": "#97bfff",
    "on-accent": "#1d140d",
    "accent-soft": "#222e42",
    link: "#8db8ff",
    focus: "#8db8ff",
  },
};

it("the default theme has the colors of brass and wood", () => {
  expect(paletteFrom("#a67d33")).toEqual(BRASS);
});

it("a blue accent changes what is made from it, and nothing else", () => {
  expect(paletteFrom("#1f6feb")).toEqual({
    light: { ...BRASS.light, ...BLUE.light },
    dark: { ...BRASS.dark, ...BLUE.dark },
  });
});
