import { lazy, type ReactNode, Suspense } from "react";
import { useEditorContext } from "../EditorContext";
import { ElementLabel } from "./ElementLabel";

// Not needed before an element is selected.
const Handles = lazy(() => import("./handles/Handles"));

type Props = { children: ReactNode; componentType: string; hover: boolean; isSelected: boolean };

/** The line around an element that is selected or pointed at, with its name and what it can be taken hold of by. */
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
