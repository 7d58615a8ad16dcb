import type { StyleField } from "./fields";

const stickyCss = (inset: string, edge: string) =>
  // As tall as its content: a stretched element would fill its row and have no room to stick.
  `position:sticky;inset-block:${inset};block-size:fit-content;--sticky:${edge}`;

const RESET = "inline-size:revert-layer;max-inline-size:revert-layer;margin-inline:revert-layer";

/** What elements do while the page scrolls. Values are per device; scripts read the custom properties. */
export const MOTION_STYLE = {
  stretch_element: {
    label: "Full width",
    keywords: ["stretch", "full bleed", "100vw"],
    control: "choice",
    property: "--stretch",
    options: [
      ["none", "No"],
      ["yes", "Yes"],
    ],
    css: {
      none: `${RESET};--stretch:none`,
      yes: "inline-size:var(--page-width,100vw);max-inline-size:none;margin-inline:var(--page-start,calc(50% - 50vw)) 0;--stretch:yes",
    },
    group: "Size",
    behavior: "stretch",
  },
  sticky: {
    label: "Sticky",
    keywords: ["position sticky", "fixed", "pin"],
    control: "choice",
    property: "--sticky",
    options: [
      ["none", "No"],
      ["top", "Top"],
      ["bottom", "Bottom"],
    ],
    css: {
      none: "position:revert-layer;inset-block:revert-layer;block-size:revert-layer;--sticky:none",
      top: stickyCss("var(--sticky-offset) auto", "top"),
      bottom: stickyCss("auto var(--sticky-offset)", "bottom"),
    },
    group: "Sticky",
    behavior: "sticky",
  },
  sticky_offset: {
    label: "Sticky offset",
    control: "size",
    property: "--sticky-offset",
    group: "Sticky",
    needs: "sticky",
  },
  sticky_until: {
    label: "Sticky until",
    control: "choice",
    property: "--sticky-until",
    options: [
      ["parent", "End of parent"],
      ["page", "End of page"],
    ],
    group: "Sticky",
    needs: "sticky",
  },
  scroll_y: {
    label: "Vertical scroll",
    keywords: ["parallax", "translate y"],
    control: "size",
    property: "--drift-y",
    group: "Scroll effects",
    behavior: "scroll",
  },
  scroll_x: {
    label: "Horizontal scroll",
    keywords: ["parallax", "translate x"],
    control: "size",
    property: "--drift-x",
    group: "Scroll effects",
    behavior: "scroll",
  },
  scroll_turn: {
    label: "Rotate",
    keywords: ["rotation", "turn"],
    control: "angle",
    property: "--turn",
    group: "Scroll effects",
    behavior: "scroll",
  },
  scroll_grow: {
    label: "Scale",
    keywords: ["zoom", "grow"],
    control: "number",
    property: "--grow",
    group: "Scroll effects",
    behavior: "scroll",
  },
  scroll_fade: {
    label: "Fade",
    keywords: ["opacity", "transparency"],
    control: "choice",
    property: "--fade",
    options: [
      ["none", "No"],
      ["scroll-fade", "Yes"],
    ],
    group: "Scroll effects",
    behavior: "scroll",
  },
} as const satisfies Record<string, StyleField>;
