import { translator } from "../../kit/environment/uiStrings";
import type { BrowserChecks } from "../../kit/fields/answers/browserChecks";
import { faultOf } from "../../kit/fields/answers/faultOf";
import type { Fault } from "../../kit/fields/defineField";
import type { Currency } from "../../rules/money/currency";
import { inputsOfRow } from "../../rules/rows/rowInputs";
import { inputsIn, postedIn } from "../parts/postedIn";
import { type LoadedRules, loadRules } from "./loadRules";

/** Checks the answers of a form by the rules that the server has, too. */
export class FieldChecker {
  private readonly checks: BrowserChecks;
  private readonly types: Promise<ReadonlyMap<string, LoadedRules>>;
  private readonly language: string;

  constructor(form: HTMLFormElement) {
    this.checks = JSON.parse(form.dataset.checks as string);
    this.language = form.closest<HTMLElement>("[lang]")?.lang || "en";
    this.types = loadRules(Object.values(this.checks.fields).map(kindOf));
  }

  /** What is wrong in this box, with its text; null for nothing, and for a field that only the server checks. */
  async faultIn(box: HTMLElement): Promise<(Fault & { text: string }) | null> {
    const number = box.dataset.field ?? "";
    const field = this.checks.fields[number];
    const own = field?.settings;
    const found = (await this.types).get(field ? kindOf(field) : "");
    if (!found) return null;
    const { row } = box.dataset;
    const posted = postedIn(box, number);
    const inputs = row === undefined ? posted : inputsOfRow(posted, row);
    const settings = { choices: choicesIn(box), ...own };
    const { rules } = found;
    const answer = rules.read
      ? rules.read(inputs, settings)
      : found.readAnswer(inputs, rules.model?.(settings).reads, own?.currency as Currency);
    // A row in which nothing was entered is not checked.
    if (row !== undefined && answer === null) return null;
    const fault = faultOf(rules, { answer, inputs, settings, language: this.language });
    const text = fault && String(own?.error_message || translator(this.checks.texts)(fault.message, fault.values));
    return fault && { ...fault, text: text as string };
  }

  isChecked = (box: HTMLElement): boolean => (box.dataset.field ?? "") in this.checks.fields;
}

/** The key of its rules: a text with a mask has its own. */
const kindOf = ({ type, settings }: BrowserChecks["fields"][string]): string =>
  settings?.input_mask ? `masked_${type}` : type;

/** Nobody can choose what is not offered, so the HTML says what is. */
const choicesIn = (box: HTMLElement) =>
  inputsIn(box)
    .flatMap((input): { value: string }[] => (input instanceof HTMLSelectElement ? [...input.options] : [input]))
    .map(({ value }) => ({ value }));
