import { Modal } from "../modal/Modal";
import { type Block, blockIn } from "./block";

const MAX_LENGTH = 64 * 1024;

let modal: Modal | undefined;

/**
 * Shows the block message of any response of this site to a script's request. The request and its response stay
 * unchanged.
 */
export function watchResponses(view: Window & typeof globalThis): void {
  const { open } = view.XMLHttpRequest.prototype;
  view.XMLHttpRequest.prototype.open = function (this: XMLHttpRequest, ...args: unknown[]) {
    this.addEventListener("load", () => quietly(() => handleText(view, textOf(this))));
    return open.apply(this, args as Parameters<typeof open>);
  } as typeof open;

  const { fetch } = view;
  view.fetch = function (this: unknown, ...args: Parameters<typeof fetch>) {
    const promise = fetch.apply(this as Window, args);
    promise.then(
      (response) => quietly(() => handleResponse(view, response)),
      () => {},
    );
    return promise;
  };
}

function textOf({ responseType, responseText, response }: XMLHttpRequest): string {
  return responseType === "json" ? JSON.stringify(response) : responseText;
}

/** Only short JSON of this site is read: streams, files and responses of other sites are not even copied. */
function handleResponse(view: Window, response: Response): void {
  const isJson = /\bjson\b/.test(response.headers.get("content-type") ?? "");
  const isShort = Number(response.headers.get("content-length") ?? 0) <= MAX_LENGTH;
  if (!isJson || !isShort || response.type !== "basic" || response.bodyUsed) return;
  response
    .clone()
    .text()
    .then(
      (text) => quietly(() => handleText(view, text)),
      () => {},
    );
}

function handleText(view: Window, text: string): void {
  const block = text.length <= MAX_LENGTH ? blockIn(text) : undefined;
  if (block) show(view, block);
}

export function show(view: Window, { message, stopsPage, integration }: Block): void {
  // The contract defines this name, including its spelling.
  view.dispatchEvent(new CustomEvent("apbctAjaxBockAlert", { detail: { message } }));
  modal ??= new Modal(view.document, view.ctPublicFunctions);
  modal.open(message);
  if (stopsPage) view.stop();
  if (integration === "NEXForms") disableNexForm(view.document);
}

function disableNexForm(page: Document): void {
  for (const button of page.querySelectorAll<HTMLButtonElement>("form.submit-nex-form button.nex-submit")) {
    button.disabled = true;
  }
  for (const message of page.querySelectorAll<HTMLElement>("div.nex_success_message")) message.hidden = true;
}

/** An error in a response must not reach the code that sent the request. */
function quietly(handleText: () => void): void {
  try {
    handleText();
  } catch {}
}
