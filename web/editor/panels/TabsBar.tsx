import type { KeyboardEvent } from "react";

type Props<Tab extends string> = {
  label: string;
  tabs: readonly Tab[];
  labels: Readonly<Record<Tab, string>>;
  tab: Tab;
  /** The id of the element that shows the chosen tab. */
  panel: string;
  onChange: (tab: Tab) => void;
};

/** Tabs of a panel. Arrow keys choose the next one. */
export function TabsBar<Tab extends string>({ label, tabs, labels, tab, panel, onChange }: Props<Tab>) {
  // The tabs stay while the panel scrolls, so another tab could be chosen far below its beginning.
  function choose(next: Tab, within: HTMLElement) {
    onChange(next);
    const scroller = within.closest(".panel");
    if (scroller) scroller.scrollTop = 0;
  }
  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const forward = getComputedStyle(event.currentTarget).direction === "rtl" ? "ArrowLeft" : "ArrowRight";
    if (!["ArrowRight", "ArrowLeft"].includes(event.key)) return;
    const by = event.key === forward ? 1 : -1;
    const next = tabs.at((tabs.indexOf(tab) + by) % tabs.length) as Tab;
    event.preventDefault();
    choose(next, event.currentTarget);
    event.currentTarget.querySelector<HTMLElement>(`#tab-${next}`)?.focus();
  }
  return (
    <div className="tabs-bar" role="tablist" aria-label={label} onKeyDown={onKeyDown}>
      {tabs.map((name) => (
        <button
          key={name}
          type="button"
          role="tab"
          id={`tab-${name}`}
          tabIndex={tab === name ? 0 : -1}
          aria-selected={tab === name}
          aria-controls={panel}
          onClick={(event) => choose(name, event.currentTarget)}
        >
          {labels[name]}
        </button>
      ))}
    </div>
  );
}

/** The attributes of the element that shows the chosen tab. */
export const tabPanelProps = (id: string, tab: string) =>
  ({ id, role: "tabpanel", "aria-labelledby": `tab-${tab}` }) as const;
