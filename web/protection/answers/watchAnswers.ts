import { createModal, type Modal } from "../modal/modal";
import { type Block, blockIn } from "./block";

const LONGEST = 64 * 1024;

let modal: Modal | undefined;

/**
 * Shows the block message of any response of this site to a script's request. The request and its response stay
 * unchanged.
 */
export function watchAnswers(view: Window & typeof globalThis): void {
  const { open } = view.XMLHttpRequest.prototype;
  view.XMLHttpRequest.prototype.open = function (this: XMLHttpRequest, ...args: unknown[]) {
    this.addEventListener("load", () => quietly(() => look(view, textOf(this))));
    return open.apply(this, args as Parameters<typeof open>);
  } as typeof open;

  const { fetch } = view;
  view.fetch = function (this: unknown, ...args: Parameters<typeof fetch>) {
    const answer = fetch.apply(this as Window, args);
    answer.then(
      (response) => quietly(() => lookInto(view, response)),
      () => {},
    );
    return answer;
  };
}

function textOf({ responseType, responseText, response }: XMLHttpRequest): string {
  return responseType === "json" ? JSON.stringify(response) : responseText;
}

/** Only short JSON of this site is read: streams, files and responses of other sites are not even copied. */
function lookInto(view: Window, response: Response): void {
  const isJson = /\bjson\b/.test(response.headers.get("content-type") ?? "");
  const isShort = Number(response.headers.get("content-length") ?? 0) <= LONGEST;
  if (!isJson || !isShort || response.type !== "basic" || response.bodyUsed) return;
  response
    .clone()
    .text()
    .then(
      (text) => quietly(() => look(view, text)),
      () => {},
    );
}

function look(view: Window, text: string): void {
  const block = text.length <= LONGEST ? blockIn(text) : undefined;
  if (block) show(view, block);
}

export function show(view: Window, { message, stops, integration }: Block): void {
  // The contract defines this name, including its spelling.
  view.dispatchEvent(new CustomEvent("apbctAjaxBockAlert", { detail: { message } }));
  modal ??= createModal(view.document, view.ctPublicFunctions);
  modal.open(message);
  if (stops) view.stop();
  if (integration === "NEXForms") endNexForm(view.document);
}

function endNexForm(page: Document): void {
  for (const button of page.querySelectorAll<HTMLButtonElement>("form.submit-nex-form button.nex-submit")) {
    button.disabled = true;
  }
  for (const message of page.querySelectorAll<HTMLElement>("div.nex_success_message")) message.hidden = true;
}

/** An error in a response must not reach the code that sent the request. */
function quietly(look: () => void): void {
  try {
    look();
  } catch {}
}
