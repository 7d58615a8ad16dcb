/** How long the frames of a closed dialog stay blank, in milliseconds. */
export const MEDIA_RESET = 500;

/** Stops media that is out of sight, but not in nested dialogs. Returns a function that restores the frames early. */
export function resetMedia(dialog: HTMLElement): () => void {
  for (const media of dialog.querySelectorAll<HTMLMediaElement>("video, audio")) media.pause();
  const frames = [...dialog.querySelectorAll<HTMLIFrameElement>("iframe[src]")]
    .filter((frame) => frame.closest(".dialog") === dialog)
    .map((frame) => [frame, frame.src] as const);
  for (const [frame] of frames) setFrameUrl(frame, "about:blank");
  let isBlank = true;
  const timer = setTimeout(restore, MEDIA_RESET);

  function restore() {
    clearTimeout(timer);
    if (isBlank) for (const [frame, src] of frames) setFrameUrl(frame, src);
    isBlank = false;
  }
  return restore;
}

/** Removing and inserting a frame adds no entry to the browser's history. */
function setFrameUrl(frame: HTMLIFrameElement, src: string): void {
  const { parentNode, nextSibling } = frame;
  frame.remove();
  frame.src = src;
  parentNode?.insertBefore(frame, nextSibling);
}
