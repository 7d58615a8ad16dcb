/** How long the page keeps the classes of a panel that has closed, in milliseconds. */
export const CLEANUP = 500;

type Panel = { kept: readonly string[]; size: () => string };

/** Those that are open, the last one on top, and the one whose way of opening the page follows. */
const open: Panel[] = [];
let followed: Panel | undefined;

/** Tells the page's stylesheet of the panel by classes of the root, and how far the page has to move. */
export function movePage(element: HTMLElement, dialog: HTMLElement, id: string) {
  const root = element.ownerDocument.documentElement;
  const { direction = "", transition = "" } = element.dataset;
  const isUpright = direction === "top" || direction === "bottom";
  const named = `off-canvas-${id.replace(/\s/g, "_")}-open`;
  const panel: Panel = {
    kept: [`off-canvas-${transition}`, `off-canvas-${direction}`],
    size: () => `${isUpright ? dialog.offsetHeight : dialog.offsetWidth}px`,
  };
  let cleaning: ReturnType<typeof setTimeout> | undefined;

  function follow(next: Panel | undefined) {
    if (followed && followed !== next) root.classList.remove(...followed.kept);
    followed = next;
    if (next) {
      root.style.setProperty("--off-canvas-size", next.size());
      root.classList.add(...next.kept);
    } else root.style.removeProperty("--off-canvas-size");
  }

  /** The page belongs to the panel below again, if there is one. */
  function leave() {
    clearTimeout(cleaning);
    if (open.includes(panel)) open.splice(open.indexOf(panel), 1);
    root.classList.remove(named);
    if (open.length) follow(open.at(-1));
    else root.classList.remove("off-canvas-open");
  }

  return {
    open(): void {
      clearTimeout(cleaning);
      if (!open.includes(panel)) open.push(panel);
      follow(panel);
      // Read in between, the page begins to move from where it was.
      root.getBoundingClientRect();
      root.classList.add("off-canvas-open", named);
    },
    close(): void {
      leave();
      cleaning = setTimeout(() => followed === panel && follow(undefined), CLEANUP);
    },
    end(): void {
      leave();
      if (followed === panel) follow(undefined);
    },
  };
}
