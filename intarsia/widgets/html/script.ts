/** Makes the frame as tall as it says it is. It may say anything, so it is believed in nothing else. */

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

  // On the canvas the page is not the window that runs this.
  container.ownerDocument.defaultView?.addEventListener("message", onMessage, { signal });
  frame?.addEventListener("load", ask, { signal });
  // It may have been there before this script, and have said so to nobody.
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
