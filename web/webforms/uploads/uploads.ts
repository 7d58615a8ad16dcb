import { lazyFeature } from "../parts/lazyFeature";

/** Uploads files as soon as they are chosen. Without it, they are sent with the form. */
export const uploads = lazyFeature("[data-upload]", async () => (await import("./startUploads")).startUploads);
