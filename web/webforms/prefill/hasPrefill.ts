/** Whether the page's URL may fill in fields. */
export const hasPrefill = (root: HTMLElement): boolean =>
  location.search !== "" && root.querySelector("[data-prefill]") !== null;
