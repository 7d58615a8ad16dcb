import { preselected } from "../../kit/fields/choices/choicesOf";
import type { FieldAnswer, RepeatedRow } from "../../kit/fields/defineField";
import type { FormElement } from "../../kit/fields/formModelOf";
import type { Repeaters } from "../../rules/rows/withRows";

export type StoredAnswer = FieldAnswer | readonly RepeatedRow[];

type Values = {
  /** Everything that is shown and asked, with each field of a repeater once for each row. */
  shown: readonly FormElement[];
  around: Repeaters;
  countOf: (repeater: string) => number;
  answerOf: (element: FormElement) => FieldAnswer;
  textOf: (element: FormElement) => string;
};

/** What the rows of repeaters come to. A row that nobody touched is no answer, and nothing is wrong in it. */
export class RepeatedAnswers {
  /** By the repeater and row that they are in, such as `r[0]`. */
  private readonly rows = new Map<string, FormElement[]>();

  constructor(private readonly values: Values) {
    for (const element of values.shown) {
      const place = (this.repeatersOf(element).at(-1) ?? "") + (element.model.row ?? "");
      this.rows.set(place, [...this.elementsAt(place), element]);
    }
  }

  /** With those of repeaters. */
  answerOf(element: FormElement): StoredAnswer {
    return element.model.repeats ? this.rowsOf(element) : this.values.answerOf(element);
  }

  /** A repeater has one line for each row. */
  textOf(element: FormElement): string {
    const { values } = this;
    return element.model.repeats
      ? this.placesIn(element)
          .map((place) => this.lineOf(place))
          .join("\n")
      : values.textOf(element);
  }

  /** By the ids of elements. Of a field in a repeater, the texts of all rows, and with the row that of each. */
  texts(): Record<string, string> {
    const found: Record<string, string> = {};
    for (const element of this.values.shown.filter((one) => !this.isInBlankRow(one))) {
      const { id, model } = element;
      const [name, before] = [model.element ?? id, found[model.element ?? id]];
      const text = this.textOf(element);
      found[name] = before === undefined ? text : [before, text].filter(Boolean).join("\n");
    }
    const outer = this.values.shown.filter((one) => one.model.repeats && one.model.row === undefined);
    return Object.assign(found, ...outer.map((repeater) => this.textsInRows(repeater)));
  }

  /** Rows are counted as they are stored: without those that nobody touched. */
  private textsInRows(repeater: FormElement, row = ""): Record<string, string> {
    const rows = this.placesIn(repeater).map((place, index) =>
      this.elementsAt(place).map((element) => ({
        [`${element.model.element}${row}[${index}]`]: this.textOf(element),
        ...(element.model.repeats ? this.textsInRows(element, `${row}[${index}]`) : {}),
      })),
    );
    return Object.assign({}, ...rows.flat());
  }

  isInBlankRow(element: FormElement): boolean {
    const levels = element.model.row?.match(/\[\d+\]/g) ?? [];
    return this.repeatersOf(element).some((repeater, level) =>
      this.isBlank(repeater + levels.slice(0, level + 1).join("")),
    );
  }

  /** Null if no row has an answer. */
  private rowsOf(repeater: FormElement): RepeatedRow[] | null {
    const found = this.placesIn(repeater).map((place) =>
      Object.fromEntries(
        this.elementsAt(place).map((element) => [
          String(element.model.number ?? element.model.element),
          this.answerOf(element),
        ]),
      ),
    );
    return found.length > 0 ? found : null;
  }

  private lineOf(place: string): string {
    const texts = this.elementsAt(place).map((element) => {
      const text = this.textOf(element);
      const shown = element.model.repeats && text ? `(${text.replaceAll("; ", ", ").replaceAll("\n", "; ")})` : text;
      return shown && [element.model.label, shown].filter(Boolean).join(": ");
    });
    return texts.filter(Boolean).join("; ");
  }

  private placesIn({ id }: FormElement): string[] {
    const all = Array.from({ length: this.values.countOf(id) }, (_, index) => `${id}[${index}]`);
    return all.filter((place) => !this.isBlank(place));
  }

  private isBlank(place: string): boolean {
    return this.elementsAt(place).every((element) =>
      element.model.repeats ? this.placesIn(element).length === 0 : isUntouched(element, this.values.answerOf(element)),
    );
  }

  private elementsAt(place: string): readonly FormElement[] {
    return this.rows.get(place) ?? [];
  }

  private repeatersOf({ id, model }: FormElement): readonly string[] {
    return this.values.around.get(model.element ?? id) ?? [];
  }
}

/** A person did not enter what the form fills in. */
function isUntouched({ type, settings, model }: FormElement, answer: FieldAnswer): boolean {
  if (answer === null || model.calculation || type.schema.type === "hidden") return true;
  const initial = settings.default_value ? [String(settings.default_value)] : preselected(settings);
  if (model.reads?.as === "number" && initial.length > 0) return Number(answer) === Number(initial[0]);
  return [answer].flat().join("\n") === initial.join("\n");
}
