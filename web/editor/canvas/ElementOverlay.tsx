import type { ReactNode } from "react";
import { useEditorContext } from "../EditorContext";

type Props = { children: ReactNode; componentType: string; hover: boolean; isSelected: boolean };

/** The line around an element that is selected or pointed at, with its name. */
export function ElementOverlay({ children, componentType, hover, isSelected }: Props) {
  const { widgetOf } = useEditorContext();
  return (
    <>
      {children}
      {(isSelected || hover) && (
        <span className="element-label" data-selected={isSelected || undefined} aria-hidden>
          {widgetOf(componentType)?.schema.label ?? componentType}
        </span>
      )}
    </>
  );
}
