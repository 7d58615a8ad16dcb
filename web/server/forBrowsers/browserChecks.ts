import { translationsFor } from "../../kit/environment/uiStrings";
import type { BrowserChecks, FieldCheck } from "../../kit/fields/answers/browserChecks";
import type { FieldSettings } from "../../kit/fields/defineField";
import type { FormElement } from "../../kit/fields/formModelOf";
import { FIELD_UI_STRINGS } from "../../kit/fields/uiStrings";
import type { Currency } from "../../rules/money/currency";

/** What checks need of every field. */
const ALWAYS = ["is_required", "error_message"];

/** Only of fields whose types say which settings browsers may know; null without any. */
export function browserChecks(
  elements: readonly FormElement[],
  translations: Readonly<Record<string, string>>,
  currency: Currency,
): BrowserChecks | null {
  const checked = elements.filter(({ type, model }) => type.rules?.inBrowser && model.number !== undefined);
  if (checked.length === 0) return null;
  const words = new Set([...FIELD_UI_STRINGS, ...checked.flatMap(({ type }) => type.schema.words ?? [])]);
  return {
    fields: Object.fromEntries(checked.map((element) => [element.model.number, checkOf(element, currency)])),
    texts: translationsFor([...words].filter(isMessage), translations) ?? {},
  };
}

/** Labels have no full stop. */
const isMessage = (text: string): boolean => text.endsWith(".");

function checkOf({ type, settings, model }: FormElement, currency: Currency): FieldCheck {
  const names = [...ALWAYS, ...(type.rules?.inBrowser ?? [])];
  const known: FieldSettings = { ...settings, ...(model.reads?.as === "money" && { currency }) };
  const given = names
    .map((name) => [name, known[name]] as const)
    .filter(([name, value]) => value || isZero(name, value));
  const needed: FieldSettings = Object.fromEntries(given);
  return { type: type.schema.type, ...(given.length > 0 && { settings: needed }) };

  /** A limit of 0, where a field without one has another number. */
  function isZero(name: string, value: unknown): boolean {
    return value === 0 && type.schema.settings[name]?.default !== 0;
  }
}
