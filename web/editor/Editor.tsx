import { useCallback, useEffect, useMemo, useState } from "react";
import { widgets as ours } from "../../intarsia/widgets";
import type { Widget } from "../kit/defineWidget";
import type { Device } from "../kit/devices";
import type { Document } from "../kit/document";
import { LoadFailed } from "./chrome/LoadFailed";
import { Skeleton } from "./chrome/Skeleton";
import { EditorContext, type EditorContextValue } from "./EditorContext";
import { loadForeignWidgets } from "./foreignWidgets";
import type { Api, Boot, Refusal, Revision } from "./saving/api";
import { Workspace } from "./Workspace";

type Props = { boot: Boot; api: Api };
/** `isUnsaved`: this browser knows more than the server. */
export type Loaded = { document: Document; revision: Revision | null; isUnsaved?: boolean };
type State = { name: "loading" } | { name: "failed"; refusal: Refusal } | ({ name: "ready" } & Loaded);

/** Loads the document and the widgets of other packages, then hands over to the workspace. */
export function Editor({ boot, api }: Props) {
  const [state, setState] = useState<State>({ name: "loading" });
  const [foreign, setForeign] = useState<Widget[]>([]);
  const [device, setDevice] = useState<Device>("desktop");

  const load = useCallback(async () => {
    setState({ name: "loading" });
    const [answer, others] = await Promise.all([api.load(), loadForeignWidgets(boot.foreignWidgets ?? [])]);
    setForeign(others);
    setState(answer.ok ? { name: "ready", ...answer.value } : { name: "failed", refusal: answer });
  }, [api, boot]);
  useEffect(() => void load(), [load]);

  const context = useMemo<EditorContextValue>(() => {
    const widgets = [...ours, ...foreign];
    const byType = new Map(widgets.map((widget) => [widget.schema.type, widget]));
    return { boot, api, widgets, widgetOf: (type) => byType.get(type), device, setDevice };
  }, [boot, api, foreign, device]);

  if (state.name === "loading") return <Skeleton />;
  if (state.name === "failed") return <LoadFailed refusal={state.refusal} exit={boot.urls.exit} onRetry={load} />;
  return (
    <EditorContext value={context}>
      <Workspace loaded={state} />
    </EditorContext>
  );
}
