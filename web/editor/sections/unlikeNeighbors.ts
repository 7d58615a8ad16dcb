import type { Element } from "../../documents/document";
import { withStyle } from "../commands/style";

const PAPER = "color.paper";
const SUNKEN = "color.sunken";

/** A ready section that would merge with a neighbor of the same background gets the other quiet one. */
export function unlikeNeighbors(section: Element, neighbors: readonly (Element | undefined)[]): Element {
  const own = backgroundOf(section);
  if (own !== PAPER && own !== SUNKEN) return section;
  const other = own === PAPER ? SUNKEN : PAPER;
  const numberOf = (name: string) => neighbors.filter((one) => one && backgroundOf(one) === name).length;
  if (numberOf(own) <= numberOf(other)) return section;
  return { ...section, props: withStyle(section.props, "desktop", "background", { $var: other }) };
}

function backgroundOf({ props }: Element): string | undefined {
  const { background } = (props.$style?.desktop ?? {}) as { background?: { $var?: string } };
  return background?.$var;
}
