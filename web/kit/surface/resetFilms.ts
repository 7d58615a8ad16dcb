/** How long the frames of a closed surface stay blank, in milliseconds. */
export const FILM_RESET = 500;

/** Nothing of what is out of sight plays on. What is in a surface of its own inside is that one's. Returns what brings the frames back before their time. */
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

/** A frame that is taken out and put back leaves no step for Back in the browser's history. */
function lead(frame: HTMLIFrameElement, src: string): void {
  const { parentNode, nextSibling } = frame;
  frame.remove();
  frame.src = src;
  parentNode?.insertBefore(frame, nextSibling);
}
