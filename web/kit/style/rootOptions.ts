import type { Element, ElementProps } from "../../documents/document";
import { behaviorsOf } from "./behaviors";

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
