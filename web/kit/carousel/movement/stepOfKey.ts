type KeyPress = {
  key: string;
  target: EventTarget | null;
  defaultPrevented: boolean;
  altKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
};

/** The direction of an arrow key; null for any other key, and in text fields. */
export function stepOfKey(
  { key, target, defaultPrevented, altKey, ctrlKey, metaKey }: KeyPress,
  { isVertical, isRightToLeft }: { isVertical: boolean; isRightToLeft: boolean },
): 1 | -1 | null {
  if (defaultPrevented || altKey || ctrlKey || metaKey) return null;
  if ((target as Element).closest("input, select, textarea, video, audio, [contenteditable]")) return null;
  const sideways = isRightToLeft ? ["ArrowRight", "ArrowLeft"] : ["ArrowLeft", "ArrowRight"];
  const [back, forward] = isVertical ? ["ArrowUp", "ArrowDown"] : sideways;
  if (key === back) return -1;
  return key === forward ? 1 : null;
}
