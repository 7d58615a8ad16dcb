/**
 * Shows a form on a page of another site: `<script src="https://forms.example/forms/embed.js" data-form="3" async>`.
 * The form is in a frame, which styles and scripts of that page do not reach. Nothing is thrown into that page.
 */

import { showFailure } from "./failure";
import { makeFrame, makeHost, scrollToPlace, setStyle } from "./frame";
import type { FrameMessage } from "./messages";
import { textsIn } from "./texts";
import { themeOf } from "./theme";

/** In milliseconds: for the script of the frame once its page has loaded, and for all of it. */
const ANSWER_TIMEOUT = 3_000;
const LOAD_TIMEOUT = 30_000;

const script = document.currentScript as HTMLScriptElement | null;
const form = script?.dataset.form ?? "";
if (!/^\d+$/.test(form)) console.error('[Intarsia] The script of a form needs the number of a form: data-form="3".');
else if (script) {
  // Entries name the page around the frame, without what its URL says about the visitor.
  const around = encodeURIComponent(location.origin + location.pathname);
  embed(script, new URL(`${form}/embed/?around=${around}`, script.src));
}

function embed(script: HTMLScriptElement, url: URL): void {
  const { title, colorMode = "" } = script.dataset;
  const texts = textsIn(document.documentElement.lang);
  const host = makeHost(script);
  const frame = makeFrame(url, title ?? texts.frame);
  let timer = 0;

  function failAfter(duration: number): void {
    clearTimeout(timer);
    timer = window.setTimeout(() => {
      removeEventListener("message", onMessage);
      showFailure(frame, url, texts);
    }, duration);
  }

  function onMessage({ source, origin, data }: MessageEvent<FrameMessage>): void {
    if (source !== frame.contentWindow || origin !== url.origin) return;
    clearTimeout(timer);
    if (data.height) setStyle(frame, { height: `${Math.ceil(data.height)}px` });
    if (data.focus !== undefined) scrollToPlace(frame, data.focus);
    if (data.leaveFor && /^https?:/.test(data.leaveFor)) location.assign(data.leaveFor);
  }

  const sendTheme = () => frame.contentWindow?.postMessage(themeOf(host, colorMode), "*");

  addEventListener("message", onMessage);
  matchMedia("(prefers-color-scheme: dark)").addEventListener("change", sendTheme);
  frame.addEventListener("load", () => {
    // A frame that was refused or has no network loads, too: a page of the browser, which does not answer.
    failAfter(ANSWER_TIMEOUT);
    sendTheme();
  });
  failAfter(LOAD_TIMEOUT);
  host.attachShadow({ mode: "open" }).append(frame);
}
