/**
 * The preview of a search result on Wagtail's own screen of a page. It follows what is typed into Wagtail's fields.
 */

import { useSyncExternalStore } from "react";
import { createRoot, type Root } from "react-dom/client";
import { wagtailsColorScheme } from "../formSettings/wagtailsColorScheme";
import { SearchResult } from "../panels/search/SearchResult";

const FIELDS = { title: "id_title", seoTitle: "id_seo_title", description: "id_search_description" };

class SearchResultElement extends HTMLElement {
  private root: Root | undefined;

  connectedCallback() {
    const { styles = "", siteName = "", url = "" } = this.dataset;
    this.style.colorScheme = wagtailsColorScheme();
    const shadow = this.shadowRoot ?? this.attachShadow({ mode: "open" });
    shadow.innerHTML = `<link rel="stylesheet"><div class="intarsia-editor-screen form-settings"><div id="intarsia-editor"></div></div>`;
    (shadow.firstElementChild as HTMLLinkElement).href = styles;
    this.root = createRoot(shadow.querySelector("#intarsia-editor") as HTMLElement);
    this.root.render(<Live siteName={siteName} url={url} />);
  }

  disconnectedCallback() {
    this.root?.unmount();
  }
}

function Live({ siteName, url }: { siteName: string; url: string }) {
  // One text, because a new object at each call would render forever.
  const [title = "", seoTitle, description = ""] = useSyncExternalStore(onInput, typed).split("\0");
  return <SearchResult siteName={siteName} url={url} title={seoTitle || title} description={description} />;
}

function onInput(listener: () => void) {
  document.addEventListener("input", listener);
  return () => document.removeEventListener("input", listener);
}

const typed = () => Object.values(FIELDS).map(valueOf).join("\0");

function valueOf(id: string): string {
  const field = document.getElementById(id);
  return field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement ? field.value : "";
}

customElements.define("intarsia-search-result", SearchResultElement);
