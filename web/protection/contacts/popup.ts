import style from "./popup.css?inline";
import type { Texts } from "./texts";

export type Popup = ReturnType<typeof openPopup>;

let sheet: CSSStyleSheet | undefined;

/** The popup in its loading state. `until` is aborted when it closes. */
export function openPopup(opener: HTMLElement, texts: Texts) {
  adoptStyle();
  const closed = new AbortController();
  const { dialog, first, second, text, animation } = createElements(texts);
  dialog.addEventListener("close", () => {
    closed.abort();
    dialog.remove();
    document.body.classList.remove("apbct-popup-fade");
    opener.focus();
  });
  document.body.classList.add("apbct-popup-fade");
  document.body.append(dialog);
  dialog.showModal();

  return {
    until: closed.signal,
    close: () => dialog.close(),

    showContact(contact: string, onGotIt: () => void) {
      const fullText = make("b", "apbct-email-encoder-select-whole-email", contact);
      fullText.title = texts.text__ee_click_to_select;
      first.replaceChildren(`${texts.text__ee_original_email}\u00a0`, fullText);
      second.remove();
      const gotIt = make("button", "apbct-email-encoder-got-it-button", texts.text__ee_got_it);
      gotIt.type = "button";
      gotIt.onclick = () => {
        dialog.close();
        onGotIt();
      };
      animation.replaceWith(make("span", "apbct-email-encoder-elements_center top-margin-long", gotIt));
      gotIt.focus();
    },

    showError(message: string) {
      text.textContent = message;
      animation.remove();
    },
  };
}

function createElements(texts: Texts) {
  const header = make("p", "apbct-email-encoder--popup-header", texts.text__ee_email_decoder);
  header.id = "apbct_popup_title";
  const first = make("p", "", texts.text__ee_wait_for_decoding);
  first.id = "apbct_email_ecoder__popup_text_node_first";
  const second = make("p", "", texts.text__ee_decoding_process);
  second.id = "apbct_email_ecoder__popup_text_node_second";
  const text = make("div", "", first, second);
  text.id = "apbct_popup_text";
  text.setAttribute("role", "status");
  const animation = make("div", "apbct-ee-animation-wrapper", ...["one", "two", "three"].map(logo));
  animation.ariaHidden = "true";
  const close = make("button", "apbct-popup__close", "×");
  Object.assign(close, { type: "button", ariaLabel: texts.text__ee_close, onclick: () => dialog.close() });
  const center = make("span", "apbct-email-encoder-elements_center", header, text, animation);
  const dialog = make("dialog", "apbct-popup apbct-email-encoder-popup", close, center);
  dialog.id = "apbct_popup";
  dialog.setAttribute("aria-labelledby", header.id);
  return { dialog, first, second, text, animation };
}

const logo = (parent: string) => make("span", `apbct_dog apbct_dog_${parent}`, "@");

function make<Tag extends keyof HTMLElementTagNameMap>(tag: Tag, className: string, ...content: (Node | string)[]) {
  const element = document.createElement(tag);
  if (className) element.className = className;
  element.append(...content);
  return element;
}

// The page's security policy allows no <style> element, but scripts may add a stylesheet.
function adoptStyle() {
  if (sheet) return;
  sheet = new CSSStyleSheet();
  sheet.replaceSync(style);
  document.adoptedStyleSheets.push(sheet);
}
