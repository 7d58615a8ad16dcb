/** What is stuck across the screen must not hide where an anchor or the focus leads: scrolling stops that much earlier. */
export function keepRoom(page: Document): void {
  const view = page.defaultView as Window;
  const taken = { top: 0, bottom: 0 };
  for (const element of page.querySelectorAll<HTMLElement>("[data-stuck]")) {
    const { top, bottom, width, height } = element.getBoundingClientRect();
    // A column beside the text hides nothing, and one that fills the screen leaves no room to keep.
    if (width < view.innerWidth / 2 || height > view.innerHeight / 2) continue;
    if (top < view.innerHeight / 2) taken.top = Math.max(taken.top, bottom);
    else taken.bottom = Math.max(taken.bottom, view.innerHeight - top);
  }
  put(page.documentElement, taken.top, taken.bottom);
}

/** Said in the property itself, for one of our own would be inherited, and all of the page be styled anew. */
function put({ dataset, style }: HTMLElement, top: number, bottom: number) {
  if ((dataset.stuckTop ?? "0") === `${top}` && (dataset.stuckBottom ?? "0") === `${bottom}`) return;
  Object.assign(dataset, { stuckTop: top, stuckBottom: bottom });
  style.scrollPaddingBlock = `calc(var(--space-4) + ${top}px) ${bottom}px`;
}
