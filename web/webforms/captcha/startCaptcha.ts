import { announce } from "../parts/announce";
import { formIdOf } from "../parts/events";
import { formInput } from "../parts/formInput";
import { lazyPart } from "../parts/lazyPart";
import { startProofOfWork } from "./startProofOfWork";

/** `solved` and `failed` are texts for the visitor, too. */
type State = "waiting" | "pending" | "solved" | "failed";

/** What a provider is given: where it is shown, and what it tells. */
export type CaptchaBox = {
  readonly element: HTMLElement;
  readonly widget: HTMLElement;
  readonly provider: string;
  readonly siteKey: string;
  readonly isInvisible: boolean;
  readonly formId: number;
  pending: () => void;
  solved: (token: string) => void;
  /** The token is too old. */
  expired: () => void;
  failed: () => void;
};

/** Solves the captcha, if it can without the visitor. Rejects if it cannot be solved. */
export type Solve = () => Promise<unknown>;
export type Captcha = { complete: () => Promise<unknown> };

/** Long enough for a slow phone, and short enough for somebody who waits. In milliseconds. */
const COMPLETING = 20_000;
/** The work that every form does: without it, the message is judged with less evidence. */
const PROVING = 500;

const steps = lazyPart(() => import("../../protection/confirm/takeStep"));
const services = lazyPart(() => import("./startService"));

const captchas = new WeakMap<HTMLElement, Captcha>();

/** Starts the captcha in this element, once. */
export function startCaptcha(element: HTMLElement, form: HTMLFormElement): Captcha {
  const found = captchas.get(element);
  if (found) return found;
  const input = element.querySelector<HTMLInputElement>("input[type=hidden]");
  const box = boxIn(element, input, formIdOf(form));
  const isCaptcha = box.provider !== "work";
  const solve = /work$/.test(box.provider) ? startProofOfWork(box) : startLazily(box);
  const solved = () => (isCaptcha ? withinTime(solve(), COMPLETING) : withinTime(solve(), PROVING).catch(() => {}));
  const captcha = { complete: async () => input?.value || solved() };
  captchas.set(element, captcha);
  if (!isCaptcha) startStep(form);
  return captcha;
}

function boxIn(element: HTMLElement, input: HTMLInputElement | null, formId: number): CaptchaBox {
  const texts: Partial<Record<State, string>> = JSON.parse(element.dataset.texts ?? "{}");
  const status = element.querySelector("[role=status]");

  function show(state: State, token = "") {
    if (input) input.value = token;
    element.dataset.state = state;
    if (status && texts[state]) status.textContent = texts[state];
    if (state === "failed" && texts.failed) announce(texts.failed);
  }

  return {
    element,
    widget: element.querySelector<HTMLElement>(".captcha__widget") ?? element,
    provider: element.dataset.captcha ?? "",
    siteKey: element.dataset.siteKey ?? "",
    isInvisible: element.dataset.display === "invisible",
    formId,
    pending: () => show("pending"),
    solved: (token) => show("solved", token),
    expired: () => show("waiting"),
    failed: () => show("failed"),
  };
}

/** A form that can show one more step says so. The server asks for it above a form that it shows again. */
function startStep(form: HTMLFormElement): void {
  const confirmation = formInput(form, "intarsia_confirmation");
  if (confirmation) confirmation.value = "possible";
  const { step } = form.dataset;
  if (step)
    steps()
      .then(({ takeStep }) => takeStep(form, step))
      .catch(() => {});
}

function startLazily(box: CaptchaBox): Solve {
  const started = services().then(({ startService }) => startService(box));
  started.catch(box.failed);
  return async () => (await started)();
}

/** A captcha that does not end is left to the server, which says what is missing. */
const withinTime = (solving: Promise<unknown>, time: number): Promise<unknown> =>
  Promise.race([solving, new Promise((resolve) => setTimeout(resolve, time))]);
