import { useUiStrings } from "../../../web/kit/environment/environment";
import type { FieldProps } from "../../../web/kit/fields/defineField";
import { FieldGroup } from "../../../web/kit/fields/FieldGroup";
import { EnterButton } from "../../../web/kit/fields/rows/EnterButton";
import { RowButton } from "../../../web/kit/fields/rows/RowButton";
import type { ViewProps } from "../../../web/kit/schema/defineWidget";
import { RepeaterItem } from "./RepeaterItem";
import { mostItems } from "./rules";
import type { schema } from "./schema";
import type { UiString } from "./uiStrings";
import "./repeater.css";

/** What the server adds: where buttons send the form to. */
type Props = ViewProps<typeof schema> & FieldProps & { action?: string };

/** The id of the item that the server adds for new ones. */
const NEW = "new";
/** The place of an item's number in that one, which the script replaces. */
const NUMBER = "#";

/** Buttons send the form, and the server adds or removes an item. With its script, nothing is sent. */
export function Repeater({ fields: items, items: _start, item_label, add_label, max_items, action, ...field }: Props) {
  const t = useUiStrings<UiString>();
  // Without fields in it, visitors have nothing to fill in. On the canvas, there is one item that asks for fields.
  if (items.length === 0) return null;
  const { number, row = "" } = field;
  const label = item_label ? `${item_label} {number}` : t("Item {number}", { number: "{number}" });
  const shown = items.filter(({ id }) => id !== NEW);
  const blank = items.find(({ id }) => id === NEW);
  const itemAt = (index: number | typeof NUMBER) => ({ label, place: `${number}${row}[${index}]`, action });
  const most = mostItems(max_items);
  return (
    <FieldGroup {...field} type="repeater">
      {() => (
        <div
          className="repeater"
          data-repeater={number}
          data-lively
          data-max_items={most}
          data-added={t("Item added.")}
          data-removed={t("Item removed.")}
        >
          <EnterButton />
          <div className="repeater__items">
            {shown.map(({ id, Content }, index) => (
              <RepeaterItem key={id} {...itemAt(index)} index={index} canRemove={shown.length > 1}>
                <Content className="repeater__fields" />
              </RepeaterItem>
            ))}
          </div>
          {blank && (
            <template className="repeater__new">
              <RepeaterItem {...itemAt(NUMBER)} index={0} canRemove>
                <blank.Content className="repeater__fields" />
              </RepeaterItem>
            </template>
          )}
          <RowButton
            className="repeater__add"
            command={`add ${number}${row}`}
            action={action}
            disabled={shown.length >= most}
          >
            <span aria-hidden="true">+</span> {add_label || t("Add item")}
          </RowButton>
        </div>
      )}
    </FieldGroup>
  );
}
