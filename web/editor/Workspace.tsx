import { useCallback, useMemo, useState } from "react";
import type { Loaded } from "./Editor";
import { useEditorContext } from "./EditorContext";
import { ResourcesContext, useServerResources } from "./canvas/resources";
import { Notices } from "./chrome/Notices";
import { Rail } from "./chrome/Rail";
import { Stage } from "./chrome/Stage";
import { TopBar } from "./chrome/TopBar";
import { useShortcuts } from "./chrome/useShortcuts";
import { SettingsPanel } from "./panels/settings/SettingsPanel";
import { EditingProvider, useDocument } from "./puckAdapter";
import { localCopy } from "./saving/localCopy";
import { SavingContext } from "./saving/SavingContext";
import { useSaving } from "./saving/useSaving";

/** The editor with a document in it. Restoring a version starts it anew: the canvas only reads its document once. */
export function Workspace({ loaded }: { loaded: Loaded }) {
  const [start, setStart] = useState({ ...loaded, key: 0 });
  const restart = useCallback((next: Loaded) => setStart((old) => ({ ...next, key: old.key + 1 })), []);
  return <Session key={start.key} start={start} restart={restart} />;
}

function Session({ start, restart }: { start: Loaded; restart: (next: Loaded) => void }) {
  const { boot, api, widgets } = useEditorContext();
  const copy = useMemo(() => localCopy(boot.kind, boot.pk), [boot]);
  const saving = useSaving(api, start.revision, start.document, copy, boot.locked);
  const shared = useMemo(() => ({ ...saving, copy, restart }), [saving, copy, restart]);

  return (
    <SavingContext value={shared}>
      <EditingProvider document={start.document} widgets={widgets} onChange={saving.changed} isReadOnly={boot.locked}>
        <Screen />
      </EditingProvider>
    </SavingContext>
  );
}

function Screen() {
  const { api } = useEditorContext();
  const resources = useServerResources(api, useDocument());
  useShortcuts();
  return (
    <ResourcesContext value={resources}>
      <div className="editor">
        <TopBar />
        <Rail />
        <Stage />
        <SettingsPanel />
        <Notices />
      </div>
    </ResourcesContext>
  );
}
