import type { Enhance } from "../../../web/kit/schema/defineWidget";

/** Sets the frame's height to the height that it reports. Nothing else that the frame says is trusted. */

const MAX_HEIGHT = 10_000;
const PROPERTY = "block-size";

export const enhance: Enhance = (root, until) => {
  const frame = root.querySelector<HTMLIFrameElement>(".html__frame");
  const requestHeight = () => frame?.contentWindow?.postMessage("intarsia:height?", "*");

  function onMessage({ source, data }: MessageEvent) {
    if (!frame || source !== frame.contentWindow) return;
    const height = heightIn(data);
    if (height !== null) frame.style.setProperty(PROPERTY, `${height}px`);
  }

  // On the canvas, the script runs in another window than the page.
  root.ownerDocument.defaultView?.addEventListener("message", onMessage, { signal: until });
  frame?.addEventListener("load", requestHeight, { signal: until });
  // The frame may have loaded, and reported its height, before this script ran.
  requestHeight();
  until.addEventListener("abort", () => frame?.style.removeProperty(PROPERTY));
};

function heightIn(data: unknown): number | null {
  const message = data as { intarsia?: unknown; height?: unknown } | null;
  if (message?.intarsia !== "height" || typeof message.height !== "number" || !(message.height > 0)) return null;
  return Math.min(Math.ceil(message.height), MAX_HEIGHT);
}
