import { createContext, useContext } from "react";
import type { Element } from "../../kit/document";

const useNone = (): readonly Element[] => [];

/** How a control asks for what else stands on the page: a hook, so that only those that ask follow its changes. */
export const PageElementsContext = createContext<() => readonly Element[]>(useNone);

/** The elements at the top of the document, with all that stands in them. */
export function usePageElements(): readonly Element[] {
  const useElements = useContext(PageElementsContext);
  return useElements();
}
