import type { FieldAnswer, FieldRules, FieldSettings, PostedInputs } from "../../../web/kit/fields/defineField";
import { fault } from "../../../web/kit/fields/fault";
import { passwordState } from "../../../web/rules/passwords/passwordState";
import type { UiString } from "./uiStrings";

export const rules: FieldRules = {
  inBrowser: ["has_confirmation", "min_length", "min_strength"],
  read,
  check: (answer, settings) => {
    const { password = "", confirmation = "", mark } = answer as Record<string, string>;
    if (mark) return null;
    const { has_confirmation, min_length } = settings;
    const state = passwordState({
      password,
      confirmation: has_confirmation ? confirmation : undefined,
      minLength: Number(min_length),
    });
    if (state === "blank") return fault<UiString>("Enter the same password twice.");
    if (state === "short")
      return fault<UiString>("Enter at least {number} characters.", { values: { number: Number(min_length) } });
    if (state === "mismatch") return fault<UiString>("Enter the same password twice.", { inputs: ["2"] });
    return isTooWeak(state, settings)
      ? fault<UiString>("This password is too easy to guess. Add words or more characters.", { inputs: [""] })
      : null;
  },
};

/**
 * Spaces are part of a password. A strength that a browser sends is not read: it is scored again. The mark of a password
 * that was checked before has been verified by the server.
 */
function read(inputs: PostedInputs): FieldAnswer {
  const [password = ""] = inputs[""] ?? [];
  const [confirmation = ""] = inputs._2 ?? [];
  const [mark = ""] = inputs._checked ?? [];
  if (password || confirmation) return { password, confirmation };
  return mark ? { mark } : null;
}

const isTooWeak = (state: string, { min_strength }: FieldSettings): boolean =>
  min_strength === "strong" ? state !== "strong" : min_strength === "good" && state === "bad";
