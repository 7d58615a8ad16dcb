import { createContext, useContext, useEffect, useState } from "react";
import type { StyleField } from "../../../kit/style/fields";
import { variables } from "../../../theme/variables";
import { printHex } from "./hex";

/** The tag on the canvas whose looks are shown; null where there is none. */
export const DrawnElementContext = createContext<() => HTMLElement | null>(() => null);

/** A colour as it is on the canvas, and how it is said. */
export type DrawnColour = { css: string; words: string };

const COLOURS = variables.filter(({ group }) => group === "colour");

/** What colour an element has while its owner says nothing: of the widget, of what holds it, or of the theme. */
export function useDrawnColour({ property, part }: Pick<StyleField, "property" | "part">): DrawnColour | null {
  const element = useContext(DrawnElementContext);
  const [drawn, setDrawn] = useState<DrawnColour | null>(null);
  // After each change: the canvas writes its rules when the panel has been drawn.
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      const root = element();
      const css = root && colourOf((part && root.querySelector<HTMLElement>(part)) || root, property);
      setDrawn((old) => (old?.css === css ? old : css ? { css, words: wordsOf(css, property, root) } : null));
    });
    return () => cancelAnimationFrame(frame);
  });
  return drawn;
}

function colourOf(element: HTMLElement, property: string): string {
  const css = element.ownerDocument.defaultView?.getComputedStyle(element).getPropertyValue(property).trim() ?? "";
  return css === "transparent" || /^rgba\(.*, 0\)$/.test(css) ? "" : css;
}

/** A widget's own colour is a default, any other is handed down. */
function wordsOf(css: string, property: string, root: HTMLElement): string {
  const from = property.startsWith("--") ? "Default" : "Inherited";
  const same = computed(css);
  const variable = COLOURS.find((one) => same !== "" && computed(colourOf(root, one.property)) === same);
  return `${from}: ${variable?.label ?? hexOfRgb(same) ?? css}`;
}

/** The same text for every way to write a colour. */
function computed(css: string): string {
  const probe = document.body.appendChild(document.createElement("span"));
  probe.style.color = css;
  const same = css && probe.style.color && getComputedStyle(probe).color;
  probe.remove();
  return same || "";
}

function hexOfRgb(css: string): string | null {
  const [r, g, b] = /^rgb\((\d+), (\d+), (\d+)\)$/.exec(css)?.slice(1).map(Number) ?? [];
  if (r === undefined || g === undefined || b === undefined) return null;
  return printHex({ hex: `#${[r, g, b].map((part) => part.toString(16).padStart(2, "0")).join("")}`, alpha: 1 });
}
