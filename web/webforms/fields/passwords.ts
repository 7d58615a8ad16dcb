import { lazyFeature } from "../parts/lazyFeature";

/** Says how strong a password is while somebody types it. The server scores it again. */
export const passwords = lazyFeature("[data-password]", async () => (await import("./startPasswords")).startPasswords);
