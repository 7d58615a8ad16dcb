import { createContext, useContext, useEffect, useState } from "react";
import type { StyleField } from "../../../kit/style/fields";
import { designVariables as variables } from "../../texts/designVariables";
import { gettext } from "../../texts/gettext";

/** The element on the canvas whose style is shown; null if there is none. */
export const RenderedElementContext = createContext<() => HTMLElement | null>(() => null);

/** A color on the canvas, and its description. */
export type RenderedColor = { css: string; displayText: string };

const COLORS = variables.filter(({ group }) => group === "color");

/** The color of an element without its own value: from the widget, from a parent, or from the theme. */
export function useRenderedColor({ property, part }: Pick<StyleField, "property" | "part">): RenderedColor | null {
  const element = useContext(RenderedElementContext);
  const [rendered, setRendered] = useState<RenderedColor | null>(null);
  // After each change, because the canvas updates its rules after the panel renders.
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      const root = element();
      const css = root && colorOf((part && root.querySelector<HTMLElement>(part)) || root, property);
      setRendered((old) =>
        old?.css === css ? old : css ? { css, displayText: displayTextOf(css, property, root) } : null,
      );
    });
    return () => cancelAnimationFrame(frame);
  });
  return rendered;
}

function colorOf(element: HTMLElement, property: string): string {
  const css = element.ownerDocument.defaultView?.getComputedStyle(element).getPropertyValue(property).trim() ?? "";
  return css === "transparent" || /^rgba\(.*, 0\)$/.test(css) ? "" : css;
}

/** A widget's own color is a default; any other is inherited. */
function displayTextOf(css: string, property: string, root: HTMLElement): string {
  const same = computed(css);
  const variable = COLORS.find((one) => same !== "" && computed(colorOf(root, one.property)) === same);
  const color = variable?.label ?? hexOfRgb(same) ?? css;
  return gettext(property.startsWith("--") ? "Default: {color}" : "Inherited: {color}", { color });
}

/** The same text for every notation of a color. */
function computed(css: string): string {
  const probe = document.body.appendChild(document.createElement("span"));
  probe.style.color = css;
  const same = probe.style.color && getComputedStyle(probe).color;
  probe.remove();
  return same;
}

function hexOfRgb(css: string): string | null {
  const rgb = /^rgb\((\d+), (\d+), (\d+)\)$/.exec(css)?.slice(1).map(Number);
  return rgb ? `#${rgb.map((part) => part.toString(16).padStart(2, "0")).join("")}` : null;
}
