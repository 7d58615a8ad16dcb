import { createContext, useContext } from "react";
import type { Element } from "../../documents/document";

const useNone = (): readonly Element[] => [];

/**
 * How a control reads the other elements of the page. It is a hook, so that only controls that call it render again
 * after changes.
 */
export const PageElementsContext = createContext<() => readonly Element[]>(useNone);

/** The elements at the top level of the document, with everything inside them. */
export function usePageElements(): readonly Element[] {
  const useElements = useContext(PageElementsContext);
  return useElements();
}
