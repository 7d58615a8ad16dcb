import { createContext, useContext } from "react";
import type { Loaded } from "../Editor";
import type { PageState } from "./api";
import type { LocalCopy } from "./localCopy";
import type { Saving } from "./useSaver";

/** What visitors see of the page. */
export type Publication = {
  liveUrl: string | null;
  hasUnpublishedChanges: boolean;
  /** Why some visitors may not see the published version yet; empty if all do. */
  warning: string;
};

type SavingContextValue = Saving & {
  publication: Publication;
  copy: LocalCopy;
  start: Loaded;
  restart: (next: Loaded) => void;
  /** Shows what an answer of the server says about the page and what the user may do. */
  follow: (page: PageState) => void;
};

export const SavingContext = createContext<SavingContextValue | null>(null);

export function useSavingContext(): SavingContextValue {
  const context = useContext(SavingContext);
  if (!context) throw new Error("useSavingContext needs the <SavingContext> of Workspace.tsx around it.");
  return context;
}
