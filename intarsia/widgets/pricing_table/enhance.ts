/** Opens tooltips on hover and keyboard focus. Without the script, a click or a tap opens them. */

import type { Enhance } from "../../../web/kit/schema/defineWidget";

/** Time to move the pointer from the button onto the tooltip. */
const LEAVE_MS = 200;

export const enhance: Enhance = (root, until, canvas) => {
  // A browser without popovers shows the texts in the page.
  if (canvas || !("togglePopover" in root)) return;
  for (const tooltip of root.querySelectorAll<HTMLElement>(".pricing_table__tooltip")) openOnHover(tooltip, until);
};

function openOnHover(tooltip: HTMLElement, until: AbortSignal) {
  const [button, tip] = tooltip.children as unknown as [HTMLElement, HTMLElement];
  const whileLive = { signal: until };
  let leaving = 0;

  function toggle(isOpen: boolean) {
    clearTimeout(leaving);
    // The source is what the tooltip is placed at. TypeScript does not know it yet.
    const options = { force: isOpen, source: button } as unknown as boolean;
    tip.togglePopover(isOpen && options);
  }

  function onLeave({ pointerType }: PointerEvent) {
    if (pointerType !== "mouse" || tooltip.matches(":focus-within")) return;
    leaving = window.setTimeout(toggle, LEAVE_MS, false);
  }

  tooltip.addEventListener("pointerenter", ({ pointerType }) => pointerType === "mouse" && toggle(true), whileLive);
  tooltip.addEventListener("pointerleave", onLeave, whileLive);
  button.addEventListener("focus", () => button.matches(":focus-visible") && toggle(true), whileLive);
  button.addEventListener("blur", () => toggle(false), whileLive);
  until.addEventListener("abort", () => toggle(false));
}
