/**
 * The element that has the widget's attributes, and to which scripts send events: on a page the one around its root,
 * on the canvas the root itself.
 */
export const hostOf = (root: HTMLElement): HTMLElement => root.closest<HTMLElement>("in-island") ?? root;
