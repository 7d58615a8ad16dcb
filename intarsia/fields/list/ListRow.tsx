import { useUiStrings } from "../../../web/kit/environment/environment";
import type { GroupContext } from "../../../web/kit/fields/FieldGroup";
import { RowButton } from "../../../web/kit/fields/rows/RowButton";
import type { Row } from "../../../web/rules/forms/formModel";
import type { UiString } from "./uiStrings";

type Props = {
  index: number;
  columns: readonly { _id: string; label: string }[];
  values: Row;
  input: { id: string; name: string };
  state: ReturnType<GroupContext["stateOf"]>;
  remove: { command: string; action: string | undefined; disabled: boolean };
};

/** The script renumbers rows by the templates in `data-label`. */
export function ListRow({ index, columns, values, input, state, remove }: Props) {
  const t = useUiStrings<UiString>();
  const numbered = (text: UiString, column = "") => {
    const template = t(text, { column, number: "{number}" });
    return { "aria-label": template.replace("{number}", String(index + 1)), "data-label": template };
  };
  return (
    <fieldset className="list__row gfield_list_group" {...numbered("Row {number}")}>
      {columns.map(({ _id, label }, column) => (
        <input
          {...state}
          key={_id}
          id={`${input.id}_${index + 1}_${column + 1}`}
          name={`${input.name}[]`}
          className="field__input"
          type="text"
          defaultValue={values[_id] ?? ""}
          {...numbered(columns.length > 1 ? "{column}, row {number}" : "Row {number}", label)}
        />
      ))}
      <RowButton className="list__remove" {...remove} {...numbered("Remove row {number}")}>
        <span aria-hidden="true">×</span>
      </RowButton>
    </fieldset>
  );
}
