import type { StyleField } from "../style/fields";
import { SHARED_FIELDS } from "../style/sharedFields";

/** The stored page: Puck's tree. Unknown types and keys are preserved. */
export type Element = { type: string; props: ElementProps; [key: string]: unknown };
export type ElementProps = {
  id: string;
  $style?: ElementStyle;
  $label?: string;
  $version?: number;
  [setting: string]: unknown;
};
export type Document = {
  root: { props?: Record<string, unknown> };
  content: Element[];
  zones?: Record<string, Element[]>;
};

/** Keys are `desktop`, `tablet`, … or `desktop:hover`. Only those with values exist. */
export type ElementStyle = {
  classes?: string[];
  [deviceAndState: string]: Record<string, StyleFieldValue> | string[] | undefined;
};
/** A CSS value, or the name of a design variable: `{"$var": "color.accent"}`. */
export type StyleValue = string | { $var: string };
/** The value of one style field. */
export type StyleFieldValue = StyleValue | ImageFill;
/** A background image from the library. Absent settings mean: cover, centered, no repeat. */
export type ImageFill = {
  $image: number;
  size?: string;
  position?: string;
  repeat?: string;
  attachment?: string;
  /** Between the image and the content. */
  overlay?: StyleValue;
  /** Where the image does not reach, and while it loads. */
  behind?: StyleValue;
};

export const isElement = (value: unknown): value is Element =>
  typeof value === "object" &&
  value !== null &&
  typeof (value as Element).type === "string" &&
  typeof (value as Element).props === "object" &&
  (value as Element).props !== null;

export const isElementList = (value: unknown): value is Element[] =>
  Array.isArray(value) && value.length > 0 && value.every(isElement);

/** Every list of elements directly inside `props`, including unknown settings and the items of lists. */
export function* slotsIn(
  props: Record<string, unknown>,
  path: readonly (string | number)[] = [],
): Generator<{
  path: readonly (string | number)[];
  elements: Element[];
}> {
  for (const [name, value] of Object.entries(props)) {
    if (isElementList(value)) yield { path: [...path, name], elements: value };
    else if (Array.isArray(value)) {
      for (const [index, item] of value.entries()) {
        if (typeof item === "object" && item !== null)
          yield* slotsIn(item as Record<string, unknown>, [...path, name, index]);
      }
    }
  }
}

/** Depth-first, in document order. */
export function* walk(elements: readonly Element[]): Generator<Element> {
  for (const element of elements) {
    yield element;
    for (const { elements: inner } of slotsIn(element.props)) yield* walk(inner);
  }
}

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

const ANCHOR = /^[A-Za-z_][\w-]*$/;

/** The id of an element in the page. RUN-ANC-01 defines valid anchors. */
export const anchorOf = ({ _element_id: anchor }: ElementProps): string | undefined =>
  typeof anchor === "string" && ANCHOR.test(anchor) ? anchor : undefined;

type Root = { classes: string[]; anchor?: string; behaviors?: string };

/** The element's own classes, its id in the page, and its behaviors. */
export function rootOptions(element: Element): Root {
  const { props } = element;
  const classes = (props.$style?.classes ?? [])
    .filter((name) => typeof name === "string")
    .map((name) => name.replace(/[^\w-]/g, "_"));
  const anchor = anchorOf(props);
  const behaviors = behaviorsOf(element).join(" ");
  return {
    classes,
    ...(anchor ? { anchor } : {}),
    ...(behaviors ? { behaviors } : {}),
  };
}
