import type { ReactNode } from "react";
import { useEditorContext } from "../EditorContext";
import { useDocument } from "../puckAdapter";
import { ResourcesContext, useServerResources } from "./resources";

/** Apart from the screen, so that a keystroke asks for what is new and draws nothing else anew. */
export function ServerResources({ children }: { children: ReactNode }) {
  const { api } = useEditorContext();
  return <ResourcesContext value={useServerResources(api, useDocument())}>{children}</ResourcesContext>;
}
