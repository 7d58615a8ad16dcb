import { walk } from "../../../../documents/walk";
import { usePageElements } from "../../../canvas/pageElements";
import { useEditorContext } from "../../../EditorContext";
import type { Targets } from "./choice";

export type Target = { id: string; name: string };

export function useTargets(): Targets {
  const { boot } = useEditorContext();
  return { elements: usePageElements(), inParts: boot.targetsInParts ?? [] };
}

/** The elements of one widget, by the name that owners see: their own name, their title, or a number. */
export function targetsOf({ elements, inParts }: Targets, type: string, noun: string): Target[] {
  const onPage = [...walk(elements)]
    .filter((element) => element.type === type)
    .map(({ props: { id, $label, title } }, index) => ({
      id,
      name: String($label || title || `${noun} ${index + 1}`),
    }));
  const around = inParts
    .filter((target) => target.type === type)
    .map(({ id, name, part }) => ({ id, name: `${name || noun} (${part})` }));
  return [...onPage, ...around];
}
