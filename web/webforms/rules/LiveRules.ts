import { type EvaluatedForm, evaluateForm } from "../../rules/forms/evaluateForm";
import { evaluationOrder } from "../../rules/forms/evaluationOrder";
import type { Answer, BrowserModel, FieldModel } from "../../rules/forms/formModel";
import { withRows } from "../../rules/rows/withRows";
import { runHooks } from "../api/runHooks";
import { emit, formIdOf } from "../parts/events";
import { answerIn, boxOf } from "./answersIn";
import { countRows } from "./countRows";
import { showResult } from "./results";
import { reset, setHidden } from "./visibility";

/** The rules of one form, and what they have decided. The server decides again when the form is sent. */
export class LiveRules {
  readonly formId: number;
  /** With the fields of repeaters once for each row. */
  model!: BrowserModel;
  evaluated!: EvaluatedForm;
  private readonly stored: BrowserModel;
  private order: string[] = [];
  private boxes: ReadonlyMap<string, HTMLElement | null> = new Map();
  /** What people answer. */
  private asked: readonly FieldModel[] = [];
  private answers: Record<string, Answer> = {};
  private hidden: ReadonlySet<string> = new Set();

  constructor(readonly form: HTMLFormElement) {
    this.stored = JSON.parse(form.dataset.rules as string);
    this.formId = formIdOf(form);
  }

  /** Reads all answers, also those in new rows and on a new page. The rules decide nothing before. */
  readForm(): void {
    const { form, stored } = this;
    this.model = { ...stored, ...withRows(stored, (repeater) => countRows(form, stored, repeater)) };
    this.order = evaluationOrder(this.model);
    this.boxes = new Map(this.model.fields.map((field) => [field.id, boxOf(form, field)]));
    this.asked = this.model.fields.filter(
      ({ number, calculation, instances }) => number !== undefined && !calculation && !instances,
    );
    this.answers = {};
    for (const field of this.asked) this.readAnswer(field);
    this.evaluated = evaluateForm(this.model, this.answers, this.order);
  }

  get isPriced(): boolean {
    return this.model.fields.some(({ pricing }) => pricing);
  }

  /** Reads the answers of the field with this number, and decides again. */
  update(number: string): void {
    for (const field of this.asked) if (String(field.number) === number) this.readAnswer(field);
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
    if (isHidden && this.asked.includes(field)) {
      reset(box, field);
      this.readAnswer(field);
    }
    setHidden(box, field, isHidden);
    runHooks.doAction("gform_post_conditional_logic_field_action", this.formId, action, target, field.initial, isInit);
  }
}
