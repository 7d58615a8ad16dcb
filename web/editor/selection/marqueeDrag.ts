import type { useEditing } from "../puckAdapter";
import { between, touchedBy } from "./marquee";
import { multiSelection } from "./multiSelection";

/** A shorter movement is a click. */
const LEAST_DISTANCE = 4;

export type Start = Pick<MouseEvent, "pageX" | "pageY" | "shiftKey">;
export type Drag = {
  moveTo: (point: Pick<MouseEvent, "pageX" | "pageY">) => void;
  /** Selects what was selected before. */
  restore: () => void;
  /** Removes the rectangle. The number of selected elements; null after a click. */
  end: () => number | null;
};

/** A rectangle on the page that selects what it touches. With Shift, it adds that to the selection. */
export function marqueeDrag(page: Document, start: Start, editing: ReturnType<typeof useEditing>): Drag {
  // On the page, so that scrolling does not move the start.
  const from = new DOMPoint(start.pageX, start.pageY);
  const before = multiSelection.idsOf(editing.selectedId());
  const box = page.createElement("div");
  box.className = "editor-marquee";
  let selected = before;

  function select(ids: readonly string[]) {
    if (ids.join() === selected.join()) return;
    selected = ids;
    multiSelection.selectAll(ids, editing);
  }

  return {
    moveTo({ pageX, pageY }) {
      if (!box.isConnected && Math.hypot(pageX - from.x, pageY - from.y) < LEAST_DISTANCE) return;
      if (!box.isConnected) page.documentElement.append(box);
      const { left, top, right, bottom } = between(from, new DOMPoint(pageX, pageY));
      const sizes = { left, top, width: right - left, height: bottom - top };
      for (const [name, size] of Object.entries(sizes)) box.style.setProperty(name, `${size}px`);
      const found = touchedBy(box.getBoundingClientRect(), page);
      select(start.shiftKey ? [...before.filter((id) => !found.includes(id)), ...found] : found);
    },
    restore: () => select(before),
    end() {
      const isClick = !box.isConnected;
      box.remove();
      return isClick ? null : selected.length;
    },
  };
}
