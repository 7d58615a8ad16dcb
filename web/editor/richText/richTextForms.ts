/** Forms in Wagtail's rich text editor: an owner chooses one, and a block shows its title. */

import type { Draftail } from "./draftail";

declare global {
  interface Window {
    draftail: Draftail;
    CHOOSER_MODAL_ONLOAD_HANDLERS: object;
  }
}

type Chosen = { id: string; string: string; edit_url: string };

const { draftail } = window;
const type = "WEB_FORM";

class FormSource extends draftail.ModalWorkflowSource<Chosen> {
  getChooserConfig() {
    const { formChooser: url } = this.props.entityType.chooserUrls;
    const onload = window.CHOOSER_MODAL_ONLOAD_HANDLERS;
    return { url, urlParams: {}, onload, responses: { chosen: this.onChosen } };
  }

  /** Named as in `editor_feature.py`. */
  filterEntityData({ id, string: title, edit_url: url }: Chosen) {
    return { id, title, url, authorName: title };
  }
}

// The block of Wagtail's own embeds: an icon, a text, a link and buttons to change and delete it, in all languages.
const block = draftail.registerPlugin({ type }).EMBED?.block;
draftail.registerPlugin({ type, source: FormSource, block });
