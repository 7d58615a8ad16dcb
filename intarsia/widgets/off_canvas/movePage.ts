/** How long the page keeps the classes of a closed panel, in milliseconds. */
export const CLEANUP_DELAY = 500;

type Panel = { classes: readonly string[]; size: () => string };

/** The open panels, the topmost last, and the panel whose animation the page follows. */
const open: Panel[] = [];
let followed: Panel | undefined;

/** Tells the page's stylesheet about the panel through classes and a distance on the root element. */
export function movePage(element: HTMLElement, dialog: HTMLElement, id: string) {
  const root = element.ownerDocument.documentElement;
  const { direction = "", transition = "" } = element.dataset;
  const isUpright = direction === "top" || direction === "bottom";
  const ownClass = `off-canvas-${id.replace(/\s/g, "_")}-open`;
  const panel: Panel = {
    classes: [`off-canvas-${transition}`, `off-canvas-${direction}`],
    size: () => `${isUpright ? dialog.offsetHeight : dialog.offsetWidth}px`,
  };
  let cleanupTimer: ReturnType<typeof setTimeout> | undefined;

  /** The page follows the panel below again, if there is one. */
  function removePanel() {
    clearTimeout(cleanupTimer);
    if (open.includes(panel)) open.splice(open.indexOf(panel), 1);
    root.classList.remove(ownClass);
    if (open.length) follow(root, open.at(-1));
    else root.classList.remove("off-canvas-open");
  }

  return {
    open(): void {
      clearTimeout(cleanupTimer);
      if (!open.includes(panel)) open.push(panel);
      follow(root, panel);
      // Forces a layout, so that the transition starts at the current position.
      root.getBoundingClientRect();
      root.classList.add("off-canvas-open", ownClass);
    },
    close(): void {
      removePanel();
      cleanupTimer = setTimeout(() => followed === panel && follow(root, undefined), CLEANUP_DELAY);
    },
    end(): void {
      removePanel();
      if (followed === panel) follow(root, undefined);
    },
  };
}

/** The page follows the animation of this panel, or of none. */
function follow(root: HTMLElement, next: Panel | undefined) {
  if (followed && followed !== next) root.classList.remove(...followed.classes);
  followed = next;
  if (next) {
    root.style.setProperty("--off-canvas-size", next.size());
    root.classList.add(...next.classes);
  } else root.style.removeProperty("--off-canvas-size");
}
