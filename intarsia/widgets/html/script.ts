/** Sets the frame's height to the height that it reports. Nothing else that the frame says is trusted. */

const TALLEST = 10_000;
const PROPERTY = "block-size";

export function mount(container: HTMLElement): () => void {
  const visit = new AbortController();
  const { signal } = visit;
  const frame = container.querySelector<HTMLIFrameElement>(".html__frame");
  const ask = () => frame?.contentWindow?.postMessage("intarsia:height?", "*");

  function onMessage({ source, data }: MessageEvent) {
    if (!frame || source !== frame.contentWindow) return;
    const height = heightIn(data);
    if (height !== null) frame.style.setProperty(PROPERTY, `${height}px`);
  }

  // On the canvas, the script runs in another window than the page.
  container.ownerDocument.defaultView?.addEventListener("message", onMessage, { signal });
  frame?.addEventListener("load", ask, { signal });
  // The frame may have loaded, and reported its height, before this script ran.
  ask();
  return () => {
    visit.abort();
    frame?.style.removeProperty(PROPERTY);
  };
}

function heightIn(data: unknown): number | null {
  const said = data as { intarsia?: unknown; height?: unknown } | null;
  if (said?.intarsia !== "height" || typeof said.height !== "number" || !(said.height > 0)) return null;
  return Math.min(Math.ceil(said.height), TALLEST);
}
