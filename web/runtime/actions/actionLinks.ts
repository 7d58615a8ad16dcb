/** Parses action links and runs them. Loaded when a visitor first uses one. */
import type { OpenLightbox } from "../lightbox/createLightbox";
import { actionHref, possibleActionLinks } from "./actionHref";
import { elementAction } from "./elementAction";
import { lightboxAction, slideAt } from "./lightboxAction";
import { onHover } from "./onHover";
import { type ActionRequest, decoded, isCustom, parseAction, parseCustomAction } from "./parseAction";
import type { Actions } from "./registry";
import type { ActionsConfig } from "./watchActionLinks";

export type ActionLinks = ReturnType<typeof createActionLinks>;

const DEFAULT_TIMEOUT = 400;

export function createActionLinks(
  page: Document,
  actions: Actions,
  openLightbox: OpenLightbox,
  { hoverTimeout = DEFAULT_TIMEOUT, opensByDefault = true }: ActionsConfig,
  until: AbortSignal,
) {
  // Scripts of the page may have registered another action by this name.
  if (!actions.find("lightbox")) actions.register("lightbox", lightboxAction(page, openLightbox));
  const hover = onHover(page, hoverTimeout, until, (link, event) => {
    const request = parseCustomAction(link.getAttribute("href") ?? "");
    if (request?.event === "hover") run(request, event);
  });

  const run = (request: ActionRequest, event?: Event) => runAction(page, actions, request, event);

  return {
    /** Whether all actions succeeded. */
    async onClick(href: string, event: MouseEvent): Promise<boolean> {
      const request = isCustom(href) ? clicked(href, event) : parseAction(href);
      if (!request) return true;
      hover.settle();
      return run(request, event);
    },

    /** A URL that names nothing on this page does nothing. */
    onHashChange(hash: string): void {
      const wanted = tryOrNull(() => decoded(hash));
      const links = [...possibleActionLinks(page)];
      const isHere = links.some((link) => tryOrNull(() => decoded(actionHref(link))) === wanted);
      const request = wanted && !isCustom(hash) && parseAction(hash);
      if (request && isHere) run(request);
      else if (request && request.name === "lightbox") slideAt(page, request.settings, openLightbox, opensByDefault);
    },
  };
}

/** Whether the action succeeded. An action that throws is reported in the console; an unknown one does nothing. */
async function runAction(page: Document, actions: Actions, { name, settings }: ActionRequest, event?: Event) {
  try {
    const action = actions.find(name) ?? elementAction(page, name);
    await action?.({ ...settings, previousEvent: event }, event);
    return true;
  } catch (error) {
    console.error(`[action] ${name} failed.`, error);
    return false;
  }
}

/** What needs a resting mouse happens at once for Enter and touch, which cannot rest. */
function clicked(href: string, event: MouseEvent): ActionRequest | null {
  const request = parseCustomAction(href);
  const isByMouse = (event as PointerEvent).pointerType === "mouse";
  return request && (request.event === "click" || (request.event === "hover" && !isByMouse)) ? request : null;
}

function tryOrNull<Value>(read: () => Value): Value | null {
  try {
    return read();
  } catch {
    return null;
  }
}
