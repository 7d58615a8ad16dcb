/**
 * Shows the remaining time. At its end it runs the actions in the order redirect, message, hide, restart
 * (W-COUNTDOWN-03 to -05).
 */

import { timeZoneAround } from "../../../web/kit/enhance/context";
import type { Enhance } from "../../../web/kit/schema/defineWidget";
import { createDisplay } from "./display";
import { type BrowserStorage, type EndSettings, endOf } from "./endOf";

type Action = "redirect" | "message" | "hide" | "restart";

/** In the attribute `data-options`, as JSON. */
export type CountdownOptions = EndSettings & { actions: readonly Action[]; redirect?: string | undefined };

export const enhance: Enhance = (root, until, canvas) => {
  if (!root.dataset.options) return;
  const options: CountdownOptions = JSON.parse(root.dataset.options);
  const view = root.ownerDocument.defaultView as Window;
  const display = createDisplay(root);
  const firstEnd = endOf(options, Date.now(), timeZoneAround(root), storageOf(view));
  if (firstEnd === null) return;
  let end = firstEnd;
  let timer = 0;

  // Reads the clock instead of counting down, so that a suspended page shows the right time at once.
  function tick() {
    const now = Date.now();
    if (now >= end) expire(now);
    display.show(end - now);
    if (now < end) timer = view.setTimeout(tick, 1000 - (now % 1000));
  }

  function expire(now: number) {
    const { actions, redirect, type, "restart-interval": interval } = options;
    root.dispatchEvent(new CustomEvent("w:countdown:expire", { bubbles: true }));
    if (actions.includes("redirect") && !canvas) redirectTo(redirect, view);
    if (actions.includes("message")) display.showMessage();
    if ((actions.includes("restart") || type === "endless") && interval > 0) end = now + interval * 1000;
    else if (actions.includes("hide")) display.hide();
  }

  tick();
  until.addEventListener("abort", () => {
    view.clearTimeout(timer);
    display.reset();
  });
};

function storageOf(view: Window): BrowserStorage {
  try {
    return view.localStorage;
  } catch {
    // Some browsers throw an error when storage is turned off.
    return { getItem: () => null, setItem: () => {} };
  }
}

function redirectTo(url: string | undefined, { location }: Window): void {
  // A redirect to the same page would never end.
  if (url && new URL(url, location.href).href !== location.href) location.replace(url);
}
