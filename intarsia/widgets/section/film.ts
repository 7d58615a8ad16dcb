import type { Moving } from "./slideshow";

/** A silent film, shown from the moment it moves. `onRefused` is called where the browser does not let it, to save power. */
export function film(video: HTMLVideoElement, onRefused: () => void): Moving {
  // The attribute alone does not count in a document that a script has written.
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
