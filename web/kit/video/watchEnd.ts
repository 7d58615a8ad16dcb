import { type Provider, providerApi } from "./providerApi";

const ENDED = 0;

/**
 * Calls back when the film in a provider's frame has ended, with the function that plays it again. A provider whose script
 * cannot be had shows its own last picture, as it would without us.
 */
export async function watchEnd(provider: Provider, frame: HTMLIFrameElement, onEnd: (again: () => void) => void) {
  if (provider === "vimeo") {
    const { Player } = await providerApi("vimeo");
    if (!frame.isConnected) return;
    const player = new Player(frame);
    player.on("ended", () => onEnd(() => void player.play()));
    return;
  }
  const { Player } = await providerApi("youtube");
  if (!frame.isConnected) return;
  new Player(frame, {
    events: {
      // Phones play nothing by the address alone.
      onReady: ({ target }) => target.playVideo(),
      onStateChange: ({ target, data }) => data === ENDED && onEnd(() => target.playVideo()),
    },
  });
}

/** What a provider must be told in the address of its player to be watched. */
export const watchable = (provider: Provider, player: string): string =>
  provider === "youtube" ? `${player}&enablejsapi=1&origin=${encodeURIComponent(location.origin)}` : player;
