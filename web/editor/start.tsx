import { createRoot } from "react-dom/client";
import { prepareForUse } from "./admin/adminScripts";
import { Editor } from "./Editor";
import type { Api, Boot } from "./saving/api";
import { catalogLanguage } from "./texts/gettext";

/** Renders the editor. `loading` is the document, requested before this file was parsed. */
export function start(boot: Boot, api: Api, loading: ReturnType<Api["load"]>) {
  const container = document.getElementById("intarsia-editor");
  if (container) {
    // Wagtail has more languages than the editor.
    container.lang = catalogLanguage();
    createRoot(container).render(<Editor boot={boot} api={api} loading={loading} />);
  }
  prepareForUse();
}
