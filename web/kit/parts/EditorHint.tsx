import type { ReactNode } from "react";
import { useEnvironment } from "../environment/environment";
import type { ElementAttributes } from "../schema/defineWidget";

type Props = ElementAttributes & { children: ReactNode };

/** Tells staff in the editor what is missing. It replaces an empty element: spread `root("")` on it. */
export function EditorHint({ children, className, ref, id }: Props) {
  const { mode } = useEnvironment();
  if (mode !== "editor") return null;
  return (
    <p ref={ref} id={id} className={`editor-hint ${className}`}>
      {children}
    </p>
  );
}
