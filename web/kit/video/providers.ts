/** What the providers of films call themselves. */
export const PROVIDERS = { youtube: "YouTube", vimeo: "Vimeo" } as const;

/** What their players may do in a frame of ours. */
export const PLAYER_MAY = "autoplay; encrypted-media; fullscreen; picture-in-picture";
