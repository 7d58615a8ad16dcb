/** Choices and settings that several widgets offer, in one order and with one wording. */

import { type SelectSetting, select } from "./settings";

export const ALIGNMENTS = [
  ["start", "Start"],
  ["center", "Centre"],
  ["end", "End"],
] as const;

/** Where the things in a box stand across it. */
export const BOX_ALIGNMENTS = [...ALIGNMENTS, ["stretch", "Stretch"]] as const;

/** What a heading may be, and how large it is whatever it is. */
export const HEADING_LEVELS = [
  ["h1", "H1"],
  ["h2", "H2"],
  ["h3", "H3"],
  ["h4", "H4"],
  ["h5", "H5"],
  ["h6", "H6"],
  ["p", "Paragraph"],
] as const;

export const HEADING_SIZES = [
  ["default", "As its level"],
  ["sm", "Small"],
  ["md", "Medium"],
  ["lg", "Large"],
  ["xl", "Extra large"],
  ["display", "Display"],
] as const;

/** What a title below the page's own may be. */
export const TITLE_TAGS = [
  ["h2", "Heading 2"],
  ["h3", "Heading 3"],
  ["h4", "Heading 4"],
  ["h5", "Heading 5"],
  ["h6", "Heading 6"],
  ["p", "Paragraph"],
] as const;

type Alignment = (typeof ALIGNMENTS)[number][0];

/** Where the content of a widget stands, per device; its stylesheet reads `--align`. */
export const alignment = (usual: Alignment): SelectSetting<Alignment> =>
  select({
    label: "Alignment",
    default: usual,
    options: ALIGNMENTS,
    responsive: { inherits: "larger" },
    property: "--align",
  });
