type Layout = { isVertical: boolean; isRightToLeft: boolean };

/** The tab to which a key moves focus; null if the key does nothing here. */
export function nextTab(
  key: string,
  focused: number,
  count: number,
  { isVertical, isRightToLeft }: Layout,
): number | null {
  if (key === "Home") return 0;
  if (key === "End") return count - 1;
  const [forward, back] = isRightToLeft ? ["ArrowLeft", "ArrowRight"] : ["ArrowRight", "ArrowLeft"];
  // Vertical tabs are horizontal on a phone, so both pairs of arrow keys work.
  if (key === forward || (isVertical && key === "ArrowDown")) return (focused + 1) % count;
  if (key === back || (isVertical && key === "ArrowUp")) return (focused - 1 + count) % count;
  return null;
}
