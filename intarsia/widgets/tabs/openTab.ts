/** The index of the tab that is open at first. */
export const openTab = (count: number, default_tab: number) => Math.max(0, Math.min(default_tab, count) - 1);
