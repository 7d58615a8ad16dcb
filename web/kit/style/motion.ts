import type { StyleField } from "./fields";

const sticking = (inset: string, edge: string) =>
  // As tall as its content: a row would stretch it to its own height, and there would be no way left to go.
  `position:sticky;inset-block:${inset};block-size:fit-content;--sticky:${edge}`;

/** What elements do while the page is scrolled. Each value says its device; scripts read the custom properties. */
export const MOTION_STYLE = {
  sticky: {
    label: "Stays in sight",
    control: "choice",
    property: "--sticky",
    options: [
      ["none", "No"],
      ["top", "At the top"],
      ["bottom", "At the bottom"],
    ],
    css: {
      none: "position:revert-layer;inset-block:revert-layer;block-size:revert-layer;--sticky:none",
      top: sticking("var(--sticky-offset) auto", "top"),
      bottom: sticking("auto var(--sticky-offset)", "bottom"),
    },
    group: "Sticky",
    behaviour: "sticky",
  },
  sticky_offset: {
    label: "From the edge",
    control: "size",
    property: "--sticky-offset",
    group: "Sticky",
    needs: "sticky",
  },
  sticky_until: {
    label: "Until the end of",
    control: "choice",
    property: "--sticky-until",
    options: [
      ["parent", "What holds it"],
      ["page", "The page"],
    ],
    group: "Sticky",
    needs: "sticky",
  },
} as const satisfies Record<string, StyleField>;
