const SAMPLE_INTERVAL = 150;
const MAX_SAMPLES = 50;
const REPORT_INTERVAL = 1200;

/** The first samples: `[y, x, milliseconds since the page started]`. */
type Sample = [number, number, number];

export function watchPointer(page: Document, report: (path: string) => void, counts: (event: Event) => boolean): void {
  const path: Sample[] = [];
  const startedAt = performance.now();
  let sampled = -SAMPLE_INTERVAL;
  let isScheduled = false;

  function reportAll(): void {
    isScheduled = false;
    report(JSON.stringify(path));
  }

  function onMove(event: PointerEvent): void {
    const now = Math.round(performance.now() - startedAt);
    if (now - sampled < SAMPLE_INTERVAL || !counts(event)) return;
    sampled = now;
    path.push([Math.round(event.clientY), Math.round(event.clientX), now]);
    if (!isScheduled) setTimeout(reportAll, REPORT_INTERVAL);
    isScheduled = true;
    if (path.length === MAX_SAMPLES) page.removeEventListener("pointermove", onMove);
  }
  page.addEventListener("pointermove", onMove, { passive: true });
}
