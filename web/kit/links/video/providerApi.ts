/** How often to check whether the provider's script is ready. */
export const API_POLL = 350;
/** A provider that is not ready after this time has failed. */
export const API_TIMEOUT = 60_000;

type YouTubePlayer = { playVideo(): void };
type YouTubeEvent = { target: YouTubePlayer; data: number };
type YouTubeEvents = Record<"onReady" | "onStateChange", (event: YouTubeEvent) => void>;

export type ProviderApis = {
  youtube: { Player: new (frame: HTMLIFrameElement, options: { events: YouTubeEvents }) => YouTubePlayer };
  vimeo: {
    Player: new (frame: HTMLIFrameElement) => { on(event: "ended", then: () => void): void; play(): Promise<void> };
  };
};

export type Provider = keyof ProviderApis;

/** The policy of a page lists these hosts if its videos use them. */
export const API_SCRIPTS = {
  youtube: "https://www.youtube.com/iframe_api",
  vimeo: "https://player.vimeo.com/api/player.js",
} as const satisfies Record<Provider, string>;

const GLOBALS = { youtube: "YT", vimeo: "Vimeo" } as const;

/**
 * The script API of a provider. Its tag is added to the page once, however many videos use it, and only when a
 * visitor plays one. Rejects if it cannot be loaded; the next call tries again.
 */
export async function providerApi<Name extends Provider>(name: Name): Promise<ProviderApis[Name]> {
  const src = API_SCRIPTS[name];
  let tag = [...document.scripts].find((script) => script.src === src);
  if (!tag && !apiOf(name)) {
    tag = document.createElement("script");
    tag.src = src;
    document.head.append(tag);
  }
  const failed = new Promise<never>((_resolve, reject) =>
    tag?.addEventListener("error", () => reject(new Error(`${src} could not be loaded.`))),
  );
  try {
    return await Promise.race([pollFor(name), failed]);
  } catch (error) {
    tag?.remove();
    throw error;
  }
}

function pollFor<Name extends Provider>(name: Name): Promise<ProviderApis[Name]> {
  return new Promise((resolve, reject) => {
    let waited = 0;
    function poll() {
      const api = apiOf(name);
      if (api) return resolve(api);
      if (waited >= API_TIMEOUT) return reject(new Error(`${name} made no interface.`));
      waited += API_POLL;
      setTimeout(poll, API_POLL);
    }
    poll();
  });
}

/** YouTube's script first creates an object without a player. */
function apiOf<Name extends Provider>(name: Name): ProviderApis[Name] | undefined {
  const api = (window as unknown as Record<string, ProviderApis[Name] | undefined>)[GLOBALS[name]];
  return api?.Player ? api : undefined;
}
