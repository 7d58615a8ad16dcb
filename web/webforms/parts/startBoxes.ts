import type { Feature } from "../features";

type Start<Started> = (box: HTMLElement, form: HTMLFormElement) => Started;

/** Parts of a form that start once a visitor uses it: those on its current page. */
export function startBoxes<Started>(selector: string, load: () => Promise<Start<Started>>) {
  async function startIn(form: HTMLFormElement): Promise<Started[]> {
    const boxes = [...form.querySelectorAll<HTMLElement>(selector)];
    const shown = boxes.filter((box) => box.isConnected && !box.closest("[hidden]"));
    if (shown.length === 0) return [];
    const start = await load();
    return shown.map((box) => start(box, form));
  }

  const feature: Feature = {
    // One may be on a page of the form that the server sends later.
    applies: () => true,
    start(form, until) {
      const start = () => void startIn(form).catch(() => {});
      start();
      document.addEventListener("gform/post_render", start, { signal: until });
    },
  };
  return { feature, startIn };
}
