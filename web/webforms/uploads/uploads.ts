import type { Feature } from "../features";
import { UPLOADER } from "./uploader";

/** Uploads files as soon as they are chosen. Without it, they are sent with the form. */
export const uploads: Feature = {
  applies: (form) => form.querySelector(UPLOADER) !== null,
  start: (form, until) => import("./startUploads").then(({ startUploads }) => startUploads(form, until)),
};
