import type { Word } from "./words";

type Options = { showDelay?: number; hideDelay?: number };

/**
 * What other scripts may ask of a menu: delays in milliseconds by `data-options`, as JSON, and to show or hide its panel
 * by the event `w:command` with the detail `popupShow` or `popupHide`. Who asks for what cannot be is told so.
 */
export function takeOrders(container: HTMLElement, panel: HTMLElement | null, signal: AbortSignal): void {
  const menu = container.querySelector<HTMLElement>(".menu");
  const options =
    optionsOf(menu) ?? tell(container, "The options of this menu are not valid JSON, so it does without.");
  if (isDelay(options?.showDelay)) menu?.style.setProperty("--show-after", `${options.showDelay}ms`);
  if (isDelay(options?.hideDelay)) menu?.style.setProperty("--hide-after", `${options.hideDelay}ms`);

  function onCommand({ detail }: CustomEvent) {
    if (detail !== "popupShow" && detail !== "popupHide") return;
    if (panel?.popover) panel.togglePopover(detail === "popupShow");
    else tell(container, "This menu is no popup, so it cannot be shown or hidden as one.");
  }

  container.addEventListener("w:command", onCommand as (event: Event) => void, { signal });
}

/** Null when they are no JSON. */
function optionsOf(menu: HTMLElement | null): Options | null {
  try {
    return JSON.parse(menu?.dataset.options ?? "{}") ?? {};
  } catch {
    return null;
  }
}

const isDelay = (value: unknown): value is number => typeof value === "number" && value >= 0;

function tell(container: HTMLElement, problem: Word): undefined {
  import("./complain").then(({ complain }) => complain(container, problem));
}
