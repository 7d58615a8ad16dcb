import { useCallback, useEffect, useState } from "react";
import type { Answer, Rejection } from "../../saving/api";

/** What the server answers about an image, once it has. `load` asks again after a problem. */
export function useAnswer<Value>(ask: (imageId: number) => Promise<Answer<Value>>, imageId: number) {
  const [value, setValue] = useState<Value | null>(null);
  const [problem, setProblem] = useState<Rejection | null>(null);
  const load = useCallback(async () => {
    setProblem(null);
    const answer = await ask(imageId);
    if (answer.ok) setValue(answer.value);
    else setProblem(answer);
  }, [ask, imageId]);
  useEffect(() => void load(), [load]);
  return { value, problem, setProblem, load };
}
