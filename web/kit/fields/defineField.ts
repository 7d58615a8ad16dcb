import { type ComponentType, createElement, type ReactNode } from "react";
import type { PostedInputs } from "../../rules/answers/readInputs";
import type { Answer, FieldModel } from "../../rules/forms/formModel";
import type { Discount } from "../../rules/orders/order";
import type { Translate } from "../environment/uiStrings";
import { defineWidget, type ElementContext, type ViewProps, type Widget } from "../schema/defineWidget";
import type { WidgetSchema } from "../schema/schema";

export type { PostedInputs } from "../../rules/answers/readInputs";

/** An answer as the rules know it: a text, a list of checked options, or texts by input. Null is no answer. */
export type FieldAnswer = Answer;

/** A row of a repeater: answers by the numbers of its fields. */
export type RepeatedRow = { readonly [number: string]: FieldAnswer | readonly RepeatedRow[] };

/** The settings of a field, with defaults filled in. Where answers are checked, `currency` is that of the form. */
export type FieldSettings = Readonly<Record<string, unknown>>;

/** `message` is an English sentence, which is the key of its translations; `{name}` in it is replaced by a value. */
export type Fault = {
  message: string;
  values?: Readonly<Record<string, string | number>>;
  /** The inputs that are wrong, if the field has several. */
  inputs?: readonly string[];
};

/** What happens with the answer of a field, in the browser and on the server. */
export type FieldRules = {
  /** The answer in what was posted; null if there is none. Without it, as the `reads` of the model says. */
  read?: (inputs: PostedInputs, settings: FieldSettings) => FieldAnswer;
  /** What an entry stores of an answer that is not null, if it is more than rules compare: text with its format. */
  stored?: (inputs: PostedInputs) => FieldAnswer;
  /** The fault of an answer that is not null. A field with several inputs checks here which required ones are missing. */
  check?: (
    answer: Exclude<FieldAnswer, null> | readonly RepeatedRow[],
    settings: FieldSettings,
    inputs: PostedInputs,
    language: string,
  ) => Fault | null;
  /** The fault of a missing answer. Without it, a required field says that it is required. */
  missing?: (settings: FieldSettings) => Fault | null;
  /** The answer as people read it, in entries and mail. Without it, a list or several texts are joined. */
  textOf?: (
    answer: Exclude<FieldAnswer, null>,
    settings: FieldSettings,
    language: string,
    t: Translate<string>,
  ) => string;
  /** What a valid answer takes off the price of an order. Only the server asks for it. */
  discount?: (answer: Exclude<FieldAnswer, null>, settings: FieldSettings) => Discount | null;
  /**
   * The settings that `read`, `check` and `model` need in the browser: with this, answers are checked there as soon as
   * the visitor leaves the field. They become part of public pages. The values of `choices` are read from the HTML.
   * `currency` is the form's, for fields whose answer is an amount.
   */
  inBrowser?: readonly string[];
  /** What rules of other fields need to know, besides id, label and condition. */
  model?: (settings: FieldSettings) => Partial<FieldModel>;
};

/** `rules` is null for what nobody fills in, such as a section. */
export type FieldType = Widget & { rules: FieldRules | null };

/** Pairs the schema of a field with its view and its rules. */
export const defineField = <Schema extends WidgetSchema>(
  schema: Schema,
  View: (props: ViewProps<Schema> & FieldProps) => ReactNode,
  rules: FieldRules | null,
): FieldType => {
  const Hideable = hideable(View as ComponentType<Props>) as (props: ViewProps<Schema>) => ReactNode;
  return { ...(defineWidget(schema, Hideable) as Widget), rules };
};

type Props = FieldProps & Partial<ElementContext>;

/**
 * Marks a field that rules hide at first. The script of the form hides and shows it; without a script it is visible.
 */
export const hideable =
  (View: ComponentType<Props>) =>
  ({ hidden_at_first: isHidden, ...props }: Props) => {
    const { root = () => ({ className: "" }) } = props;
    const hidden = (className: string) => ({ ...root(className), "data-hidden-at-first": "" });
    return createElement(View, isHidden ? { ...props, root: hidden } : props);
  };

/** What the server adds to the settings of a field. Absent in the editor for a field that is not saved yet. */
export type FieldProps = {
  /** The id of the form and the number of the field: parts of the names and ids in the HTML. */
  form?: number;
  number?: number;
  /** The code of the form's currency. */
  currency?: string;
  /** Before ids, if the form is on the page a second time. */
  prefix?: string;
  /** Its rules hide it before anybody has answered. */
  hidden_at_first?: boolean;
  /** In a row of a repeater: `[0]`, in a repeater inside another `[0][1]`. */
  row?: string;
  /** What the visitor typed before. */
  answer?: FieldAnswer;
  /** Why the answer was refused. */
  error?: string;
  /** The inputs that the error is about; all of them if absent. */
  wrong_inputs?: readonly string[];
};
