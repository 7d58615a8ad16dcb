import type { ReactNode } from "react";
import { useEditorContext } from "../../EditorContext";
import { useDocument } from "../../puckAdapter";
import { ResourcesContext, useServerResources } from "./resources";

/** A component of its own, so that a keystroke loads what is new and renders nothing else. */
export function ServerResources({ children }: { children: ReactNode }) {
  const { api, schemaOf } = useEditorContext();
  return <ResourcesContext value={useServerResources(api, useDocument(), schemaOf)}>{children}</ResourcesContext>;
}
