import type { Element, ElementStyle } from "../../documents/document";
import type { StyleField } from "./fields";
import { SHARED_FIELDS } from "./sharedFields";

/** Whether the element has a value other than none for this style field on any device. */
export const hasStyle = (style: ElementStyle = {}, name: string): boolean =>
  Object.values(style).some((part) => part && !Array.isArray(part) && isChosen(part[name]));

const isChosen = (value: unknown) =>
  typeof value === "object" || (typeof value === "string" && value !== "" && value !== "none");

const BEHAVIORS = new Map(
  Object.entries<StyleField>(SHARED_FIELDS).flatMap(([name, { behavior }]) => (behavior ? [[name, behavior]] : [])),
);

/** The behaviors that this element needs on the page, besides the widgets' styles. */
export function behaviorsOf({ props }: Element): string[] {
  const chosen = new Set<string>();
  for (const part of Object.values(props.$style ?? {})) {
    if (!part || Array.isArray(part)) continue;
    for (const name in part) {
      const behavior = BEHAVIORS.get(name);
      if (behavior && isChosen(part[name])) chosen.add(behavior);
    }
  }
  return [...chosen].sort();
}
