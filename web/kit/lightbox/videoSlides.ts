import type PhotoSwipe from "photoswipe";
import { play } from "../icons";
import type { Say } from "../uiStrings";
import { type Film, filmAtAny } from "../video/filmAt";
import { PLAYER_MAY, PROVIDERS } from "../video/providers";
import { failure } from "./failure";
import { icon } from "./icon";
import type { Slide } from "./slides";
import type { LightboxWord } from "./words";

/**
 * Videos in the lightbox. Nothing is requested from a provider before the visitor plays the video: a click on a link
 * to a video plays it, an arrow to its slide does not.
 */
export function showVideos(lightbox: PhotoSwipe, row: readonly Slide[], first: Slide, say: Say<LightboxWord>) {
  const stages = new Map<Slide, ReturnType<typeof createStage>>();
  let isAsked = navigator.userActivation?.isActive ?? true;

  lightbox.on("contentLoad", (event) => {
    const slide = row[event.content.index];
    if (slide?.type !== "video") return;
    event.preventDefault();
    const stage = stages.get(slide) ?? createStage(slide, say);
    stages.set(slide, stage);
    event.content.element = stage.element;
    event.content.onLoaded();
  });
  lightbox.on("contentActivate", ({ content }) => {
    if (isAsked && row[content.index] === first) stages.get(first)?.start();
    isAsked = false;
  });
  lightbox.on("contentDeactivate", ({ content }) => stages.get(row[content.index] as Slide)?.stop());
  lightbox.on("destroy", () => {
    for (const stage of stages.values()) stage.stop();
  });
  lightbox.on("keydown", (event) => {
    // The video player handles its own keys.
    const isOfPlayer = event.originalEvent.target instanceof HTMLVideoElement;
    if (isOfPlayer && event.originalEvent.key.startsWith("Arrow")) event.preventDefault();
  });
}

function createStage(slide: Slide, say: Say<LightboxWord>) {
  const film = filmAtAny(slide.src);
  const element = Object.assign(document.createElement("div"), { className: "pswp__content pswp__film" });
  if (film) stop();
  else element.append(failure(say("This video cannot be shown."), slide.src, say));

  function start() {
    if (!film) return;
    const player = film.type === "hosted" ? ownPlayer(film.file) : providersPlayer(film);
    player.title = slide.title || say("Video player");
    element.replaceChildren(player);
    player.focus();
  }

  function ownPlayer(file: string) {
    const player = Object.assign(document.createElement("video"), {
      controls: true,
      autoplay: true,
      playsInline: true,
    });
    player.onerror = () => element.replaceChildren(failure(say("This video cannot be shown."), file, say));
    player.src = file;
    if (slide.captions) player.append(trackOf(slide.captions));
    return player;
  }

  function trackOf(src: string) {
    const srclang = document.documentElement.lang;
    const track = document.createElement("track");
    return Object.assign(track, { kind: "captions", src, srclang, label: say("Captions"), default: true });
  }

  function stop() {
    if (!film) return;
    const poster = slide.poster && Object.assign(document.createElement("img"), { src: slide.poster, alt: "" });
    const button = document.createElement("button");
    button.type = "button";
    button.ariaLabel = slide.title ? say("Play video: {title}", { title: slide.title }) : say("Play video");
    button.innerHTML = icon(play);
    button.onclick = start;
    const note = document.createElement("p");
    note.textContent = film.type === "hosted" ? "" : say("Plays from {provider}", { provider: PROVIDERS[film.type] });
    element.replaceChildren(...(poster ? [poster] : []), button, note);
  }

  return { element, start, stop };
}

function providersPlayer({ player }: Exclude<Film, { type: "hosted" }>) {
  const frame = Object.assign(document.createElement("iframe"), { allow: PLAYER_MAY });
  // YouTube refuses to play without a referrer.
  frame.referrerPolicy = "strict-origin-when-cross-origin";
  frame.src = player;
  return frame;
}
