import { ChevronDown, ChevronRight, ChevronUp, Copy, Plus, Trash2 } from "lucide-react";
import { useContext, useEffect, useRef, useState } from "react";
import { staticValue } from "../../../documents/bindings";
import { defaultsOf } from "../../../kit/schema/schema";
import type { ListSetting, Settings } from "../../../kit/schema/settings";
import { ShowItemContext } from "../../canvas/shownItem";
import { itemId } from "../../commands/items";
import { newId, withNewIds } from "../../commands/newIds";
import { SettingRow } from "../../panels/settings/rows/SettingRow";
import type { ControlProps } from "../control";
import { SettingPlaceContext, useInnerPlace } from "../dynamic/SettingPlace";
import { swapped, useMoving } from "./useMoving";

type Item = Record<string, unknown>;

/** Items that can be opened, reordered, duplicated and removed. Each is edited with the controls of its fields. */
export function ListControl({ id, setting, value, onChange, isDisabled }: ControlProps<Item[], ListSetting<Settings>>) {
  const [open, setOpen] = useState<number | null>(null);
  const list = useRef<HTMLOListElement>(null);
  const items = value ?? [];
  const slots = slotsIn(setting.fields);
  const show = useContext(ShowItemContext);
  const shown = open === null || !items[open] ? null : itemId(items[open], open);
  useEffect(() => {
    if (shown !== null) show(shown);
  }, [shown, show]);
  const { announcement, hasMoved } = useMoving(list, items.length);

  function move(index: number, direction: -1 | 1) {
    hasMoved(index + direction, direction);
    if (open === index || open === index + direction) setOpen(open === index ? index + direction : index);
    onChange(swapped(items, index, index + direction));
  }
  function copy(item: Item, index: number) {
    // The open item stays open when it moves.
    if (open !== null && open > index) setOpen(open + 1);
    onChange(items.toSpliced(index + 1, 0, copied(item)));
  }
  function add() {
    onChange([...items, { ...defaultsOf(setting.fields), _id: newId("item") }]);
    setOpen(items.length);
  }

  return (
    <div className="list-control">
      <ol ref={list}>
        {items.map((item, index) => (
          <li key={itemId(item, index)} data-open={open === index || undefined}>
            <ItemHead
              title={titleOf(item, setting, index)}
              isOpen={open === index}
              isFirst={index === 0}
              isLast={index === items.length - 1}
              isDisabled={isDisabled}
              onToggle={() => setOpen(open === index ? null : index)}
              onMove={(direction) => move(index, direction)}
              onCopy={() => copy(item, index)}
              onRemove={() => {
                setOpen(null);
                onChange(items.toSpliced(index, 1));
              }}
            />
            {open === index && (
              <ItemFields
                fields={setting.fields}
                item={item}
                index={index}
                onChange={(changes) => onChange(items.with(index, { ...slots, ...item, ...changes }))}
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
        aria-label={`Add ${setting.item}`}
        disabled={isDisabled}
        onClick={add}
      >
        <Plus aria-hidden /> Add {setting.item}
      </button>
      <span role="status" className="sr-only">
        {announcement}
      </span>
    </div>
  );
}

type FieldsProps = {
  fields: Settings;
  item: Item;
  index: number;
  onChange: (changes: Item) => void;
  isDisabled?: boolean;
};

function ItemFields({ fields, item, index, onChange, isDisabled }: FieldsProps) {
  const place = useInnerPlace(index);
  return (
    // A list inside an item is not shown on the canvas by itself.
    <ShowItemContext value={doNothing}>
      <SettingPlaceContext value={place}>
        <div className="list-control__fields">
          {Object.entries(fields)
            .filter(([, field]) => field.kind !== "slot")
            .map(([name, field]) => (
              <SettingRow
                key={name}
                name={name}
                setting={field}
                values={item}
                onChange={onChange}
                isDisabled={isDisabled}
              />
            ))}
        </div>
      </SettingPlaceContext>
    </ShowItemContext>
  );
}

type HeadProps = {
  title: string;
  isOpen: boolean;
  isFirst: boolean;
  isLast: boolean;
  isDisabled?: boolean;
  onToggle: () => void;
  onMove: (direction: -1 | 1) => void;
  onCopy: () => void;
  onRemove: () => void;
};

const ItemHead = ({ title, isOpen, isFirst, isLast, isDisabled, onToggle, onMove, onCopy, onRemove }: HeadProps) => (
  <div className="list-control__head">
    <button type="button" className="list-control__title" aria-expanded={isOpen} onClick={onToggle}>
      <ChevronRight aria-hidden />
      <span>{title}</span>
    </button>
    <span className="list-control__actions">
      <button
        type="button"
        className="icon-button"
        data-move="-1"
        disabled={isDisabled || isFirst}
        aria-label={`Move ${title} up`}
        title="Move up"
        onClick={() => onMove(-1)}
      >
        <ChevronUp />
      </button>
      <button
        type="button"
        className="icon-button"
        data-move="1"
        disabled={isDisabled || isLast}
        aria-label={`Move ${title} down`}
        title="Move down"
        onClick={() => onMove(1)}
      >
        <ChevronDown />
      </button>
      <button
        type="button"
        className="icon-button"
        disabled={isDisabled}
        aria-label={`Copy ${title}`}
        title="Copy"
        onClick={onCopy}
      >
        <Copy />
      </button>
      <button
        type="button"
        className="icon-button"
        disabled={isDisabled}
        aria-label={`Remove ${title}`}
        title="Remove"
        onClick={onRemove}
      >
        <Trash2 />
      </button>
    </span>
  </div>
);

const doNothing = () => {};

function titleOf(item: Item, { item: noun, titleField = "", fields }: ListSetting<Settings>, index: number): string {
  const field = fields[titleField];
  const value = staticValue(item[titleField]);
  const chosen = field?.kind === "select" ? field.options.find(([option]) => option === value)?.[1] : undefined;
  return chosen ?? String(value || `${noun} ${index + 1}`);
}

/** An item contains a slot only if it stores one; older items may not. */
const slotsIn = (fields: Settings) =>
  defaultsOf(Object.fromEntries(Object.entries(fields).filter(([, { kind }]) => kind === "slot")));

/** An item may contain elements, and ids must be unique. */
const copied = (item: Item): Item => ({
  ...withNewIds({ type: "item", props: { ...item, id: "" } }).props,
  _id: newId("item"),
});
