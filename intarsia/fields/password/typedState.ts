import { type PasswordState, passwordState } from "../../../web/rules/passwords/passwordState";

/** The state of what is typed now. While the confirmation is empty it does not differ yet. */
export function typedState(box: HTMLElement): PasswordState {
  const [password = "", confirmation] = [...box.querySelectorAll<HTMLInputElement>("input[type=password]")].map(
    ({ value }) => value,
  );
  return passwordState({ password, confirmation: confirmation || undefined, minLength: Number(box.dataset.password) });
}
