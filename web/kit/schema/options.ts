/** Options and settings that several widgets share, in the same order and with the same labels. */

import { type SelectSetting, select } from "./settings";

export const ALIGNMENTS = [
  ["start", "Start"],
  ["center", "Center"],
  ["end", "End"],
] as const;

/** The alignment of items across the main axis. */
export const BOX_ALIGNMENTS = [...ALIGNMENTS, ["stretch", "Stretch"]] as const;

/** The HTML tags of a heading, and its sizes, which do not depend on the tag. */
export const HEADING_LEVELS = [
  ["h1", "H1"],
  ["h2", "H2"],
  ["h3", "H3"],
  ["h4", "H4"],
  ["h5", "H5"],
  ["h6", "H6"],
  ["p", "Paragraph"],
] as const;

/** Each size is the default size of a level, so that its name says how it compares. */
export const HEADING_SIZES = [
  ["default", "Default for the tag"],
  ["sm", "Extra small (as text)"],
  ["md", "Small (as H4)"],
  ["lg", "Medium (as H3)"],
  ["xl", "Large (as H2)"],
  ["display", "Extra large (as H1)"],
] as const;

/** The HTML tags of a title below the page's own. */
export const TITLE_TAGS = [
  ["h2", "H2"],
  ["h3", "H3"],
  ["h4", "H4"],
  ["h5", "H5"],
  ["h6", "H6"],
  ["p", "Paragraph"],
] as const;

type Alignment = (typeof ALIGNMENTS)[number][0];

/** The alignment of a widget's content, per device. Its stylesheet reads `--align`. */
export const alignment = (fallback: Alignment): SelectSetting<Alignment> =>
  select({
    label: "Alignment",
    default: fallback,
    options: ALIGNMENTS,
    responsive: { inherits: "larger" },
    property: "--align",
  });

/** The sample content of a slot: one paragraph. */
export const paragraph = (text: string) => [{ type: "text", props: { editor: `<p>${text}</p>` } }];
