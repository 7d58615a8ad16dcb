/** Hides the last row while it does not fill the width. A single row is never hidden. */
export function hideLastRow(list: HTMLElement, until: AbortSignal): void {
  function measure() {
    const all = [...list.children] as HTMLElement[];
    const items = all.filter((item) => !item.hasAttribute("data-filtered"));
    for (const item of items) item.hidden = false;
    const top = items.at(-1)?.offsetTop;
    const row = items.filter(({ offsetTop }) => offsetTop === top);
    const filled = row.reduce((width, { offsetWidth }) => width + offsetWidth, 0);
    if (row.length === items.length || filled > list.clientWidth * 0.9) return;
    for (const item of row) item.hidden = true;
  }

  const observer = new ResizeObserver(measure);
  observer.observe(list);
  until.addEventListener("abort", () => observer.disconnect());
}
