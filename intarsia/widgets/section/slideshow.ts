export type Playback = { start(): void; stop(): void };

/** Shows one image after the other, and loads the next one while the current one is visible. */
export function slideshow(slides: HTMLElement[], seconds: number): Playback {
  let shown = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const next = () => slides[(shown + 1) % slides.length] as HTMLElement;

  async function turn() {
    const first = timer;
    await next()
      .querySelector("img")
      ?.decode?.()
      .catch(() => {});
    // The slideshow was stopped while the image loaded.
    if (timer !== first) return;
    slides[shown]?.removeAttribute("data-shown");
    next().setAttribute("data-shown", "");
    shown = (shown + 1) % slides.length;
    wait();
  }

  function wait() {
    next().hidden = false;
    timer = setTimeout(turn, seconds * 1000);
  }

  return {
    start() {
      if (timer === undefined) wait();
    },
    stop() {
      clearTimeout(timer);
      timer = undefined;
    },
  };
}
