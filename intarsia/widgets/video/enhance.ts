/** Replaces the poster with the provider's player when the visitor plays the video. */

import { hostOf } from "../../../web/kit/enhance/hostOf";
import { translationsOf, translator } from "../../../web/kit/environment/uiStrings";
import { PLAYER_PERMISSIONS } from "../../../web/kit/links/video/providers";
import { watchEnd, withEvents } from "../../../web/kit/links/video/watchEnd";
import type { Enhance } from "../../../web/kit/schema/defineWidget";
import type { UiString } from "./uiStrings";

/** In the attribute `data-options`, as JSON. `url` is that of the player. */
export type PlayerOptions = {
  provider: "youtube" | "vimeo";
  url: string;
  at_end: "" | "poster" | "again";
};

export const enhance: Enhance = (root, until, canvas) => {
  const frame = root.querySelector<HTMLElement>(".video__frame");
  const button = root.querySelector<HTMLButtonElement>("button.video__play");
  if (!frame || !button || canvas) return;
  const options: PlayerOptions = JSON.parse(root.dataset.options as string);
  const t = translator<UiString>(translationsOf(hostOf(root)));
  const title = root.querySelector(".video__title")?.textContent || t("Video player");
  const poster = [...frame.childNodes];
  const showPoster = () => frame.replaceChildren(...poster);

  function play() {
    const player = playerOf(options, title, root.ownerDocument);
    frame?.replaceChildren(player);
    // The focused button is gone.
    player.focus();
    if (!options.at_end) return;
    const onEnd = (replay: () => void) => (options.at_end === "again" ? replay() : showPoster());
    // Without its script, the provider shows its own end screen.
    watchEnd(options.provider, player, onEnd).catch(() => {});
  }

  button.addEventListener("click", play, { signal: until });
  until.addEventListener("abort", showPoster);
};

function playerOf({ provider, url, at_end }: PlayerOptions, title: string, page: Document): HTMLIFrameElement {
  const player = page.createElement("iframe");
  player.className = "video__player";
  player.src = at_end ? withEvents(provider, url) : url;
  player.title = title;
  player.allow = PLAYER_PERMISSIONS;
  // YouTube refuses to play without a referrer.
  player.referrerPolicy = "strict-origin-when-cross-origin";
  return player;
}
