import { type RefObject, useEffect, useRef, useState } from "react";

/** After a row was added or removed, moves focus to the first input of the row there, or to the button that adds one. */
export function useRowFocus(list: RefObject<HTMLElement | null>, addButton: RefObject<HTMLElement | null>) {
  const next = useRef<number | null>(null);
  const [announcement, setAnnouncement] = useState("");

  useEffect(() => {
    if (next.current === null) return;
    const target = list.current?.children[next.current]?.querySelector<HTMLElement>("select, input");
    next.current = null;
    (target ?? addButton.current)?.focus();
  });

  function focusAfter(index: number, announced: string) {
    next.current = index;
    setAnnouncement(announced);
  }
  return { announcement, focusAfter };
}
