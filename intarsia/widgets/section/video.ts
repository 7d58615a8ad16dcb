import type { Playback } from "./slideshow";

/**
 * A silent video that becomes visible when it plays. `onRefused` is called if the browser does not play it, for
 * example to save power.
 */
export function backgroundVideo(video: HTMLVideoElement, onRefused: () => void): Playback {
  // In markup that a script has written, the attribute alone has no effect.
  video.muted = true;
  return {
    start() {
      video
        .play()
        .then(() => video.setAttribute("data-playing", ""))
        .catch((error: DOMException) => {
          if (error.name === "NotAllowedError" || error.name === "NotSupportedError") onRefused();
        });
    },
    stop: () => video.pause(),
  };
}
