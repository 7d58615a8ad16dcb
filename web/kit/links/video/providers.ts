/** The names of the video providers. */
export const PROVIDERS = { youtube: "YouTube", vimeo: "Vimeo" } as const;

/** What their players may do inside a frame. */
export const PLAYER_PERMISSIONS = "autoplay; encrypted-media; fullscreen; picture-in-picture";
