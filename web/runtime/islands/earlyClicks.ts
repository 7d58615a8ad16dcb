const CONTROLS = "button, input[type=button], [role=button], [role=tab], a[href^='#']";

/** A click on a control brings its island to life, and one that came too early is made again once it lives. */
export function keepEarlyClicks(
  island: HTMLElement,
  hydrate: () => Promise<"hydrated" | "failed">,
  until: AbortSignal,
): void {
  let early: MouseEvent | undefined;

  async function onClick(click: MouseEvent) {
    if (!isEarly(click, island)) return;
    early = click;
    if ((await hydrate()) === "hydrated" && early) replay(early);
    early = undefined;
  }

  island.addEventListener("click", onClick, { capture: true, passive: true, signal: until });
}

/** Whether it does nothing before the island's code is there. What the browser itself does is never done twice. */
function isEarly(click: MouseEvent, island: HTMLElement): boolean {
  if (!(click.target instanceof Element)) return false;
  const control = click.target.closest<HTMLElement>(CONTROLS);
  return control?.closest("in-island") === island && !actsByItself(control, click);
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
