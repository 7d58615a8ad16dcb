import { useEffect, useMemo, useState } from "react";
import { InsertDialog } from "./dialogs/InsertDialog";
import { ShortcutsHelp } from "./dialogs/ShortcutsHelp";
import { ElementMenu } from "./menu/ElementMenu";
import type { DialogName, MenuRequest, Screen } from "./ScreenContext";
import type { Panels } from "./usePanels";

const SAID_MS = 5000;

/** The temporary layers of the screen: one menu, one dialog, one message. */
export function useOverlays({ open, toggle, showCanvas }: Panels) {
  const [menu, setMenu] = useState<MenuRequest | null>(null);
  const [dialog, setDialog] = useState<DialogName | null>(null);
  const [said, setSaid] = useState({ text: "", count: 0 });
  const [renamed, setRenamed] = useState<string | null>(null);
  const renaming = useMemo(() => [renamed, setRenamed] as const, [renamed]);
  const screen = useMemo<Screen>(
    () => ({
      openMenu: setMenu,
      openDialog: setDialog,
      openPanel: open,
      togglePanels: toggle,
      showCanvas,
      say: (text) => setSaid(({ count }) => ({ text, count: count + 1 })),
      rename: (id) => {
        open("navigator");
        setRenamed(id);
      },
    }),
    [open, toggle, showCanvas],
  );
  return { screen, renaming, menu, setMenu, dialog, setDialog, said, setSaid };
}

export function Overlays({ menu, setMenu, dialog, setDialog, said, setSaid }: ReturnType<typeof useOverlays>) {
  useEffect(() => {
    if (!said.text) return;
    const timer = setTimeout(() => setSaid(({ count }) => ({ text: "", count })), SAID_MS);
    return () => clearTimeout(timer);
  }, [said, setSaid]);
  return (
    <>
      {menu && <ElementMenu request={menu} onClose={() => setMenu(null)} />}
      {dialog === "shortcuts" && <ShortcutsHelp onClose={() => setDialog(null)} />}
      {dialog === "insert" && <InsertDialog onClose={() => setDialog(null)} />}
      <p className="said" role="status" data-empty={said.text === "" || undefined}>
        {said.text}
      </p>
    </>
  );
}
