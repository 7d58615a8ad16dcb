import type { Directive } from "./directive";

const SIGNS = ["pointerover", "focusin", "touchstart", "click"];

/** When the visitor first points at, touches, focuses or clicks something in it. */
export const interaction: Directive = (island, hydrate, until) => {
  let missed: MouseEvent | undefined;

  async function onSign(event: Event) {
    if (isMissed(event, island)) missed = event;
    if ((await hydrate()) === "hydrated" && missed) replay(missed);
    missed = undefined;
  }

  for (const sign of SIGNS) island.addEventListener(sign, onSign, { capture: true, passive: true, signal: until });
};

const CONTROLS = "button, input[type=button], [role=button], [role=tab], a[href^='#']";

/** A click that does nothing before the island's code is there. What the browser itself does is never done twice. */
function isMissed(event: Event, island: HTMLElement): event is MouseEvent {
  if (event.type !== "click" || !(event.target instanceof Element)) return false;
  const control = event.target.closest<HTMLElement>(CONTROLS);
  return control?.closest("in-island") === island && !actsByItself(control, event as MouseEvent);
}

function actsByItself(control: HTMLElement, { ctrlKey, metaKey, shiftKey }: MouseEvent): boolean {
  if (control.matches("summary, [popovertarget], [commandfor]")) return true;
  if (control instanceof HTMLButtonElement) return control.form !== null && control.type !== "button";
  return ctrlKey || metaKey || shiftKey;
}

function replay(click: MouseEvent): void {
  // Somebody outside the island, such as an action link, has answered already.
  if (click.defaultPrevented) return;
  click.target?.dispatchEvent(new MouseEvent("click", click));
}
