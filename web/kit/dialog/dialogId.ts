import { CSS_ID } from "../style/elementCss";

/** The id in the page of the dialog that an element opens. Links use it. */
export const dialogId = (element: unknown): string => `${CSS_ID(element)}-dialog`;
