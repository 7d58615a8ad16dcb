import type { LinkActionChoice } from "./choice";
import { openPanel } from "./openPanel";
import { openPictures } from "./openPictures";
import { openPopup } from "./openPopup";
import { openVideo } from "./openVideo";

/** The link actions, in the order of the list. A new action of the runtime needs a line here. */
export const LINK_ACTIONS: readonly LinkActionChoice[] = [openPictures, openVideo, openPopup, openPanel];
