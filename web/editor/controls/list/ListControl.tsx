import { Plus } from "lucide-react";
import { useContext, useEffect, useRef } from "react";
import { staticValue } from "../../../documents/bindings";
import type { ListSetting, Settings } from "../../../kit/schema/settings";
import { ShowItemContext } from "../../canvas/shownItem";
import { itemId } from "../../commands/items";
import { gettext } from "../../texts/gettext";
import { ChoicesControl } from "../choices/ChoicesControl";
import type { ControlProps } from "../control";
import { ItemFields } from "./ItemFields";
import { ItemHead } from "./ItemHead";
import { type Item, useItems } from "./useItems";

type Props = ControlProps<Item[], ListSetting<Settings>>;

export const ListControl = (props: Props) =>
  props.setting.editor ? <ChoicesControl {...props} /> : <ItemsControl {...props} />;

/** Items that can be opened, reordered, duplicated and removed. Each is edited with the controls of its fields. */
function ItemsControl({ id, setting, value, onChange, isDisabled }: Props) {
  const list = useRef<HTMLOListElement>(null);
  const items = value ?? [];
  const { open, announcement, ...actions } = useItems({ items, fields: setting.fields, list, onChange });
  useShowOpenItem(items, open);

  return (
    <div className="list-control">
      <ol ref={list}>
        {items.map((item, index) => (
          <li key={itemId(item, index)} data-item={itemId(item, index)} data-open={open === index || undefined}>
            <ItemHead
              title={titleOf(item, setting, index)}
              isOpen={open === index}
              isFirst={index === 0}
              isLast={index === items.length - 1}
              isDisabled={isDisabled}
              onToggle={() => actions.toggle(index)}
              onMove={(direction) => actions.move(index, direction)}
              onCopy={() => actions.copy(index)}
              onRemove={() => actions.remove(index)}
            />
            {open === index && (
              <ItemFields
                fields={setting.fields}
                item={item}
                index={index}
                onChange={(changes) => actions.change(index, changes)}
                isDisabled={isDisabled}
              />
            )}
          </li>
        ))}
      </ol>
      <button
        id={id}
        type="button"
        className="button"
        aria-label={gettext("Add {item}", { item: setting.item })}
        disabled={isDisabled}
        onClick={actions.add}
      >
        <Plus aria-hidden /> {gettext("Add {item}", { item: setting.item })}
      </button>
      <span role="status" className="sr-only">
        {announcement}
      </span>
    </div>
  );
}

/** Shows the open item on the canvas. */
function useShowOpenItem(items: readonly Item[], open: number | null) {
  const show = useContext(ShowItemContext);
  const item = open === null ? undefined : items[open];
  const shown = item && open !== null ? itemId(item, open) : null;
  useEffect(() => {
    if (shown !== null) show(shown);
  }, [shown, show]);
}

function titleOf(item: Item, { item: noun, titleField = "", fields }: ListSetting<Settings>, index: number): string {
  const field = fields[titleField];
  const value = staticValue(item[titleField]);
  const chosen = field?.kind === "select" ? field.options.find(([option]) => option === value)?.[1] : undefined;
  return chosen ?? String(value || `${noun} ${index + 1}`);
}
