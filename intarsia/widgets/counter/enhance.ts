/** Counts up over the end number, which keeps its space and stays readable for screen readers. */

import { localeAround } from "../../../web/kit/enhance/context";
import { countUp } from "../../../web/kit/environment/motion/countUp";
import type { Enhance } from "../../../web/kit/schema/defineWidget";
import { type NumberFormat, numberFormat } from "./formatNumber";

/** In the attribute `data-options`, as JSON. `duration` is in milliseconds. */
export type CountOptions = { from: number; to: number; duration: number } & Omit<NumberFormat, "locale">;

export const enhance: Enhance = (root, until, canvas) => {
  const figure = root.querySelector<HTMLElement>(".counter__figure");
  if (!figure || canvas) return;
  const options: CountOptions = JSON.parse(root.dataset.options as string);
  const write = numberFormat({ locale: localeAround(root), ...options });
  const copy = root.ownerDocument.createElement("span");
  copy.className = "counter__copy";
  copy.ariaHidden = "true";
  copy.textContent = write(options.from);
  const show = (value: number) => copy.replaceChildren(write(value));
  if (countUp(figure, options, show, () => copy.remove(), until)) figure.append(copy);
  until.addEventListener("abort", () => copy.remove());
};
