import { type Provider, providerApi } from "./providerApi";

const ENDED = 0;

/**
 * Calls back when the video in a provider's frame has ended, with a function that plays it again. If the provider's
 * script cannot be loaded, its own end screen is shown.
 */
export async function watchEnd(provider: Provider, frame: HTMLIFrameElement, onEnd: (replay: () => void) => void) {
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
      // Phones ignore autoplay in the URL.
      onReady: ({ target }) => target.playVideo(),
      onStateChange: ({ target, data }) => data === ENDED && onEnd(() => target.playVideo()),
    },
  });
}

/** The parameters that a provider's player needs before it reports events. */
export const withEvents = (provider: Provider, player: string): string =>
  provider === "youtube" ? `${player}&enablejsapi=1&origin=${encodeURIComponent(location.origin)}` : player;
