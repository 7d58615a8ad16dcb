import { useEffect } from "react";
import { useEditing } from "../../puckAdapter";
import { useScreen } from "../ScreenContext";
import { openByPointer } from "./openMenu";

/** The right mouse button opens our menu on elements; elsewhere the browser's. */
export function useMenuOnPointer(target: globalThis.Document | undefined) {
  const editing = useEditing();
  const screen = useScreen();
  useEffect(() => {
    const onContextMenu = (event: MouseEvent) => {
      if (openByPointer(event, editing, screen)) event.preventDefault();
    };
    target?.addEventListener("contextmenu", onContextMenu);
    return () => target?.removeEventListener("contextmenu", onContextMenu);
  }, [target, editing, screen]);
}
