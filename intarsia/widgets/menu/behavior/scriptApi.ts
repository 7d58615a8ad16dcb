import { hostOf } from "../../../../web/kit/enhance/hostOf";
import type { UiString } from "../uiStrings";
import type { MenuParts } from "./partsOf";

type Options = { showDelay?: number; hideDelay?: number };

/**
 * The API for other scripts: delays in milliseconds from `data-options` (JSON), and the event `w:command` with the
 * detail `popupShow` or `popupHide` to show or hide the panel. An invalid command is named in a message on the page.
 */
export function scriptApi({ menu, panel }: MenuParts, signal: AbortSignal): void {
  const host = hostOf(menu);
  const options =
    optionsOf(menu) ?? reportProblem(host, "The options of this menu are not valid JSON and were ignored.");
  if (isDelay(options?.showDelay)) menu.style.setProperty("--show-after", `${options.showDelay}ms`);
  if (isDelay(options?.hideDelay)) menu.style.setProperty("--hide-after", `${options.hideDelay}ms`);

  function onCommand({ detail }: CustomEvent) {
    if (detail !== "popupShow" && detail !== "popupHide") return;
    if (panel?.popover) panel.togglePopover(detail === "popupShow");
    else reportProblem(host, "This menu is not a popup, so it cannot be shown or hidden.");
  }

  host.addEventListener("w:command", onCommand as (event: Event) => void, { signal });
}

/** Null if the value is not valid JSON. */
function optionsOf(menu: HTMLElement): Options | null {
  try {
    return JSON.parse(menu.dataset.options ?? "{}") ?? {};
  } catch {
    return null;
  }
}

const isDelay = (value: unknown): value is number => typeof value === "number" && value >= 0;

function reportProblem(host: HTMLElement, problem: UiString): undefined {
  import("./showError").then(({ showError }) => showError(host, problem));
}
