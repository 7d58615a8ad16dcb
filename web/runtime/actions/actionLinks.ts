/** Parses action links and runs them. Loaded when a visitor first uses one. */
import type { OpenLightbox } from "../lightbox/createLightbox";
import { type Asked, decoded, isCustom, readAction, readCustomAction } from "./actionAddress";
import { askedBy, linksThatMayAsk } from "./askedBy";
import { lightboxAction, slideAt } from "./lightboxAction";
import { onHover } from "./onHover";
import type { Actions } from "./registry";
import { addSurfaceActions } from "./surfaceActions";
import type { ActionsConfig } from "./watchActionLinks";

export type ActionLinks = ReturnType<typeof createActionLinks>;

const USUAL_TIMEOUT = 400;

export function createActionLinks(
  page: Document,
  actions: Actions,
  openLightbox: OpenLightbox,
  { hoverTimeout = USUAL_TIMEOUT, isUsual = true }: ActionsConfig,
  until: AbortSignal,
) {
  // Scripts of the page may have registered another action by this name.
  if (!actions.find("lightbox")) actions.register("lightbox", lightboxAction(page, openLightbox));
  addSurfaceActions(page, actions);
  const hover = onHover(page, hoverTimeout, until, (link, event) => {
    const asked = readCustomAction(link.getAttribute("href") ?? "");
    if (asked?.event === "hover") run(asked, event);
  });

  /** Whether the action succeeded. An unknown action does not; an action that throws is reported in the console. */
  async function run({ name, settings }: Asked, event?: Event): Promise<boolean> {
    try {
      await actions.find(name)?.({ ...settings, previousEvent: event }, event);
      return true;
    } catch (error) {
      console.error(`[action] ${name} failed.`, error);
      return false;
    }
  }

  return {
    /** Whether all actions succeeded. */
    async onClick(address: string, event: MouseEvent): Promise<boolean> {
      const asked = isCustom(address) ? clicked(address, event) : readAction(address);
      if (!asked) return true;
      hover.settle();
      return run(asked, event);
    },

    /** A URL that names nothing on this page does nothing. */
    onAddress(hash: string): void {
      const wanted = attempt(() => decoded(hash));
      const links = [...linksThatMayAsk(page)];
      const isHere = links.some((link) => attempt(() => decoded(askedBy(link))) === wanted);
      const asked = wanted && !isCustom(hash) && readAction(hash);
      if (asked && isHere) run(asked);
      else if (asked && asked.name === "lightbox") slideAt(page, asked.settings, openLightbox, isUsual);
    },
  };

  /** What needs a resting mouse happens at once for Enter and touch, which cannot rest. */
  function clicked(address: string, event: MouseEvent): Asked | null {
    const asked = readCustomAction(address);
    const isByMouse = (event as PointerEvent).pointerType === "mouse";
    return asked && (asked.event === "click" || (asked.event === "hover" && !isByMouse)) ? asked : null;
  }
}

function attempt<Value>(work: () => Value): Value | null {
  try {
    return work();
  } catch {
    return null;
  }
}
