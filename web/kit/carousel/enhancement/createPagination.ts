import { create } from "../../enhance/create";
import { stopsOf } from "../movement/stops";
import type { Control, ControlContext } from "./createControls";

/** Shows which of the stops is current, in the way that the owner chose; null if it is turned off. */
export function createPagination(context: ControlContext): Control | null {
  const { pagination } = context.row;
  return pagination && { bullets, fraction, progressbar }[pagination](context);
}

/** The position of the current stop in the list of stops. */
const positionIn = (stops: readonly number[], index: number) =>
  Math.max(
    0,
    stops.findLastIndex((stop) => stop <= index),
  );

function fraction({ root, row }: ControlContext): Control {
  const stops = stopsOf(row);
  const element = create(root.ownerDocument, "p", { class: "slides__fraction" });
  return {
    element,
    update({ index }) {
      element.textContent = `${positionIn(stops, index) + 1} / ${stops.length}`;
    },
  };
}

function progressbar({ root, row, t }: ControlContext): Control {
  const stops = stopsOf(row);
  const attributes = { class: "slides__progress", "aria-label": t("Visible slides"), max: String(stops.length) };
  const element = create(root.ownerDocument, "progress", attributes);
  return {
    element,
    update({ index }) {
      element.value = positionIn(stops, index) + 1;
    },
  };
}

/** One tab stop. The carousel handles the arrow keys, and focus moves with the active dot. */
function bullets({ root, row, engine, t }: ControlContext): Control {
  const page = root.ownerDocument;
  const dots = stopsOf(row).map((stop) => {
    const label = t("Go to slide {number}", { number: stop + 1 });
    const dot = create(page, "button", { type: "button", class: "slides__bullet", "aria-label": label });
    dot.addEventListener("click", () => engine.goTo(stop));
    return dot;
  });
  const element = create(page, "div", { class: "slides__bullets" }, ...dots);
  return {
    element,
    update({ index }) {
      const current = dots[positionIn(stopsOf(row), index)];
      const hasFocus = element.contains(page.activeElement);
      for (const dot of dots) {
        dot.tabIndex = dot === current ? 0 : -1;
        if (dot === current) dot.ariaCurrent = "true";
        else dot.removeAttribute("aria-current");
      }
      if (hasFocus) current?.focus();
    },
  };
}
