import { useState } from "react";
import type { HistoryState } from "../history/history";
import { useHistory } from "../history/recorder";
import { useEditing } from "../puckAdapter";
import { useDesignState, useOpenedDesign } from "./DesignContext";

export type Undo = { undo: () => void; redo: () => void; canUndo: boolean; canRedo: boolean; isDesign: boolean };

/** What the buttons of the top bar undo: the site's design while its panel is open and it changed last, else the page. */
export function useUndo(): Undo {
  const page = useHistory();
  const { goTo } = useEditing();
  const { session } = useOpenedDesign();
  const design = useDesignState();
  const isLast = useIsDesignLast(page, design?.history);
  const isDesign = Boolean(session && design?.isOpen && isLast);
  const { steps, index } = isDesign && design ? design.history : page;
  return {
    undo: () => (isDesign ? session?.undo() : goTo(index - 1)),
    redo: () => (isDesign ? session?.redo() : goTo(index + 1)),
    canUndo: index > 0,
    canRedo: index < steps.length - 1,
    isDesign,
  };
}

function useIsDesignLast(page: object, design: HistoryState<unknown> | undefined): boolean {
  const [seen, setSeen] = useState({ page, design, isLast: false });
  if (seen.page === page && seen.design === design) return seen.isLast;
  const isLast = seen.page === page && Boolean(design && design.steps.length > 1);
  setSeen({ page, design, isLast });
  return isLast;
}
