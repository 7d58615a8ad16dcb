import { type EvaluatedForm, evaluateForm } from "../../rules/forms/evaluateForm";
import { evaluationOrder } from "../../rules/forms/evaluationOrder";
import type { Answer, BrowserModel, FieldModel } from "../../rules/forms/formModel";
import { runHooks } from "../api/runHooks";
import { emit, formIdOf } from "../parts/events";
import { answerIn, boxOf } from "./answersIn";
import { showResult } from "./results";
import { reset, setHidden } from "./visibility";

/** The rules of one form, and what they have decided. The server decides again when the form is sent. */
export class LiveRules {
  readonly model: BrowserModel;
  readonly formId: number;
  evaluated: EvaluatedForm;
  private readonly order: string[];
  private readonly boxes: ReadonlyMap<string, HTMLElement | null>;
  /** What people answer, by the number of the field. */
  private readonly asked: ReadonlyMap<string, FieldModel>;
  private readonly answers: Record<string, Answer> = {};
  private hidden: ReadonlySet<string> = new Set();

  constructor(readonly form: HTMLFormElement) {
    this.model = JSON.parse(form.dataset.rules as string);
    this.formId = formIdOf(form);
    this.order = evaluationOrder(this.model);
    this.boxes = new Map(this.model.fields.map((field) => [field.id, boxOf(form, field)]));
    const asked = this.model.fields.filter(({ number, calculation }) => number !== undefined && !calculation);
    this.asked = new Map(asked.map((field) => [String(field.number), field]));
    for (const field of asked) this.readAnswer(field);
    this.evaluated = evaluateForm(this.model, this.answers, this.order);
  }

  get isPriced(): boolean {
    return this.model.fields.some(({ pricing }) => pricing);
  }

  /** Reads the answer of the field with this number, and decides again. */
  update(number: string): void {
    const field = this.asked.get(number);
    if (field) this.readAnswer(field);
    this.evaluated = evaluateForm(this.model, this.answers, this.order);
  }

  /** Shows and hides what has changed; `isInit` is the first time, for all. */
  applyVisibility(isInit = false): void {
    const { formId, model } = this;
    const changed = model.fields.filter(({ id }) => isInit || this.evaluated.hidden.has(id) !== this.hidden.has(id));
    if (changed.length === 0) return;
    const detail = { formId, fields: changed.map(({ number, id }) => number ?? id), isInit };
    emit("gform/conditionalLogic/applyRules/start", detail, "gform_pre_conditional_logic", [formId, isInit]);
    for (const field of changed) this.applyTo(field, isInit);
    this.hidden = this.evaluated.hidden;
    emit("gform/conditionalLogic/applyRules/end", detail, "gform_post_conditional_logic", [formId, isInit]);
  }

  showResults(): void {
    const { evaluated, formId, model } = this;
    for (const field of model.fields) {
      const box = this.boxes.get(field.id);
      if (field.calculation && box) showResult(box, field, { evaluated, formId, currency: model.currency });
    }
  }

  private readAnswer(field: FieldModel): void {
    this.answers[field.id] = answerIn(this.boxes.get(field.id) ?? null, field, this.model.currency);
  }

  private applyTo(field: FieldModel, isInit: boolean): void {
    const box = this.boxes.get(field.id);
    const isHidden = this.evaluated.hidden.has(field.id);
    const action = isHidden ? "hide" : "show";
    const target = field.number ?? field.id;
    if (!box || runHooks.applyFilters("gform_abort_conditional_logic_do_action", false, action, target)) return;
    if (isHidden && this.asked.has(String(field.number))) {
      reset(box, field);
      this.readAnswer(field);
    }
    setHidden(box, field, isHidden);
    runHooks.doAction("gform_post_conditional_logic_field_action", this.formId, action, target, field.initial, isInit);
  }
}
