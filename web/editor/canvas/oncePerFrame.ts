/** Calls it before the next frame, once, however often `run` is called until then. */
export function oncePerFrame(call: () => void) {
  let frame = 0;
  return {
    run() {
      frame ||= requestAnimationFrame(() => {
        frame = 0;
        call();
      });
    },
    cancel() {
      cancelAnimationFrame(frame);
      frame = 0;
    },
  };
}
