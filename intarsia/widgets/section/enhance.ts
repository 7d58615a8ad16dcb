/**
 * Runs the background video or slideshow: only while the section is in view, never automatically for visitors who
 * prefer reduced motion or save data, and as the visitor decides with the button.
 */
import { inView } from "../../../web/kit/environment/motion/inView";
import { isMotionReduced } from "../../../web/kit/environment/motion/isMotionReduced";
import type { Enhance } from "../../../web/kit/schema/defineWidget";
import { type Playback, slideshow } from "./slideshow";
import { backgroundVideo } from "./video";

export const enhance: Enhance = (section, until) => {
  // Skips the parts of nested sections.
  const button = section.querySelector<HTMLButtonElement>(":scope > .section__pause");
  const playback = playbackIn(section.querySelector(":scope > .section__backdrop"), () => setWanted(false));
  if (!button || !playback) return;
  const page = section.ownerDocument;
  const view = page.defaultView as Window & typeof globalThis;
  const labels = { playing: button.getAttribute("aria-label") ?? "", resting: button.dataset.otherLabel ?? "" };
  let isWanted = !isMotionReduced(view) && !savesData(view);
  let isInView = false;

  function update() {
    const plays = isWanted && isInView && !page.hidden;
    if (plays) playback?.start();
    else playback?.stop();
  }

  function setWanted(wanted: boolean) {
    isWanted = wanted;
    button?.toggleAttribute("data-playing", wanted);
    button?.setAttribute("aria-label", wanted ? labels.playing : labels.resting);
    update();
  }

  function onView(isNow: boolean) {
    isInView = isNow;
    update();
  }

  const whileLive = { signal: until };
  page.addEventListener("visibilitychange", update, whileLive);
  button.addEventListener("click", () => setWanted(!isWanted), whileLive);
  view
    .matchMedia("(prefers-reduced-motion: reduce)")
    .addEventListener("change", () => isMotionReduced(view) && setWanted(false), whileLive);
  setWanted(isWanted);
  button.hidden = false;
  inView(section, onView, until);
  until.addEventListener("abort", playback.stop);
};

function playbackIn(backdrop: Element | null, onRefused: () => void): Playback | null {
  const video = backdrop?.querySelector<HTMLVideoElement>(".section__video");
  if (video) return backgroundVideo(video, onRefused);
  const slides = [...(backdrop?.querySelectorAll<HTMLElement>(".section__slide") ?? [])];
  const seconds = Number(backdrop?.querySelector<HTMLElement>(".section__slides")?.dataset.seconds);
  return slides.length > 1 ? slideshow(slides, Math.max(2, seconds || 6)) : null;
}

function savesData({ navigator }: Window): boolean {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
}
