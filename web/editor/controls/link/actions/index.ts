import type { LinkActionChoice } from "./choice";
import { openImages } from "./openImages";
import { openPanel } from "./openPanel";
import { openPopup } from "./openPopup";
import { openVideo } from "./openVideo";

/** The link actions, in the order of the list. A new action of the runtime needs a line here. */
export const LINK_ACTIONS: readonly LinkActionChoice[] = [openImages, openVideo, openPopup, openPanel];
