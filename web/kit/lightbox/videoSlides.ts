import type PhotoSwipe from "photoswipe";
import type { Translate } from "../environment/uiStrings";
import { PLAYER_PERMISSIONS, PROVIDERS } from "../links/video/providers";
import { type VideoSource, videoAtAny } from "../links/video/videoAt";
import { play } from "../parts/icons/icons";
import { failure } from "./failure";
import { icon } from "./icon";
import type { Slide } from "./slides";
import type { LightboxUiString } from "./uiStrings";

/**
 * Videos in the lightbox. Nothing is requested from a provider before the visitor plays the video: a click on a link
 * to a video plays it, an arrow to its slide does not.
 */
export function showVideos(lightbox: PhotoSwipe, row: readonly Slide[], first: Slide, t: Translate<LightboxUiString>) {
  const players = new Map<Slide, ReturnType<typeof createVideoView>>();
  let isUserAction = navigator.userActivation?.isActive ?? true;

  lightbox.on("contentLoad", (event) => {
    const slide = row[event.content.index];
    if (slide?.type !== "video") return;
    event.preventDefault();
    const view = players.get(slide) ?? createVideoView(slide, t);
    players.set(slide, view);
    event.content.element = view.element;
    event.content.onLoaded();
  });
  lightbox.on("contentActivate", ({ content }) => {
    if (isUserAction && row[content.index] === first) players.get(first)?.start();
    isUserAction = false;
  });
  lightbox.on("contentDeactivate", ({ content }) => players.get(row[content.index] as Slide)?.stop());
  lightbox.on("destroy", () => {
    for (const view of players.values()) view.stop();
  });
  lightbox.on("keydown", (event) => {
    // The video player handles its own keys.
    const isPlayerKey = event.originalEvent.target instanceof HTMLVideoElement;
    if (isPlayerKey && event.originalEvent.key.startsWith("Arrow")) event.preventDefault();
  });
}

function createVideoView(slide: Slide, t: Translate<LightboxUiString>) {
  const video = videoAtAny(slide.src);
  const element = Object.assign(document.createElement("div"), { className: "pswp__content pswp__video" });
  if (video) stop();
  else element.append(failure(t("This video cannot be shown."), slide.src, t));

  function start() {
    if (!video) return;
    const player = video.type === "hosted" ? createHostedPlayer(video.file) : createProviderPlayer(video);
    player.title = slide.title || t("Video player");
    element.replaceChildren(player);
    player.focus();
  }

  function createHostedPlayer(file: string) {
    const player = Object.assign(document.createElement("video"), {
      controls: true,
      autoplay: true,
      playsInline: true,
    });
    player.onerror = () => element.replaceChildren(failure(t("This video cannot be shown."), file, t));
    player.src = file;
    if (slide.captions) player.append(trackOf(slide.captions, t("Captions")));
    return player;
  }

  function stop() {
    if (!video) return;
    const poster = slide.poster && Object.assign(document.createElement("img"), { src: slide.poster, alt: "" });
    const button = playButton(slide.title ? t("Play video: {title}", { title: slide.title }) : t("Play video"), start);
    const note = document.createElement("p");
    note.textContent = video.type === "hosted" ? "" : t("Plays from {provider}", { provider: PROVIDERS[video.type] });
    element.replaceChildren(...(poster ? [poster] : []), button, note);
  }

  return { element, start, stop };
}

function playButton(label: string, start: () => void) {
  const button = Object.assign(document.createElement("button"), { type: "button", ariaLabel: label, onclick: start });
  button.innerHTML = icon(play);
  return button;
}

function trackOf(src: string, label: string) {
  const srclang = document.documentElement.lang;
  return Object.assign(document.createElement("track"), { kind: "captions", src, srclang, label, default: true });
}

function createProviderPlayer({ player }: Exclude<VideoSource, { type: "hosted" }>) {
  const frame = Object.assign(document.createElement("iframe"), { allow: PLAYER_PERMISSIONS });
  // YouTube refuses to play without a referrer.
  frame.referrerPolicy = "strict-origin-when-cross-origin";
  frame.src = player;
  return frame;
}
