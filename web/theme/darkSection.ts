/** The background of a dark section, which differs from a page that is dark too. */
import { contrast, hexFrom, type Oklch, parseColor } from "./oklch";
import { READABLE_TEXT, readsOn } from "./palette";
import type { Variable } from "./variables";

/** Steps of lightness from the page, darker ones first: light text is even more readable on them. */
const STEPS = [-0.08, -0.06, -0.04, 0.06, 0.08, 0.12, 0.16, 0.2];
/** Two dark surfaces with less contrast look like one. */
const VISIBLE_EDGE = 1.08;
const TEXTS = ["ink", "muted", "link"].map((name) => `color.${name}`);

/** For each mode of the page: on a light page the dark page color, on a dark page a tone next to it. */
export function darkSectionColors(set: readonly Variable[]): { light: string; dark: string } {
  const darkOf = (name: string) => set.find((variable) => variable.name === name)?.dark ?? "";
  const paper = darkOf("color.paper");
  const color = parseColor(paper);
  if (!color) return { light: paper, dark: darkOf("color.sunken") };
  const texts = TEXTS.flatMap((name) => parseColor(darkOf(name)) ?? []).map(hexFrom);
  return { light: paper, dark: toneNextTo(color, texts) };
}

function toneNextTo(paper: Oklch, texts: readonly string[]): string {
  const page = hexFrom(paper);
  // Text that is hard to read on the page, which a note in the editor says, is no reason against a tone.
  const readable = texts.filter((text) => readsOn([text], READABLE_TEXT)(page));
  const tones = STEPS.map((step) => hexFrom({ ...paper, l: paper.l + step }));
  const isVisible = (tone: string) => contrast(tone, page) >= VISIBLE_EDGE;
  return tones.find((tone) => isVisible(tone) && readsOn(readable, READABLE_TEXT)(tone)) ?? (tones[0] as string);
}
