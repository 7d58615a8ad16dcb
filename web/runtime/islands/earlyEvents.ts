import type { Reveal } from "../anchors/reveal";

const CONTROLS = "button, input[type=button], [role=button], [role=tab], a[href^='#']";

/** What other scripts ask of a widget; its `detail` is the widget's business. */
const COMMAND = "w:command";

/** Asked when a link leads to something inside: whoever holds it opens. It is asked again until that is in sight. */
const REVEAL = "intarsia:reveal";

/** What is asked of an island before its code is there brings it to life, and is asked again once it lives. */
export function keepEarlyEvents(
  island: HTMLElement,
  hydrate: () => Promise<"hydrated" | "failed">,
  until: AbortSignal,
): void {
  let early: Event | undefined;

  async function onEvent(event: Event) {
    if (!isEarly(event, island)) return;
    early = event;
    if ((await hydrate()) === "hydrated" && early) replay(early);
    early = undefined;
  }

  for (const type of ["click", COMMAND]) {
    island.addEventListener(type, onEvent, { capture: true, passive: true, signal: until });
  }
  const onReveal = ({ detail }: Event & Partial<Reveal>) => detail?.waitFor(hydrate());
  island.addEventListener(REVEAL, onReveal, { capture: true, signal: until });
}

/** Whether it does nothing before the island's code is there. What the browser itself does is never done twice. */
function isEarly(event: Event, island: HTMLElement): boolean {
  if (!(event.target instanceof Element)) return false;
  if (event.type === COMMAND) return event.target.closest("in-island") === island;
  const control = event.target.closest<HTMLElement>(CONTROLS);
  return control?.closest("in-island") === island && !actsByItself(control, event as MouseEvent);
}

function actsByItself(control: HTMLElement, { ctrlKey, metaKey, shiftKey }: MouseEvent): boolean {
  if (control.matches("summary, [popovertarget], [commandfor]")) return true;
  if (control instanceof HTMLButtonElement) return control.form !== null && control.type !== "button";
  return ctrlKey || metaKey || shiftKey;
}

function replay(event: Event): void {
  // Somebody outside the island, such as an action link, has answered already.
  if (event.defaultPrevented) return;
  const Kind = event.constructor as typeof Event;
  event.target?.dispatchEvent(new Kind(event.type, event));
}
