import { createContext, useContext } from "react";
import { walk } from "../../../../documents/walk";
import { onCanvas } from "../../../canvas/onCanvas";
import { usePageElements } from "../../../canvas/pageElements";
import { freeAnchor, type LinkedSection } from "./sections";

export type Anchors = {
  /** The CSS IDs in the header, footer and page template. */
  around: readonly string[];
  /** Gives an element a CSS ID, as part of the change that was made just before. */
  set: (id: string, anchor: string) => void;
};

export const AnchorsContext = createContext<Anchors>({ around: [], set() {} });

/** Links to a section with `onLink`. The section has a CSS ID afterwards, in the same step of the history. */
export function useLinkTo(onLink: (url: string) => void): (section: LinkedSection) => void {
  const { around, set } = useContext(AnchorsContext);
  const elements = usePageElements();
  return ({ element, name, anchor }) => {
    const own = [...walk(elements)].flatMap(({ props }) => [props.id, String(props._element_id ?? "")]);
    const known = anchor ?? freeAnchor(name, new Set([...own, ...around, ...onCanvas().ids]));
    onLink(`#${known}`);
    if (!anchor) set(element.props.id, known);
  };
}
