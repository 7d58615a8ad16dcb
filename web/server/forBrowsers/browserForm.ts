import type { Document } from "../../documents/document";
import type { BrowserChecks } from "../../kit/fields/answers/browserChecks";
import { type FieldNumbers, type FormElement, formElementsOf } from "../../kit/fields/formModelOf";
import { evaluateForm } from "../../rules/forms/evaluateForm";
import type { Answer, BrowserModel } from "../../rules/forms/formModel";
import { currencyOf } from "../../rules/money/currencyOf";
import { fieldTypes } from "../forms/fieldTypes";
import { browserChecks } from "./browserChecks";
import { browserModel, initialOf } from "./browserModel";

export type BrowserFormInput = {
  document: Document;
  numbers: FieldNumbers;
  currency: string;
  translations?: Readonly<Record<string, string>>;
};

/** What the HTML of a form contains for its script. Private settings are not part of it. */
export type BrowserForm = {
  /** Null if it has no rules, calculations or prices. */
  rules: BrowserModel | null;
  checks: BrowserChecks | null;
  /** The ids of what rules hide before anybody has answered. */
  hidden: string[];
};

export function browserForm({ document, numbers, currency, translations = {} }: BrowserFormInput): BrowserForm {
  const elements = formElementsOf(document, fieldTypes, numbers);
  return {
    rules: browserModel(elements, currency),
    checks: browserChecks(elements, translations, currencyOf(currency)),
    hidden: hiddenAtFirst(elements),
  };
}

function hiddenAtFirst(elements: readonly FormElement[]): string[] {
  if (!elements.some(({ model }) => model.shownIf)) return [];
  const answers = Object.fromEntries(elements.map((element) => [element.id, initialAnswer(element)]));
  return [...evaluateForm({ fields: elements.map(({ model }) => model) }, answers).hidden];
}

/** What a form has that nobody has touched. */
function initialAnswer({ settings, model }: FormElement): Answer {
  const initial = initialOf(settings);
  if (initial.length === 0) return null;
  return model.reads?.as === "choices" ? initial : (initial[0] as string);
}
