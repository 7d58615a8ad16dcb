import { useEffect, useRef } from "react";
import type { Link } from "../../../kit/schema/settings";

const formOf = ({ action, page }: Link): string => (action ? "action" : page ? "page" : "address");

/** What had the focus goes when a link becomes something else; what comes in its place takes it. */
export function useKeptFocus(id: string, link: Link, onChange: (link: Link) => void) {
  const form = formOf(link);
  const wanted = useRef("");
  const drawn = useRef(form);
  useEffect(() => {
    if (drawn.current === form) return;
    drawn.current = form;
    // An undo changes it too, and leaves the focus where it is.
    if (wanted.current === form) document.getElementById(id)?.focus();
    wanted.current = "";
  }, [id, form]);
  return (next: Link) => {
    wanted.current = formOf(next);
    onChange(next);
  };
}
