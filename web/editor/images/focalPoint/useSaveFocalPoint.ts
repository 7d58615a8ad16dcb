import { useResources } from "../../canvas/resources/resources";
import { useEditorContext } from "../../EditorContext";
import type { FocalPoint } from "./focalPoint";

/** Stores a focal point, or none, and shows it on the canvas. */
export function useSaveFocalPoint() {
  const { api } = useEditorContext();
  const { setFocus } = useResources();
  return async (imageId: number, focalPoint: FocalPoint | null) => {
    const answer = await api.saveFocalPoint(imageId, focalPoint);
    if (answer.ok) setFocus(imageId, answer.value.focus);
    return answer;
  };
}
