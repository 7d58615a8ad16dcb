/** How long the page keeps the classes of a panel that has closed, in milliseconds. */
export const CLEANUP = 500;

/** Tells the page's stylesheet of the panel by classes of the root, and how far the page has to move. */
export function movePage(panel: HTMLElement, dialog: HTMLElement, id: string) {
  const root = panel.ownerDocument.documentElement;
  const { direction = "", transition = "" } = panel.dataset;
  const kept = [`off-canvas-${transition}`, `off-canvas-${direction}`];
  const opened = ["off-canvas-open", `off-canvas-${id.replace(/\s/g, "_")}-open`];
  let cleaning: ReturnType<typeof setTimeout> | undefined;

  function forget() {
    root.classList.remove(...kept);
    root.style.removeProperty("--off-canvas-size");
  }

  return {
    open(): void {
      clearTimeout(cleaning);
      const isUpright = direction === "top" || direction === "bottom";
      root.style.setProperty("--off-canvas-size", `${isUpright ? dialog.offsetHeight : dialog.offsetWidth}px`);
      root.classList.add(...kept);
      // Read in between, the page begins to move from where it was.
      root.getBoundingClientRect();
      root.classList.add(...opened);
    },
    close(): void {
      root.classList.remove(...opened);
      clearTimeout(cleaning);
      cleaning = setTimeout(forget, CLEANUP);
    },
    end(): void {
      clearTimeout(cleaning);
      root.classList.remove(...opened);
      forget();
    },
  };
}
