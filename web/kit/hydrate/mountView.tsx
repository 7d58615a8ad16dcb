import { type ComponentType, type ElementType } from "react";
import { hydrateRoot } from "react-dom/client";
import { type RootOptions, rootOf, type Slot } from "../defineWidget";
import { DEFAULT_ENVIRONMENT, type Environment, EnvironmentContext } from "../environment";

/**
 * Takes over the server's HTML of one island. What stands in its slots is kept as it is: React writes it back
 * byte for byte and never looks inside, so nested islands keep their own life.
 */
// biome-ignore lint/suspicious/noExplicitAny: views have many different props
export function mountView(View: ComponentType<any>, container: HTMLElement, settings: Record<string, unknown>, id: string) {
  const slots = slotHtml(container);
  const props = reviveSlots(settings, "", slots) as Record<string, unknown>;
  const root = hydrateRoot(
    container,
    <EnvironmentContext value={environmentOf()}>
      <View {...props} id={id} root={rootOf(id, props.$root as RootOptions)} />
    </EnvironmentContext>,
    { identifierPrefix: `${id}-` },
  );
  return () => root.unmount();
}

function slotHtml(container: HTMLElement): Map<string, string> {
  const own = [...container.querySelectorAll<HTMLElement>("[data-slot]")].filter((slot) => slot.closest("in-island") === container);
  return new Map(own.map((slot) => [slot.dataset.slot as string, slot.innerHTML]));
}

function reviveSlots(value: unknown, path: string, slots: Map<string, string>): unknown {
  if (Array.isArray(value)) return value.map((item, index) => reviveSlots(item, `${path}.${index}`, slots));
  if (typeof value !== "object" || value === null) return value;
  if ("$slot" in value) return slotOf(path, slots.get(path) ?? "");
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, reviveSlots(inner, path ? `${path}.${key}` : key, slots)]),
  );
}

function slotOf(path: string, html: string): Slot {
  return function OpaqueSlot({ as: Tag = "div", ...attributes }) {
    const Holder = Tag as ElementType;
    // biome-ignore lint/security/noDangerouslySetInnerHtml: the server's own HTML, given back
    return <Holder data-slot={path} {...attributes} dangerouslySetInnerHTML={{ __html: html }} />;
  };
}

function environmentOf(): Environment {
  const { lang, dir } = document.documentElement;
  return {
    ...DEFAULT_ENVIRONMENT,
    locale: lang || "en",
    direction: dir === "rtl" ? "rtl" : "ltr",
    timeZone: document.documentElement.dataset.timeZone ?? "UTC",
    now: Number(document.documentElement.dataset.renderedAt ?? 0),
  };
}
