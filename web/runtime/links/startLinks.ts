/** What links do on a page besides leading somewhere: actions, the lightbox, scrolling to a target, decoding a contact. */

import type { Actions } from "../actions/registry";
import { watchActionLinks } from "../actions/watchActionLinks";
import { watchAnchors } from "../anchors/watchAnchors";
import { watchContacts } from "../contacts/watchContacts";
import { createLightbox, type OpenLightbox } from "../lightbox/createLightbox";
import { watchImageLinks } from "../lightbox/watchImageLinks";
import type { Config } from "../page/config";
import type { Hooks } from "../page/hooks";

export type Links = { openLightbox: OpenLightbox };

export function startLinks(page: Document, hooks: Hooks, actions: Actions, config: Config): Links {
  const openLightbox = createLightbox(hooks, config.lightbox);
  const { opensByDefault } = config.lightbox;
  watchActionLinks(page, hooks, actions, openLightbox, { ...config.actions, opensByDefault });
  watchImageLinks(page, openLightbox, config.lightbox);
  watchAnchors(page);
  watchContacts(page, config.contacts);
  return { openLightbox };
}
