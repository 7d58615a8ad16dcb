import { useEffect, useMemo, useState } from "react";
import { canvasFrame } from "../canvas/canvasFrame";
import { SaveSectionDialog } from "../sections/SaveSectionDialog";
import { SelectionStatus } from "../selection/SelectionStatus";
import { InsertDialog } from "./dialogs/InsertDialog";
import { ShortcutsHelp } from "./dialogs/ShortcutsHelp";
import { ElementMenu } from "./menu/ElementMenu";
import type { Panels } from "./panels/usePanels";
import type { DialogName, MenuRequest, Screen } from "./ScreenContext";

const ANNOUNCEMENT_MS = 5000;
const ACTIONS = ["pointerdown", "keydown"];

/** The temporary layers of the screen: one menu, one dialog, one message. */
export function useOverlays({ open, toggle, showCanvas }: Panels) {
  const [menu, setMenu] = useState<MenuRequest | null>(null);
  const [dialog, setDialog] = useState<DialogName | null>(null);
  const [announcement, setAnnouncement] = useState({ text: "", count: 0 });
  const [renamed, setRenamed] = useState<string | null>(null);
  const renaming = useMemo(() => [renamed, setRenamed] as const, [renamed]);
  const screen = useMemo<Screen>(
    () => ({
      openMenu: setMenu,
      openDialog: setDialog,
      openPanel: open,
      togglePanels: toggle,
      showCanvas,
      announce: (text) => setAnnouncement(({ count }) => ({ text, count: count + 1 })),
      rename: (id) => {
        open("navigator");
        setRenamed(id);
      },
    }),
    [open, toggle, showCanvas],
  );
  return { screen, renaming, menu, setMenu, dialog, setDialog, announcement, setAnnouncement };
}

/** Calls `end` after a time, or at the next click or key: a message about the last action does not cover the next one. */
function atNextAction(limitMs: number, end: () => void): () => void {
  const timer = setTimeout(end, limitMs);
  const places = [document, canvasFrame()?.contentDocument];
  const each = (change: "addEventListener" | "removeEventListener") => {
    for (const place of places) for (const action of ACTIONS) place?.[change](action, end, true);
  };
  each("addEventListener");
  return () => {
    clearTimeout(timer);
    each("removeEventListener");
  };
}

export function Overlays({
  menu,
  setMenu,
  dialog,
  setDialog,
  announcement,
  setAnnouncement,
}: ReturnType<typeof useOverlays>) {
  useEffect(() => {
    if (!announcement.text) return;
    return atNextAction(ANNOUNCEMENT_MS, () => setAnnouncement(({ count }) => ({ text: "", count })));
  }, [announcement, setAnnouncement]);
  return (
    <>
      {menu && <ElementMenu request={menu} onClose={() => setMenu(null)} />}
      {dialog === "shortcuts" && <ShortcutsHelp onClose={() => setDialog(null)} />}
      {dialog === "insert" && <InsertDialog onClose={() => setDialog(null)} />}
      {dialog === "saveSection" && <SaveSectionDialog onClose={() => setDialog(null)} />}
      <SelectionStatus />
      <p className="announcement" role="status" data-empty={announcement.text === "" || undefined}>
        {announcement.text}
      </p>
    </>
  );
}
