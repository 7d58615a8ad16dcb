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
  put(page, "--stuck-start", taken.top);
  put(page, "--stuck-end", taken.bottom);
}

/** All of the page inherits it, so a value that stands there already is not written again. */
function put({ documentElement: { style } }: Document, name: string, pixels: number) {
  if ((style.getPropertyValue(name) || "0px") !== `${pixels}px`) style.setProperty(name, `${pixels}px`);
}
