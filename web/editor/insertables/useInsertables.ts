import { useMemo } from "react";
import { PAGE_CATALOG } from "../../kit/schema/schema";
import { useEditorContext } from "../EditorContext";
import { useSections } from "../sections/useSections";
import { type Insertable, rowInsertables, sectionInsertables, widgetInsertables } from "./insertables";

/** All that this user can insert into this document, and whether its sections have loaded. */
export function useInsertables() {
  const { boot, offered, mayAdd } = useEditorContext();
  const isPage = boot.catalog === PAGE_CATALOG;
  const { state: sections, load } = useSections(isPage);
  const insertables = useMemo((): readonly Insertable[] => {
    const widgets = widgetInsertables(offered);
    if (!isPage) return widgets;
    const rows = rowInsertables(mayAdd);
    if (sections.name !== "ready") return [...widgets, ...rows];
    const ready = sectionInsertables("ready", sections.ready);
    return [...widgets, ...rows, ...ready, ...sectionInsertables("saved", sections.sections)];
  }, [offered, mayAdd, isPage, sections]);
  return { insertables, sections, load };
}
