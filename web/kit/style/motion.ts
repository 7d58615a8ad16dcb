import type { StyleField } from "./fields";

const sticking = (inset: string, edge: string) =>
  // As tall as its content: a row would stretch it to its own height, and there would be no way left to go.
  `position:sticky;inset-block:${inset};block-size:fit-content;--sticky:${edge}`;

const PUT_BACK = "inline-size:revert-layer;max-inline-size:revert-layer;margin-inline:revert-layer";

/** What elements do while the page is scrolled. Each value says its device; scripts read the custom properties. */
export const MOTION_STYLE = {
  stretch_element: {
    label: "As wide as the page",
    control: "choice",
    property: "--stretch",
    options: [
      ["none", "No"],
      ["yes", "Yes"],
    ],
    css: {
      none: `${PUT_BACK};--stretch:none`,
      yes: "inline-size:var(--page-width,100vw);max-inline-size:none;margin-inline:var(--page-start,calc(50% - 50vw)) 0;--stretch:yes",
    },
    group: "Size",
    behaviour: "stretch",
  },
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
  scroll_y: {
    label: "Drifts up by",
    control: "size",
    property: "--drift-y",
    group: "Scroll effects",
    behaviour: "scroll",
  },
  scroll_x: {
    label: "Drifts left by",
    control: "size",
    property: "--drift-x",
    group: "Scroll effects",
    behaviour: "scroll",
  },
  scroll_turn: {
    label: "Turns by",
    control: "angle",
    property: "--turn",
    group: "Scroll effects",
    behaviour: "scroll",
  },
  scroll_grow: {
    label: "Grows to",
    control: "number",
    property: "--grow",
    group: "Scroll effects",
    behaviour: "scroll",
  },
  scroll_fade: {
    label: "Fades in",
    control: "choice",
    property: "--fade",
    options: [
      ["none", "No"],
      ["scroll-fade", "Yes"],
    ],
    group: "Scroll effects",
    behaviour: "scroll",
  },
} as const satisfies Record<string, StyleField>;
