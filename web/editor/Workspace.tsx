import { useCallback, useMemo, useState } from "react";
import { ServerResources } from "./canvas/ServerResources";
import { useMenuOnPointer } from "./chrome/menu/useMenuOnPointer";
import { Notices } from "./chrome/Notices";
import { Overlays, useOverlays } from "./chrome/Overlays";
import { PanelEdge } from "./chrome/PanelEdge";
import { Rail } from "./chrome/Rail";
import { RenamingContext, ScreenContext } from "./chrome/ScreenContext";
import { Stage } from "./chrome/Stage";
import { TopBar } from "./chrome/TopBar";
import { useShortcuts } from "./chrome/useShortcuts";
import { useClipboard } from "./clipboard/useClipboard";
import type { Loaded } from "./Editor";
import { useEditorContext } from "./EditorContext";
import { SettingsPanel } from "./panels/settings/SettingsPanel";
import { EditingProvider } from "./puckAdapter";
import { useRemembered } from "./remembered";
import { type LocalCopy, localCopy } from "./saving/localCopy";
import { SavingContext } from "./saving/SavingContext";
import { useSaving } from "./saving/useSaving";

/** The editor with a document in it. Restoring a version starts it anew: the canvas only reads its document once. */
export function Workspace({ loaded }: { loaded: Loaded }) {
  const { boot } = useEditorContext();
  const [start, setStart] = useState({ ...loaded, key: 0 });
  const restart = useCallback((next: Loaded) => setStart((old) => ({ ...next, key: old.key + 1 })), []);
  const copy = useMemo(() => localCopy(boot), [boot]);
  return <Session key={start.key} start={start} restart={restart} copy={copy} />;
}

type SessionProps = { start: Loaded; restart: (next: Loaded) => void; copy: LocalCopy };

function Session({ start, restart, copy }: SessionProps) {
  const { boot, api, widgets } = useEditorContext();
  const saving = useSaving({ api, start, copy, isReadOnly: boot.locked });
  const shared = useMemo(() => ({ ...saving, copy, restart, start }), [saving, copy, restart, start]);

  return (
    <SavingContext value={shared}>
      <EditingProvider document={start.document} widgets={widgets} onChange={saving.changed} isReadOnly={boot.locked}>
        {SCREEN}
      </EditingProvider>
    </SavingContext>
  );
}

// Always the same, so that a save, which changes the session, draws nothing of the canvas anew.
const SCREEN = (
  <ServerResources>
    <Screen />
  </ServerResources>
);

const LEFT = { smallest: 208, usual: 280, largest: 480 };
const RIGHT = { smallest: 260, usual: 320, largest: 560 };

function Screen() {
  const [left, setLeft] = useRemembered("left", LEFT.usual);
  const [right, setRight] = useRemembered("right", RIGHT.usual);
  const [panel, setPanel] = useRemembered("panel", "widgets");
  const openNavigator = useCallback(() => setPanel("navigator"), [setPanel]);
  const overlays = useOverlays(openNavigator);
  const columns = { "--left": panel ? `${left}px` : "0px", "--right": `${right}px` } as React.CSSProperties;
  return (
    <ScreenContext value={overlays.screen}>
      <RenamingContext value={overlays.renaming}>
        <div className="editor" style={columns}>
          <Keys />
          <TopBar />
          <Rail open={panel} onOpen={setPanel} />
          {panel && (
            <PanelEdge side="left" label="Width of the left panel" value={left} limits={LEFT} onChange={setLeft} />
          )}
          <Stage />
          <PanelEdge side="right" label="Width of the settings" value={right} limits={RIGHT} onChange={setRight} />
          <SettingsPanel />
          <Notices />
          <Overlays {...overlays} />
        </div>
      </RenamingContext>
    </ScreenContext>
  );
}

/** Inside of the screen, of which keys and menus ask things. */
function Keys() {
  useShortcuts(document);
  useClipboard(document);
  useMenuOnPointer(document);
  return null;
}
