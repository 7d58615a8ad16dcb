/** What is done once everybody has looked. */
export type Change = () => unknown;

/**
 * Looks once per frame in which something was scrolled or changed its size, and returns what it changes. All look before
 * anything is changed, or the page would be laid out anew for each of them.
 */
// biome-ignore lint/suspicious/noConfusingVoidType: most frames change nothing
export type Follower = (isResized: boolean) => Change | void;

export type Frames = ReturnType<typeof createFrames>;

/** The page's one listener of scrolling and one of sizes: who follows looks once per frame, never once per event. */
export function createFrames(page: Document) {
  const view = page.defaultView as Window & typeof globalThis;
  const followers = new Set<Follower>();
  let hasStarted = false;
  let isResized = false;
  let frame = 0;

  function tell() {
    const hadNewSize = isResized;
    frame = 0;
    isResized = false;
    const changes = [...followers].map((follower) => [follower, follower(hadNewSize)] as const);
    // A change may end who comes after it.
    for (const [follower, change] of changes) if (followers.has(follower)) change?.();
  }

  function wait() {
    if (frame === 0) frame = view.requestAnimationFrame(tell);
  }

  function onResize() {
    isResized = true;
    wait();
  }

  function start() {
    hasStarted = true;
    // Of whatever is scrolled: slides and panels hold elements too.
    page.addEventListener("scroll", wait, { passive: true, capture: true });
    view.addEventListener("resize", onResize, { passive: true });
    // What stands above may grow while the window does not: pictures that arrive, answers that are opened.
    new view.ResizeObserver(onResize).observe(page.body);
  }

  return {
    follow(follower: Follower, until: AbortSignal): void {
      if (!hasStarted) start();
      followers.add(follower);
      until.addEventListener("abort", () => followers.delete(follower));
    },
  };
}
