import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from "react";
import { variablesCss } from "../../theme/variablesCss";
import { useEditorContext } from "../EditorContext";
import { FontsProvider } from "../fonts/FontsContext";
import { DesignSession, type DesignState } from "./DesignSession";

type Opened = { session: DesignSession | null; problem: string; load: () => Promise<void> };

const DesignContext = createContext<Opened>({ session: null, problem: "", load: async () => {} });

/** Keeps the design that is being changed while the panel is closed, until the editor closes. */
export function DesignProvider({ children }: { children: ReactNode }) {
  const { api } = useEditorContext();
  const [session, setSession] = useState<DesignSession | null>(null);
  const [problem, setProblem] = useState("");
  const load = useCallback(async () => {
    const answer = await api.loadDesign();
    setProblem(answer.ok ? "" : answer.message);
    if (answer.ok) setSession(new DesignSession(api, answer.value));
  }, [api]);
  useEffect(() => session?.start(), [session]);
  const opened = useMemo(() => ({ session, problem, load }), [session, problem, load]);
  return (
    <DesignContext value={opened}>
      <FontsProvider>{children}</FontsProvider>
    </DesignContext>
  );
}

export const useOpenedDesign = () => useContext(DesignContext);

const NEVER = () => () => {};
const NONE = () => null;

/** The state of the design; null until the panel was opened. */
export function useDesignState(): DesignState | null {
  const { session } = useOpenedDesign();
  return useSyncExternalStore<DesignState | null>(session?.subscribe ?? NEVER, session?.state ?? NONE);
}

/** The design variables as CSS, as they are on the canvas. */
export function useDesignCss(): string {
  const { boot } = useEditorContext();
  const design = useDesignState()?.design;
  return useMemo(() => (design ? variablesCss(design) : boot.canvas.variables), [design, boot]);
}
