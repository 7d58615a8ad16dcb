import { useUiStrings } from "../../../web/kit/environment/environment";
import type { FieldProps } from "../../../web/kit/fields/defineField";
import { FieldGroup } from "../../../web/kit/fields/FieldGroup";
import type { ViewProps } from "../../../web/kit/schema/defineWidget";
import type { Row } from "../../../web/rules/forms/formModel";
import { ListRow } from "./ListRow";
import { mostRows } from "./rules";
import type { schema } from "./schema";
import type { UiString } from "./uiStrings";
import "./list.css";

type Props = ViewProps<typeof schema> & FieldProps;

/** Without a script there are as many rows as the owner chose, and as many as were filled in before. */
export function List({ columns, rows, max_rows, answer, ...field }: Props) {
  const t = useUiStrings<UiString>();
  const filled = Array.isArray(answer) ? (answer as readonly Row[]) : [];
  const most = mostRows(max_rows);
  const count = Math.max(Math.min(rows, most), filled.length);
  return (
    <FieldGroup {...field} type="list">
      {({ names, stateOf }) => (
        <div
          className="list"
          data-list={most}
          data-added={t("Row added.")}
          data-removed={t("Row removed.")}
          style={{ "--columns": columns.length } as React.CSSProperties}
        >
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
              />
            ))}
          </div>
          <button className="list__add" type="button" hidden>
            <span aria-hidden="true">+</span> {t("Add row")}
          </button>
        </div>
      )}
    </FieldGroup>
  );
}
