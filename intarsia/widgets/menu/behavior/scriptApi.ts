import type { UiString } from "../uiStrings";

type Options = { showDelay?: number; hideDelay?: number };

/**
 * The API for other scripts: delays in milliseconds from `data-options` (JSON), and the event `w:command` with the
 * detail `popupShow` or `popupHide` to show or hide the panel. An invalid command is named in a message on the page.
 */
export function scriptApi(container: HTMLElement, panel: HTMLElement | null, signal: AbortSignal): void {
  const menu = container.querySelector<HTMLElement>(".menu");
  const options =
    optionsOf(menu) ?? reportProblem(container, "The options of this menu are not valid JSON and were ignored.");
  if (isDelay(options?.showDelay)) menu?.style.setProperty("--show-after", `${options.showDelay}ms`);
  if (isDelay(options?.hideDelay)) menu?.style.setProperty("--hide-after", `${options.hideDelay}ms`);

  function onCommand({ detail }: CustomEvent) {
    if (detail !== "popupShow" && detail !== "popupHide") return;
    if (panel?.popover) panel.togglePopover(detail === "popupShow");
    else reportProblem(container, "This menu is not a popup, so it cannot be shown or hidden.");
  }

  container.addEventListener("w:command", onCommand as (event: Event) => void, { signal });
}

/** Null if the value is not valid JSON. */
function optionsOf(menu: HTMLElement | null): Options | null {
  try {
    return JSON.parse(menu?.dataset.options ?? "{}") ?? {};
  } catch {
    return null;
  }
}

const isDelay = (value: unknown): value is number => typeof value === "number" && value >= 0;

function reportProblem(container: HTMLElement, problem: UiString): undefined {
  import("./showError").then(({ showError }) => showError(container, problem));
}
