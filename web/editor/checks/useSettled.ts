import { useEffect, useState } from "react";
import type { Document } from "../../documents/document";
import type { Resources } from "../../kit/resolve/resolve";
import { onCanvas } from "../canvas/onCanvas";
import type { Checked } from "./check";

// The checks of a long page take as long as a few keystrokes.
export const CHECK_MS = 600;

type Settled = Pick<Checked, "document" | "canvas">;

/** The document and its canvas, a moment after each change of it or of what the server knows about it, such as a form
 * that replaces its sample. Null until the editor has been open for a moment, which belongs to the canvas. */
export function useSettled(document: Document, resources: Resources): Settled | null {
  const [settled, setSettled] = useState<Settled | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the canvas shows the resources
  useEffect(() => {
    const timer = setTimeout(() => setSettled({ document, canvas: onCanvas() }), CHECK_MS);
    return () => clearTimeout(timer);
  }, [document, resources]);
  return settled;
}
