type Layout = { isUpright: boolean; direction: "ltr" | "rtl" };

/** Which title a key moves the focus to; null when the key does nothing here. */
export function nextTab(key: string, focused: number, count: number, { isUpright, direction }: Layout): number | null {
  if (key === "Home") return 0;
  if (key === "End") return count - 1;
  const [forward, back] = direction === "rtl" ? ["ArrowLeft", "ArrowRight"] : ["ArrowRight", "ArrowLeft"];
  // Titles that stand upright lie side by side on a phone, so both pairs of arrows serve them.
  if (key === forward || (isUpright && key === "ArrowDown")) return (focused + 1) % count;
  if (key === back || (isUpright && key === "ArrowUp")) return (focused - 1 + count) % count;
  return null;
}
