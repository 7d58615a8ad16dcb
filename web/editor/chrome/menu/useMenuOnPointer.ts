import { useEffect } from "react";
import { useEditing } from "../../puckAdapter";
import { useScreen } from "../ScreenContext";
import { openByPointer } from "./openMenu";

/** A right click opens our menu on elements, and the browser's elsewhere. */
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
