/** Elements stuck across the screen must not hide the target of an anchor or focus: sets scroll-padding. */
export function setScrollPadding(page: Document): void {
  const view = page.defaultView as Window;
  const covered = { top: 0, bottom: 0 };
  for (const element of page.querySelectorAll<HTMLElement>("[data-stuck]")) {
    const { top, bottom, width, height } = element.getBoundingClientRect();
    // A column next to the text hides nothing, and an element that fills the screen leaves no space.
    if (width < view.innerWidth / 2 || height > view.innerHeight / 2) continue;
    if (top < view.innerHeight / 2) covered.top = Math.max(covered.top, bottom);
    else covered.bottom = Math.max(covered.bottom, view.innerHeight - top);
  }
  applyPadding(page.documentElement, covered.top, covered.bottom);
}

/** Sets the property itself, because a custom property would be inherited and restyle the whole page. */
function applyPadding({ dataset, style }: HTMLElement, top: number, bottom: number) {
  if ((dataset.stuckTop ?? "0") === `${top}` && (dataset.stuckBottom ?? "0") === `${bottom}`) return;
  Object.assign(dataset, { stuckTop: top, stuckBottom: bottom });
  style.scrollPaddingBlock = `calc(var(--space-4) + ${top}px) ${bottom}px`;
}
