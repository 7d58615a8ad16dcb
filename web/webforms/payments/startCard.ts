import { followTyping } from "../../../intarsia/fields/credit_card/ownInputs";
import type { CardType } from "../../rules/cards/cards";
import { isLocked } from "../submission/lock";
import { loadProvider } from "./loadProvider";
import type { CardBox, CardEntry, CardToken, Refusal } from "./provider";

type Card = { complete: () => Promise<boolean> };

/** While the form is being sent, in milliseconds. */
const POLLING = 50;

const cards = new WeakMap<HTMLElement, Card>();

/** Starts the card in this element, once. */
export function startCard(element: HTMLElement, form: HTMLFormElement): Card {
  const found = cards.get(element);
  if (found) return found;
  const view = viewOf(element);
  // What is typed here is no answer of the form: neither its rules nor page scripts learn of it.
  for (const type of ["input", "change"]) element.addEventListener(type, (event) => event.stopPropagation());
  followTyping(element);
  element.querySelector(".card__change")?.addEventListener("click", view.forget);
  const entry = loadProvider(element.dataset.payment ?? "", element.dataset.module).then((start) =>
    start(boxOf(element)),
  );
  const card = { complete: () => complete(view, entry) };
  cards.set(element, card);
  const { action } = element.dataset;
  if (action) void entry.then((started) => confirm(action, started, view, form)).catch(() => view.refuse(FAILED));
  entry.catch(() => {});
  return card;
}

const FAILED: Refusal = { text: "failed" };

async function complete(view: View, entry: Promise<CardEntry>): Promise<boolean> {
  if (view.hasToken()) return true;
  try {
    const started = await entry;
    if (started.isEmpty()) return true;
    const result = await started.tokenOf();
    if ("token" in result) view.keep(result);
    else view.refuse(result);
    return "token" in result;
  } catch (error) {
    console.error("[forms] The card was not checked.", error);
    view.refuse(FAILED);
    return false;
  }
}

/** Sends the form again once the bank has what it wants. */
async function confirm(action: string, entry: CardEntry, view: View, form: HTMLFormElement): Promise<void> {
  const refusal = await entry.confirm?.(action);
  if (refusal) {
    view.forget();
    return view.refuse(refusal);
  }
  while (isLocked(form)) await new Promise((resolve) => setTimeout(resolve, POLLING));
  if (form.isConnected) await window.gform.submission.submitForm(form);
}

type View = ReturnType<typeof viewOf>;

function viewOf(element: HTMLElement) {
  const token = element.querySelector<HTMLInputElement>("input[type=hidden]");
  const name = element.querySelector(".card__name");
  const error = element.querySelector<HTMLElement>(".card__error");
  const texts: Record<string, string> = JSON.parse(element.dataset.texts ?? "{}");

  function show(state: "empty" | "ready", value: string, shownName: string) {
    if (token) token.value = value;
    if (name) name.textContent = shownName;
    element.dataset.state = state;
    clear();
  }

  function clear() {
    if (error) error.hidden = true;
    for (const input of element.querySelectorAll("[aria-invalid]")) input.removeAttribute("aria-invalid");
  }

  return {
    hasToken: () => Boolean(token?.value),
    keep: ({ token: value, brand, lastDigits }: CardToken) =>
      show("ready", `${value} ${brand} ${lastDigits}`, `${brand} •••• ${lastDigits}`),
    forget: () => show("empty", "", ""),
    /** At the input that is wrong, if it is one of ours. */
    refuse: (refusal: Refusal) => {
      clear();
      if (error) {
        error.textContent = "message" in refusal ? refusal.message : (texts[refusal.text] ?? "");
        error.hidden = false;
      }
      const part = "part" in refusal ? refusal.part : undefined;
      const input = element.querySelector<HTMLElement>(`input[data-part="${part}"]`);
      input?.setAttribute("aria-invalid", "true");
      input?.setAttribute("aria-describedby", error?.id ?? "");
      input?.focus();
    },
  };
}

const boxOf = (element: HTMLElement): CardBox => ({
  element,
  accepted: (element.dataset.accepted ?? "").split(" ") as CardType[],
  options: JSON.parse(element.dataset.options ?? "{}"),
});
