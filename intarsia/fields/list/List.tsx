import { useUiStrings } from "../../../web/kit/environment/environment";
import type { FieldProps } from "../../../web/kit/fields/defineField";
import { FieldGroup } from "../../../web/kit/fields/FieldGroup";
import { EnterButton } from "../../../web/kit/fields/rows/EnterButton";
import { RowButton } from "../../../web/kit/fields/rows/RowButton";
import type { ViewProps } from "../../../web/kit/schema/defineWidget";
import type { Row } from "../../../web/rules/forms/formModel";
import { ListRow } from "./ListRow";
import { mostRows } from "./rules";
import type { schema } from "./schema";
import type { UiString } from "./uiStrings";
import "./list.css";

/** What the server adds: how many rows were sent, and where buttons send the form to. */
type Props = ViewProps<typeof schema> & FieldProps & { row_count?: number; action?: string };

/** Buttons send the form, and the server adds or removes a row. With its script, nothing is sent. */
export function List({ columns, rows, max_rows, answer, row_count, action, ...field }: Props) {
  const t = useUiStrings<UiString>();
  const filled = Array.isArray(answer) ? (answer as readonly Row[]) : [];
  const most = mostRows(max_rows);
  const count = row_count ?? Math.max(Math.min(rows, most), filled.length);
  const place = `${field.number}${field.row ?? ""}`;
  return (
    <FieldGroup {...field} type="list">
      {({ names, stateOf }) => (
        <div
          className="list"
          data-list={most}
          data-lively
          data-added={t("Row added.")}
          data-removed={t("Row removed.")}
        >
          <EnterButton />
          {columns.length > 1 && (
            <div className="list__head" aria-hidden="true">
              {columns.map(({ _id, label }) => (
                <span key={_id}>{label}</span>
              ))}
            </div>
          )}
          <div className="list__rows">
            {Array.from({ length: count }, (_, index) => (
              <ListRow
                // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other identity
                key={index}
                index={index}
                columns={columns}
                values={filled[index] ?? {}}
                input={names.input()}
                state={stateOf()}
                remove={{ command: `remove ${place}[${index}]`, action, disabled: count === 1 }}
              />
            ))}
          </div>
          <RowButton className="list__add" command={`add ${place}`} action={action} disabled={count >= most}>
            <span aria-hidden="true">+</span> {t("Add row")}
          </RowButton>
        </div>
      )}
    </FieldGroup>
  );
}
