import { lazy, type ReactNode, Suspense } from "react";
import { useEditorContext } from "../../EditorContext";
import { importLater } from "../../layers/importLater";
import { ElementLabel } from "./ElementLabel";

// Not needed until an element is selected.
const Handles = lazy(() => importLater(() => import("../handles/Handles")));

type Props = { children: ReactNode; componentType: string; hover: boolean; isSelected: boolean };

/** The outline of a selected or hovered element, with its name and handles. */
export function ElementOverlay({ children, componentType, hover, isSelected }: Props) {
  const { widgetOf, boot } = useEditorContext();
  return (
    <>
      {children}
      {(isSelected || hover) && (
        <ElementLabel name={widgetOf(componentType)?.schema.label ?? componentType} isSelected={isSelected} />
      )}
      {isSelected && !boot.locked && (
        <Suspense>
          <Handles />
        </Suspense>
      )}
    </>
  );
}
