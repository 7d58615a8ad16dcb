import { useEffect, useState } from "react";
import { type LoadedControl, loadControl, loadedControl } from "./loadControl";

/** Undefined while it loads. Throws while rendering if it cannot be loaded, for the boundary around it. */
export function useLoadedControl(url: string): LoadedControl | undefined {
  const [control, setControl] = useState(() => loadedControl(url));
  const [failure, setFailure] = useState<{ error: unknown } | null>(null);
  useEffect(() => {
    let isMounted = true;
    loadControl(url).then(
      (made) => isMounted && setControl(made),
      (error) => isMounted && setFailure({ error }),
    );
    return () => {
      isMounted = false;
    };
  }, [url]);
  if (failure) throw failure.error;
  return control;
}
