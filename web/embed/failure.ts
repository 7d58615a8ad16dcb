import { setStyle } from "./frame";
import type { Texts } from "./texts";

/** One sentence and a link for visitors, and for the owner, in the console, what may be wrong. */
export function showFailure(frame: HTMLIFrameElement, url: URL, { failed, open }: Texts): void {
  const message = document.createElement("p");
  const link = document.createElement("a");
  link.href = url.href;
  link.textContent = open;
  message.append(`${failed} `, link);
  setStyle(message, { margin: "1em 0" });
  frame.replaceWith(message);
  console.error(
    `[Intarsia] ${url} did not load in a frame. Check that the form is published, that its allowed sites contain ${location.origin}, and that the security policy of this page allows frame-src ${url.origin}.`,
  );
}
