import type { Reveal } from "../anchors/reveal";
import { repeatEvent } from "../page/repeatEvent";

const CONTROLS = "button, input[type=button], [role=button], [role=tab], a[href^='#']";

/** A command of other scripts to a widget; the widget defines its `detail`. */
const COMMAND = "w:command";

/**
 * Fired when a link leads to something inside: the element that contains it opens. It is fired again until the target
 * is visible.
 */
const REVEAL = "intarsia:reveal";

/** Hydrates an island that receives such an event before its code has loaded, and fires the event again afterwards. */
export function keepEarlyEvents(
  island: HTMLElement,
  hydrate: () => Promise<"hydrated" | "failed">,
  until: AbortSignal,
): void {
  let early: Event | undefined;

  async function onEvent(event: Event) {
    if (!isEarly(event, island)) return;
    early = event;
    // A listener outside of the island, such as an action link, may have handled it already.
    if ((await hydrate()) === "hydrated" && early && !early.defaultPrevented) repeatEvent(early);
    early = undefined;
  }

  for (const type of ["click", COMMAND]) {
    island.addEventListener(type, onEvent, { capture: true, passive: true, signal: until });
  }
  const onReveal = ({ detail }: Event & Partial<Reveal>) => detail?.waitFor(hydrate());
  island.addEventListener(REVEAL, onReveal, { capture: true, signal: until });
}

/**
 * Whether the element does nothing before the island is hydrated. What the browser does itself must not happen twice.
 */
function isEarly(event: Event, island: HTMLElement): boolean {
  if (!(event.target instanceof Element)) return false;
  if (event.type === COMMAND) return event.target.closest("in-island") === island;
  const control = event.target.closest<HTMLElement>(CONTROLS);
  return control?.closest("in-island") === island && !hasNativeAction(control, event as MouseEvent);
}

function hasNativeAction(control: HTMLElement, { ctrlKey, metaKey, shiftKey }: MouseEvent): boolean {
  if (control.matches("summary, [popovertarget], [commandfor]")) return true;
  if (control instanceof HTMLButtonElement) return control.form !== null && control.type !== "button";
  return ctrlKey || metaKey || shiftKey;
}
