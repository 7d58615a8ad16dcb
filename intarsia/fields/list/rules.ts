import type { FieldRules, FieldSettings } from "../../../web/kit/fields/defineField";
import { fault } from "../../../web/kit/fields/fault";
import type { Row } from "../../../web/rules/forms/formModel";
import type { UiString } from "./uiStrings";

type Column = { _id: string; label: string };

export const columnsOf = ({ columns }: FieldSettings): readonly Column[] => columns as readonly Column[];

/** Also without a limit of the owner there is one. */
const MOST_ROWS = 200;
export const mostRows = (limit: number): number => Math.min(limit || MOST_ROWS, MOST_ROWS);

export const rules: FieldRules = {
  check: (answer, { max_rows }) => {
    const most = mostRows(Number(max_rows));
    return (answer as readonly Row[]).length > most
      ? fault<UiString>("Rows allowed: {number}. Remove some.", { values: { number: most } })
      : null;
  },
  textOf: (answer, settings) =>
    (answer as readonly Row[])
      .map((row) =>
        columnsOf(settings)
          .map(({ _id }) => row[_id])
          .filter(Boolean)
          .join(", "),
      )
      .join("\n"),
  model: (settings) => ({ reads: { as: "rows", columns: columnsOf(settings).map(({ _id }) => _id) } }),
};
