import { useEffect } from "react";
import { elementById } from "../../documents/tree";
import { useEditing } from "../puckAdapter";

/** Selects the element that the editor's URL names, such as a form that was just added at the end of the page. */
export function useLinkedElement(frame?: globalThis.Document) {
  const editing = useEditing();
  useEffect(() => {
    const id = location.hash.slice(1);
    if (!frame || !id || !elementById(editing.document(), id)) return;
    // Only once: not after a version was restored, which mounts the canvas again.
    history.replaceState(history.state, "", location.pathname + location.search);
    editing.select(id);
    editing.reveal(id);
    // Styles move the elements.
    const show = () => editing.reveal(id);
    for (const link of frame.querySelectorAll("link")) link.addEventListener("load", show, { once: true });
  }, [frame, editing]);
}
