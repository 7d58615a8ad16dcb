import type { ReactNode } from "react";
import { useEditorContext } from "../../EditorContext";
import { useDocument } from "../../puckAdapter";
import { ResourcesContext, ResourcesStatusContext, useServerResources } from "./resources";

/** A component of its own, so that a keystroke loads what is new and renders nothing else. */
export function ServerResources({ children }: { children: ReactNode }) {
  const { api, schemaOf } = useEditorContext();
  const { store, status } = useServerResources(api, useDocument(), schemaOf);
  return (
    <ResourcesContext value={store}>
      <ResourcesStatusContext value={status}>{children}</ResourcesStatusContext>
    </ResourcesContext>
  );
}
