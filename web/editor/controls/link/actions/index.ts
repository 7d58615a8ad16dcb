import type { LinkActionChoice } from "./choice";
import { openPanel } from "./openPanel";
import { openPictures } from "./openPictures";
import { openPopup } from "./openPopup";
import { openVideo } from "./openVideo";

/** What links can do, in the order of the list. A new action of the runtime gets its line here. */
export const LINK_ACTIONS: readonly LinkActionChoice[] = [openPictures, openVideo, openPopup, openPanel];
