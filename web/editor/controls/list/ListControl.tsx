import { ChevronDown, ChevronUp, Copy, Plus, Trash2 } from "lucide-react";
import { useState } from "react";
import { defaultsOf } from "../../../kit/schema/schema";
import type { ListSetting, Settings } from "../../../kit/schema/settings";
import { newId, withNewIds } from "../../commands/newIds";
import { SettingRow } from "../../panels/settings/SettingRow";
import type { ControlProps } from "../control";

type Item = Record<string, unknown>;

/** Items that can be opened, reordered, copied and removed; each is edited by the controls of its fields. */
export function ListControl({ id, setting, value, onChange, isDisabled }: ControlProps<Item[], ListSetting<Settings>>) {
  const [open, setOpen] = useState<number | null>(null);
  const items = value ?? [];
  const put = (index: number, item: Item) => onChange(items.with(index, item));
  const swap = (index: number, other: number) => {
    onChange(items.with(index, items[other] as Item).with(other, items[index] as Item));
    setOpen(other);
  };
  return (
    <div className="list-control">
      <ol>
        {items.map((item, index) => (
          <li key={String(item._id ?? index)}>
            <div className="list-control__head">
              <button
                type="button"
                aria-expanded={open === index}
                onClick={() => setOpen(open === index ? null : index)}
              >
                {titleOf(item, setting, index)}
              </button>
              <button
                type="button"
                className="icon-button"
                disabled={isDisabled || index === 0}
                aria-label="Move up"
                onClick={() => swap(index, index - 1)}
              >
                <ChevronUp />
              </button>
              <button
                type="button"
                className="icon-button"
                disabled={isDisabled || index === items.length - 1}
                aria-label="Move down"
                onClick={() => swap(index, index + 1)}
              >
                <ChevronDown />
              </button>
              <button
                type="button"
                className="icon-button"
                disabled={isDisabled}
                aria-label="Copy"
                onClick={() => onChange(items.toSpliced(index + 1, 0, copied(item)))}
              >
                <Copy />
              </button>
              <button
                type="button"
                className="icon-button"
                disabled={isDisabled}
                aria-label="Remove"
                onClick={() => onChange(items.toSpliced(index, 1))}
              >
                <Trash2 />
              </button>
            </div>
            {open === index && (
              <div className="list-control__fields">
                {Object.entries(setting.fields)
                  .filter(([, field]) => field.kind !== "slot")
                  .map(([name, field]) => (
                    <SettingRow
                      key={name}
                      name={name}
                      setting={field}
                      values={item}
                      onChange={(changes) => put(index, { ...item, ...changes })}
                      isDisabled={isDisabled}
                    />
                  ))}
              </div>
            )}
          </li>
        ))}
      </ol>
      <button
        id={id}
        type="button"
        className="button"
        disabled={isDisabled}
        onClick={() => {
          onChange([...items, { ...defaultsOf(setting.fields), _id: newId("item") }]);
          setOpen(items.length);
        }}
      >
        <Plus aria-hidden /> Add {setting.item}
      </button>
    </div>
  );
}

const titleOf = (item: Item, setting: ListSetting<Settings>, index: number) =>
  String((setting.titleField && item[setting.titleField]) || `${setting.item} ${index + 1}`);

/** An item may hold elements, and two elements never share an id. */
const copied = (item: Item): Item => ({
  ...withNewIds({ type: "item", props: { ...item, id: "" } }).props,
  _id: newId("item"),
});
