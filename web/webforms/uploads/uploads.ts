import { lazyFeature } from "../parts/lazyFeature";

/** The element around the input of a file field. Its data says what the field accepts. */
export const UPLOADER = "[data-upload]";

/** Uploads files as soon as they are chosen. Without it, they are sent with the form. */
export const uploads = lazyFeature(UPLOADER, async () => (await import("./startUploads")).startUploads);
