import { type RefObject, useCallback, useEffect, useRef, useState } from "react";

type Options = {
  id: string;
  count: number;
  first: number;
  panels: RefObject<HTMLElement | null>;
  titles: RefObject<HTMLElement | null>;
};

/** Which tab is open, and how to open another one. A link to content in a closed panel opens that panel. */
export function useOpenTab({ id, count, first, panels, titles }: Options) {
  const [state, setState] = useState({ first, chosen: first });
  // Owners see a changed default at once.
  if (state.first !== first) setState({ first, chosen: first });
  const open = Math.max(0, Math.min(state.chosen, count - 1));

  const choose = useCallback(
    (index: number) => {
      setState((old) => ({ ...old, chosen: index }));
      scrollToCenter(titles.current, index);
    },
    [titles],
  );

  const lastNotified = useRef(open);
  useEffect(() => {
    if (lastNotified.current === open) return;
    lastNotified.current = open;
    // Widgets inside can measure themselves only once they are visible.
    const detail = { id, panel: open };
    panels.current?.dispatchEvent(new CustomEvent("w:tabs:activate", { bubbles: true, detail }));
  }, [id, open, panels]);

  useEffect(() => {
    const container = panels.current;
    function onReveal({ target }: Event) {
      const index = [...(container?.children ?? [])].findIndex((panel) => panel.contains(target as Node));
      if (index >= 0) choose(index);
    }
    container?.addEventListener("intarsia:reveal", onReveal);
    return () => container?.removeEventListener("intarsia:reveal", onReveal);
  }, [panels, choose]);

  return [open, choose] as const;
}

/** Tabs that do not fit scroll sideways. The selected tab moves to the middle; the page does not scroll. */
function scrollToCenter(titles: HTMLElement | null, index: number) {
  const title = titles?.children[index] as HTMLElement | undefined;
  if (!titles || !title || titles.scrollWidth <= titles.clientWidth) return;
  const behavior = matchMedia("(prefers-reduced-motion: reduce)").matches ? "auto" : "smooth";
  titles.scrollTo({ left: title.offsetLeft - (titles.clientWidth - title.offsetWidth) / 2, behavior });
}
