import { type RefObject, useEffect, useMemo, useRef, useState } from "react";
import { defaultsOf } from "../../../kit/schema/schema";
import type { ListSetting, Settings } from "../../../kit/schema/settings";
import { newId } from "../../commands/newIds";
import { gettext } from "../../texts/gettext";
import type { Item } from "../list/useItems";
import { faultsIn, withFreeValue } from "./choiceItems";

type Options = { items: readonly Item[]; setting: ListSetting<Settings>; onChange: (items: Item[]) => void };
/** How many choices are shown at once: each is a row of inputs, and thousands of rows would freeze the editor. */
const PER_PAGE = 100;

type Focus = { index: number; part: "label" | "handle" };

export type ChoiceActions = Omit<ReturnType<typeof useChoices>, "list" | "page" | "open" | "announcement">;

/** Which choice is open, and the changes of the list. */
export function useChoices({ items, setting, onChange }: Options) {
  const list = useRef<HTMLOListElement>(null);
  const [open, setOpen] = useState<number | null>(null);
  const [announcement, setAnnouncement] = useState("");
  const { page, focus } = usePages(list, items.length);

  /** The positions of choices change, so none stays open. */
  function replace(next: Item[]) {
    setOpen(null);
    onChange(next);
  }
  function move(from: number, to: number) {
    if (to < 0 || to >= items.length || to === from) return;
    replace(items.toSpliced(from, 1).toSpliced(to, 0, items[from] as Item));
    focus({ index: to, part: "handle" });
    setAnnouncement(gettext("Moved to position {position} of {count}.", { position: to + 1, count: items.length }));
  }
  return {
    list,
    page,
    open,
    announcement,
    move,
    replace,
    ...useDrag(move),
    ...changesOfOne({ items, setting, onChange }),
    faultOf: useMemo(() => faultsIn(items), [items]),
    toggle: (index: number) => setOpen(open === index ? null : index),
    add(index: number) {
      replace(items.toSpliced(index, 0, { ...defaultsOf(setting.fields), _id: newId("item") }));
      focus({ index, part: "label" });
    },
    remove(index: number) {
      replace(items.toSpliced(index, 1));
      focus({ index: Math.min(index, items.length - 2), part: "label" });
    },
  };
}

/** Changes of a single choice, which keeps its position. */
const changesOfOne = ({ items, setting, onChange }: Options) => ({
  change: (index: number, changes: Item) => onChange(items.with(index, { ...items[index], ...changes })),
  /** The value is that of the first label: entries and rules keep it, however the label changes. */
  complete(index: number) {
    const { label, value } = items[index] as Item;
    if (label && !value) onChange(items.with(index, withFreeValue(items, index)));
  },
  select(index: number) {
    const isSelected = items[index]?.is_selected === "yes";
    const others = setting.editor === "choice" ? items.map((item) => ({ ...item, is_selected: "" })) : items;
    onChange(others.with(index, { ...items[index], is_selected: isSelected ? "" : "yes" }));
  },
});

/** The choice that the pointer drags, and where it is dropped. */
function useDrag(move: (from: number, to: number) => void) {
  const dragged = useRef<number | null>(null);
  return {
    drag: (index: number | null) => {
      dragged.current = index;
    },
    isDragging: () => dragged.current !== null,
    drop(index: number) {
      if (dragged.current !== null) move(dragged.current, index);
      dragged.current = null;
    },
  };
}

/** The rows that are shown at once. `focus` also turns to the page of a row. */
function usePages(list: RefObject<HTMLElement | null>, count: number) {
  const [wanted, setPage] = useState(0);
  // Removed choices may end before the page.
  const start = Math.max(0, Math.min(wanted, Math.ceil(count / PER_PAGE) - 1)) * PER_PAGE;
  const focusShown = useFocus(list, start);
  const page = {
    start,
    end: Math.min(start + PER_PAGE, count),
    turn: (by: -1 | 1) => setPage(start / PER_PAGE + by),
  };
  function focus(next: Focus) {
    setPage(Math.floor(Math.max(0, next.index) / PER_PAGE));
    focusShown(next);
  }
  return { page, focus };
}

/** Moves focus to a part of a row once the list has changed. */
function useFocus(list: RefObject<HTMLElement | null>, start: number) {
  const next = useRef<Focus | null>(null);
  useEffect(() => {
    if (!next.current) return;
    const { index, part } = next.current;
    next.current = null;
    list.current?.children[index - start]?.querySelector<HTMLElement>(`[data-part="${part}"]`)?.focus();
  });
  return (focus: Focus) => {
    next.current = focus;
  };
}
