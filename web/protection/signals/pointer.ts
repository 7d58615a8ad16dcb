const SAMPLE_EVERY = 150;
const MOST_SAMPLES = 50;
const TOLD_EVERY = 1200;

/** The first samples: `[y, x, milliseconds since the page started]`. */
type Sample = [number, number, number];

export function watchPointer(page: Document, tell: (path: string) => void, counts: (event: Event) => boolean): void {
  const path: Sample[] = [];
  const began = performance.now();
  let sampled = -SAMPLE_EVERY;
  let isTelling = false;

  function tellAll(): void {
    isTelling = false;
    tell(JSON.stringify(path));
  }

  function onMove(event: PointerEvent): void {
    const now = Math.round(performance.now() - began);
    if (now - sampled < SAMPLE_EVERY || !counts(event)) return;
    sampled = now;
    path.push([Math.round(event.clientY), Math.round(event.clientX), now]);
    if (!isTelling) setTimeout(tellAll, TOLD_EVERY);
    isTelling = true;
    if (path.length === MOST_SAMPLES) page.removeEventListener("pointermove", onMove);
  }
  page.addEventListener("pointermove", onMove, { passive: true });
}
