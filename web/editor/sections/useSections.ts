import { useCallback, useEffect, useState } from "react";
import { useEditorContext } from "../EditorContext";
import type { SavedSection } from "../saving/api";

const CHANGED = "intarsia:sections-changed";

/** Lists that are on the screen load again. */
export const sectionsChanged = () => window.dispatchEvent(new Event(CHANGED));

export type Sections =
  | { name: "loading" }
  | { name: "ready"; sections: readonly SavedSection[]; ready: readonly SavedSection[] }
  | { name: "failed"; message: string };

/** The sections that can be inserted: those that were saved on the site, and ready ones. Other documents than pages have none. */
export function useSections(isPage: boolean): { state: Sections; load: () => void } {
  const { api } = useEditorContext();
  const [state, setState] = useState<Sections>({ name: "loading" });
  const load = useCallback(async () => {
    const answer = await api.sections();
    setState(answer.ok ? { name: "ready", ...answer.value } : { name: "failed", message: answer.message });
  }, [api]);
  useEffect(() => {
    if (!isPage) return;
    void load();
    const onChange = () => void load();
    window.addEventListener(CHANGED, onChange);
    return () => window.removeEventListener(CHANGED, onChange);
  }, [load, isPage]);
  return { state, load: () => void load() };
}
