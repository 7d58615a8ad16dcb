/** The writes of a frame, after all reads. */
export type Change = () => unknown;

/**
 * Reads layout once per frame in which something scrolled or resized, and returns its writes. All reads come before
 * all writes, because otherwise the page would be laid out again for each of them.
 */
// biome-ignore lint/suspicious/noConfusingVoidType: most frames change nothing
export type Follower = (isResized: boolean) => Change | void;

export type Frames = ReturnType<typeof createFrames>;

/** The page's only listeners for scroll and resize. Followers run once per frame, not once per event. */
export function createFrames(page: Document) {
  const view = page.defaultView as Window & typeof globalThis;
  const followers = new Set<Follower>();
  let hasStarted = false;
  let isResized = false;
  let frame = 0;

  function runFollowers() {
    const hadNewSize = isResized;
    frame = 0;
    isResized = false;
    const changes = [...followers].map((follower) => [follower, follower(hadNewSize)] as const);
    // A write may end later followers.
    for (const [follower, change] of changes) if (followers.has(follower)) change?.();
  }

  function schedule() {
    if (frame === 0) frame = view.requestAnimationFrame(runFollowers);
  }

  function onResize() {
    isResized = true;
    schedule();
  }

  function start() {
    hasStarted = true;
    // Captures scrolling of any container: slides and panels contain elements too.
    page.addEventListener("scroll", schedule, { passive: true, capture: true });
    view.addEventListener("resize", onResize, { passive: true });
    // Content above may grow without a resize of the window: images that load, accordions that open.
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
