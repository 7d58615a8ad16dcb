import { CSS_ID } from "../style/elementCss";

/** The id in the page of what an element opens, from the element's own. Links lead to it. */
export const surfaceId = (element: unknown): string => `${CSS_ID(element)}-surface`;
