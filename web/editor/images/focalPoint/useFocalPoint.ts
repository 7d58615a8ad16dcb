import { useCallback, useEffect, useState } from "react";
import { useResources } from "../../canvas/resources/resources";
import { useEditorContext } from "../../EditorContext";
import type { Rejection } from "../../saving/api";
import { gettext } from "../../texts/gettext";
import type { FocalPoint, Size } from "./focalPoint";

/** The image as the server knows it, once it has answered. `load` asks again after a problem. */
export function useFocalPoint(imageId: number) {
  const { api } = useEditorContext();
  const [image, setImage] = useState<(Size & { focalPoint: FocalPoint | null }) | null>(null);
  const [problem, setProblem] = useState<Rejection | null>(null);
  const load = useCallback(async () => {
    setProblem(null);
    const answer = await api.focalPoint(imageId);
    if (answer.ok) setImage(answer.value);
    else setProblem(answer);
  }, [api, imageId]);
  useEffect(() => void load(), [load]);
  return { image, problem, setProblem, load };
}

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

// The other texts for these errors are about the page.
export const problemText = ({ error, message }: Rejection) =>
  error === "offline" || error === "failed"
    ? gettext("The server cannot be reached. Nothing is lost: try again.")
    : message;
