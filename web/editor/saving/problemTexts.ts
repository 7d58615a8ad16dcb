/**
 * What the editor says if the server does not. Functions, because the calls are imported before the texts of the user's
 * language have loaded.
 */

import { gettext } from "../texts/gettext";

export const offlineText = () =>
  gettext(
    "The server cannot be reached. Your changes are stored in this browser and saved as soon as the server responds.",
  );
export const tooLargeText = () =>
  gettext("The page is larger than this server accepts. Shorten it, or move parts to another page.");
export const failedWith = (status: number) =>
  gettext(
    "The server has a problem (error {status}). Your changes are stored in this browser and saved as soon as it works again.",
    { status },
  );
