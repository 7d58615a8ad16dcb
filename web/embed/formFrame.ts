/** In the frame that shows a form on another site: tells that site the height of the form, and takes its colors. */

import { type FrameMessage, THEME, type ThemeMessage } from "./messages";

const root = document.documentElement;
const leaveFor = document.currentScript?.dataset.leaveFor;

// Other sites may know the height of a form. The security policy says which of them can have the frame at all.
const tell = (message: FrameMessage) => parent.postMessage(message, "*");
const tellHeight = () => tell({ height: root.getBoundingClientRect().height });

function takeTheme({ intarsiaTheme, colorMode }: ThemeMessage): void {
  for (const [name, variable] of Object.entries(THEME)) {
    const value = intarsiaTheme[name];
    if (typeof value === "string") root.style.setProperty(variable, value);
  }
  if (colorMode === "light" || colorMode === "dark") root.dataset.colorMode = colorMode;
}

if (parent !== window) {
  addEventListener("message", ({ source, data }: MessageEvent<ThemeMessage>) => {
    if (source !== parent || !data?.intarsiaTheme) return;
    takeTheme(data);
    tellHeight();
  });
  new ResizeObserver(tellHeight).observe(root);
  if (leaveFor) tell({ leaveFor });
}
