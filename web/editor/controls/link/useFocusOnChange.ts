import { useEffect, useRef } from "react";
import type { Link } from "../../../kit/schema/settings";

function formOf({ action, page, document }: Link): string {
  if (action) return "action";
  if (page) return "page";
  return document ? "document" : "url";
}

/** Keeps focus when the kind of a link changes: the focused element disappears, and its replacement gets focus. */
export function useFocusOnChange(id: string, link: Link, onChange: (link: Link) => void) {
  const form = formOf(link);
  const wanted = useRef("");
  const rendered = useRef(form);
  useEffect(() => {
    if (rendered.current === form) return;
    rendered.current = form;
    // An undo changes the kind too, and must not move focus.
    if (wanted.current === form) document.getElementById(id)?.focus();
    wanted.current = "";
  }, [id, form]);
  return (next: Link) => {
    wanted.current = formOf(next);
    onChange(next);
  };
}
