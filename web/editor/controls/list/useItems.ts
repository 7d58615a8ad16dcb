import { type RefObject, useState } from "react";
import { defaultsOf } from "../../../kit/schema/schema";
import type { Settings } from "../../../kit/schema/settings";
import { newId, withNewIds } from "../../commands/newIds";
import { swapped, useMoving } from "./useMoving";

export type Item = Record<string, unknown>;

type Options = {
  items: readonly Item[];
  fields: Settings;
  list: RefObject<HTMLElement | null>;
  onChange: (items: Item[]) => void;
};

/** Which item of a list is open, and the changes of the list. The open item stays open when others move it. */
export function useItems({ items, fields, list, onChange }: Options) {
  const [open, setOpen] = useState<number | null>(null);
  const { announcement, hasMoved } = useMoving(list, items.length);

  return {
    open,
    announcement,
    toggle: (index: number) => setOpen(open === index ? null : index),
    add() {
      onChange([...items, { ...defaultsOf(fields), _id: newId("item") }]);
      setOpen(items.length);
    },
    move(index: number, direction: -1 | 1) {
      hasMoved(index + direction, direction);
      if (open === index || open === index + direction) setOpen(open === index ? index + direction : index);
      onChange(swapped(items, index, index + direction));
    },
    copy(index: number) {
      if (open !== null && open > index) setOpen(open + 1);
      onChange(items.toSpliced(index + 1, 0, copied(items[index] as Item)));
    },
    remove(index: number) {
      setOpen(null);
      onChange(items.toSpliced(index, 1));
    },
    change(index: number, changes: Item) {
      onChange(items.with(index, { ...slotsIn(fields), ...items[index], ...changes }));
    },
  };
}

/** An item contains a slot only if it stores one; older items may not. */
const slotsIn = (fields: Settings) =>
  defaultsOf(Object.fromEntries(Object.entries(fields).filter(([, { kind }]) => kind === "slot")));

/** An item may contain elements, and ids must be unique. */
const copied = (item: Item): Item => ({
  ...withNewIds({ type: "item", props: { ...item, id: "" } }).props,
  _id: newId("item"),
});
