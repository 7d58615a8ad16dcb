import { useEffect, useRef } from "react";
import { useHistory } from "../../history/recorder";
import { gettext } from "../../texts/gettext";
import { useStoredState } from "../../useStoredState";

export const TABS = ["Content", "Style", "Advanced"] as const;
export type Tab = (typeof TABS)[number];

export const TAB_LABELS: Readonly<Record<Tab, string>> = {
  Content: gettext("Content"),
  Style: gettext("Style"),
  Advanced: gettext("Advanced"),
};

/** The tab that was chosen last. A new element starts with its content. */
export function useTab(): [Tab, (tab: Tab) => void] {
  const [tab, setTab] = useStoredState<Tab>("tab", "Content");
  const { steps, index } = useHistory();
  const step = steps[index];
  const seen = useRef(step?.at ?? 0);
  useEffect(() => {
    // Undo and redo add no elements.
    if (!step || step.at <= seen.current) return;
    seen.current = step.at;
    if (step.isPlacing) setTab("Content");
  }, [step, setTab]);
  return [TABS.includes(tab) ? tab : "Content", setTab];
}
