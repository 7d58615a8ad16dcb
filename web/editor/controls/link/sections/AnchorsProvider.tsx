import { type ReactNode, useMemo } from "react";
import { useChecks } from "../../../checks/ChecksProvider";
import { useEditing } from "../../../puckAdapter";
import { gettext } from "../../../texts/gettext";
import { type Anchors, AnchorsContext } from "./useLinkTo";

/** Lets links give CSS IDs to other elements of the document. */
export function AnchorsProvider({ children }: { children: ReactNode }) {
  const editing = useEditing();
  const { anchors } = useChecks();
  const value = useMemo<Anchors>(
    () => ({
      around: anchors,
      set: (id, anchor) =>
        editing.update(id, (props) => ({ ...props, _element_id: anchor }), { label: gettext("CSS ID"), joins: true }),
    }),
    [editing, anchors],
  );
  return <AnchorsContext value={value}>{children}</AnchorsContext>;
}
