import type { ComponentType } from "react";
import { hydrateRoot } from "react-dom/client";
import { DEFAULT_ENVIRONMENT, type Environment, EnvironmentContext } from "../environment/environment";
import { translationsOf } from "../environment/uiStrings";
import { type RootOptions, rootOf } from "../schema/defineWidget";
import { CrashBoundary } from "./CrashBoundary";
import { createSlots, type Slots } from "./slots";

/**
 * Hydrates the server's HTML of one island and returns a function that restores it. A view that crashes restores it
 * at once and fires `island:error`. The content of the slots is never replaced.
 */
export function mountView(
  // biome-ignore lint/suspicious/noExplicitAny: views have many different props
  View: ComponentType<any>,
  container: HTMLElement,
  settings: Record<string, unknown>,
  id: string,
) {
  const html = container.innerHTML;
  const slots = createSlots(container);
  const props = reviveSlots(settings, "", slots) as Record<string, unknown>;

  function restore() {
    container.innerHTML = html;
    slots.moveInto(container);
  }

  function onCrash(error: unknown) {
    restore();
    reportCrash(container, error);
  }

  const root = hydrateRoot(
    container,
    <EnvironmentContext value={environmentOf(container)}>
      <CrashBoundary onCrash={onCrash}>
        <View {...props} id={id} root={rootOf(id, props.$root as RootOptions)} />
      </CrashBoundary>
    </EnvironmentContext>,
    // The crash is reported here once, like other island errors, and not by React too.
    { identifierPrefix: `${id}-`, onCaughtError: () => {} },
  );
  return () => {
    root.unmount();
    restore();
  };
}

function reviveSlots(value: unknown, path: string, slots: Slots): unknown {
  if (Array.isArray(value)) return value.map((item, index) => reviveSlots(item, `${path}.${index}`, slots));
  if (typeof value !== "object" || value === null) return value;
  if ("$slot" in value) return slots.slotAt(path);
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, reviveSlots(inner, path ? `${path}.${key}` : key, slots)]),
  );
}

/** Like the runtime's report of islands that could not start. */
function reportCrash(container: HTMLElement, error: unknown) {
  const { id, widget_type } = container.dataset;
  container.dataset.state = "failed";
  const detail = { id, widget_type, error };
  const event = new CustomEvent("island:error", { bubbles: true, cancelable: true, detail });
  if (container.dispatchEvent(event)) {
    console.error(`[island] ${widget_type} stopped working; its HTML is back.`, error);
  }
}

/** The language of the nearest ancestor: a document may be shown on a page in another language. */
function environmentOf(container: HTMLElement): Environment {
  const attributeOf = (attribute: string) => container.closest(`[${attribute}]`)?.getAttribute(attribute);
  return {
    ...DEFAULT_ENVIRONMENT,
    locale: attributeOf("lang") || "en",
    direction: attributeOf("dir") === "rtl" ? "rtl" : "ltr",
    timeZone: attributeOf("data-time-zone") ?? "UTC",
    breakpoints: window.intarsia?.config.breakpoints ?? {},
    now: Number(attributeOf("data-rendered-at") ?? 0),
    translations: translationsOf(container),
  };
}
