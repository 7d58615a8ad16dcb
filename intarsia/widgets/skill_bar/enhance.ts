/** Fills the bars and counts their numbers when they scroll into view. */

import { localeAround } from "../../../web/kit/enhance/context";
import { countUp } from "../../../web/kit/environment/motion/countUp";
import type { Enhance } from "../../../web/kit/schema/defineWidget";
import { writePercent } from "./writePercent";

// W-SKILL-BAR-01; the stylesheet fills the bar in 500 ms.
const COUNT_DURATION = 1300;
const WAITING = "skill_bar__bar--waiting";
const GROWING = "skill_bar__bar--growing";

export const enhance: Enhance = (root, until, canvas) => {
  if (canvas) return;
  const locale = localeAround(root);
  for (const skill of root.children) growBar(skill, locale, until);
};

function growBar(skill: Element, locale: string, until: AbortSignal): void {
  const bar = skill.querySelector<HTMLElement>(".skill_bar__bar");
  const number = skill.querySelector(".skill_bar__number");
  if (!bar) return;
  const level = Number(bar.ariaValueNow);
  const write = (value: number) => number?.replaceChildren(writePercent(value, locale));

  function show(value: number) {
    bar?.classList.add(GROWING);
    write(value);
  }

  function reset() {
    bar?.classList.remove(WAITING, GROWING);
    write(level);
  }

  if (!countUp(bar, { from: 0, to: level, duration: COUNT_DURATION }, show, reset, until)) return;
  bar.classList.add(WAITING);
  write(0);
  until.addEventListener("abort", reset);
}
