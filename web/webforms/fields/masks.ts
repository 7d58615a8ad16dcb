import { lazyFeature } from "../parts/lazyFeature";

/** Puts what is typed into the mask of the field. The server reads answers with and without the mask. */
export const masks = lazyFeature("[data-mask]", async () => (await import("./startMasks")).startMasks);
