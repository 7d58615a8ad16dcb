/** How long the frames of a closed dialog stay blank, in milliseconds. */
export const FILM_RESET = 500;

/** Stops media that is out of sight, but not in nested dialogs. Returns a function that restores the frames early. */
export function resetFilms(surface: HTMLElement): () => void {
  for (const film of surface.querySelectorAll<HTMLMediaElement>("video, audio")) film.pause();
  const frames = [...surface.querySelectorAll<HTMLIFrameElement>("iframe[src]")]
    .filter((frame) => frame.closest(".surface") === surface)
    .map((frame) => [frame, frame.src] as const);
  for (const [frame] of frames) lead(frame, "about:blank");
  let isBlank = true;
  const timer = setTimeout(restore, FILM_RESET);

  function restore() {
    clearTimeout(timer);
    if (isBlank) for (const [frame, src] of frames) lead(frame, src);
    isBlank = false;
  }
  return restore;
}

/** Removing and inserting a frame adds no entry to the browser's history. */
function lead(frame: HTMLIFrameElement, src: string): void {
  const { parentNode, nextSibling } = frame;
  frame.remove();
  frame.src = src;
  parentNode?.insertBefore(frame, nextSibling);
}
