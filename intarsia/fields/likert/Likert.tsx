import { shownPart } from "../../../web/kit/fields/answers/shownAnswer";
import { preselected, valueOfChoice } from "../../../web/kit/fields/choices/choicesOf";
import type { FieldProps } from "../../../web/kit/fields/defineField";
import { FieldGroup } from "../../../web/kit/fields/FieldGroup";
import type { ViewProps } from "../../../web/kit/schema/defineWidget";
import { rowsOf } from "./rows";
import type { schema } from "./schema";
import "./likert.css";

type Props = ViewProps<typeof schema> & FieldProps;

/** A table of radio buttons. Each is named after its row and its column; where the table does not fit, rows are cards. */
export function Likert({ rows, choices, answer, ...field }: Props) {
  const [first = ""] = preselected({ choices });
  return (
    <FieldGroup {...field} type="likert">
      {({ names, stateOf }) => {
        const columnId = (index: number) => names.input(`column_${index}`).id;
        const rowId = (key: string) => names.input(`row_${key}`).id;
        return (
          <table className="likert">
            <thead>
              <tr>
                <td />
                {choices.map(({ _id, label, value }, index) => (
                  <th key={_id} scope="col" id={columnId(index)}>
                    {label || value}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rowsOf({ rows }).map(({ key, label }) => (
                <tr key={key}>
                  <th scope="row" id={rowId(key)}>
                    {label}
                  </th>
                  {choices.map((choice, index) => (
                    <td key={choice._id}>
                      <label className="likert__choice">
                        <input
                          type="radio"
                          id={names.input(`${key}_${index}`).id}
                          name={names.input(key).name}
                          value={valueOfChoice(choice)}
                          defaultChecked={shownPart(answer, key, first) === valueOfChoice(choice)}
                          required={field.is_required === "yes"}
                          aria-labelledby={`${rowId(key)} ${columnId(index)}`}
                          {...stateOf(key)}
                        />
                        <span className="likert__label">{choice.label || choice.value}</span>
                      </label>
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        );
      }}
    </FieldGroup>
  );
}
