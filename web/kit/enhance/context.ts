/** What an enhancement reads from the page around its element. A document may be shown on a page in another language. */

const attributeAround = (element: Element, attribute: string): string =>
  element.closest(`[${attribute}]`)?.getAttribute(attribute) ?? "";

export const localeAround = (element: Element): string => attributeAround(element, "lang") || "en";
export const timeZoneAround = (element: Element): string => attributeAround(element, "data-time-zone") || "UTC";
export const isRightToLeft = (element: Element): boolean => attributeAround(element, "dir") === "rtl";
