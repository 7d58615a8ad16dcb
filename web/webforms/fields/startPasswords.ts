import { lazyPart } from "../parts/lazyPart";

const BOX = "[data-password]";
const load = lazyPart(() => import("../../../intarsia/fields/password/typedState"));

/** Until its library has loaded, and if it does not, the strength of a password is unknown. */
export function startPasswords(form: HTMLFormElement, until: AbortSignal): Promise<void> {
  let stateOf = (_box: HTMLElement): string => "unknown";

  function show(box: HTMLElement) {
    const state = isEmpty(box) ? "blank" : stateOf(box);
    const strength = box.querySelector<HTMLElement>("[data-texts]");
    if (!strength) return;
    strength.hidden = false;
    strength.dataset.state = state;
    const text = JSON.parse(strength.dataset.texts ?? "{}")[state];
    // Screen readers would say the same text again.
    if (strength.textContent !== text) strength.textContent = text;
  }

  const showAll = () => form.querySelectorAll<HTMLElement>(BOX).forEach(show);

  function onInput({ target }: Event) {
    const box = (target as Element).closest<HTMLElement>(BOX);
    if (box) show(box);
  }

  form.addEventListener("input", onInput, { signal: until });
  // A page of the form can be new.
  document.addEventListener("gform/post_render", showAll, { signal: until });
  showAll();
  return load().then(
    ({ typedState }) => {
      stateOf = typedState;
      if (!until.aborted) showAll();
    },
    () => {},
  );
}

const isEmpty = (box: HTMLElement): boolean => box.querySelector("input")?.value === "";
