import { captcha } from "./captcha/captcha";
import { checks } from "./checks/checks";
import { drafts } from "./drafts/drafts";
import { lists } from "./fields/lists";
import { otherFields } from "./fields/otherFields";
import { repeaters } from "./fields/repeaters";
import { searchableSelects } from "./fields/searchableSelects";
import { inputChange } from "./parts/inputChange";
import { watchSize } from "./parts/watchSize";
import { payment } from "./payments/payment";
import { rules } from "./rules/rules";
import { versionHash } from "./traps/versionHash";
import { uploads } from "./uploads/uploads";

/**
 * What forms can have besides being sent. A feature is loaded by the forms that need it, and starts again when an answer
 * of the server has replaced the form.
 */
export type Feature = {
  applies: (form: HTMLFormElement) => boolean;
  start: (form: HTMLFormElement, until: AbortSignal) => unknown;
};

export const FEATURES: readonly Feature[] = [
  inputChange,
  rules,
  watchSize,
  lists,
  repeaters,
  searchableSelects,
  otherFields,
  drafts,
  checks,
  uploads,
  versionHash,
  captcha,
  payment,
];
