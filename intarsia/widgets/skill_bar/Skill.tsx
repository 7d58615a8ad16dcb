import { useRef } from "react";
import { useEnvironment } from "../../../web/kit/environment/environment";
import { useCounting } from "../../../web/kit/environment/motion/useCounting";
import { InlineText } from "../../../web/kit/parts/InlineText";

// W-SKILL-BAR-01; the stylesheet fills the bar in 500 ms.
const COUNT_DURATION = 1300;

type Props = { id: string; name: string; level: number; hasNumber: boolean };

export function Skill({ id, name, level: stored, hasNumber }: Props) {
  const { locale, mode } = useEnvironment();
  const level = Math.min(Math.max(Number(stored) || 0, 0), 100);
  const write = (value: number) =>
    new Intl.NumberFormat(locale, { style: "percent", maximumFractionDigits: 0 }).format(value / 100);
  const bar = useRef<HTMLDivElement>(null);
  const number = useRef<HTMLSpanElement>(null);
  const count = { from: 0, to: level, duration: COUNT_DURATION, isStatic: mode === "editor" };
  const isCounting = useCounting(bar, count, (value) => {
    bar.current?.classList.add("skill_bar__bar--growing");
    number.current?.replaceChildren(write(value));
  });
  return (
    <>
      <span className="skill_bar__name">
        <InlineText name={`skills.${id}.name`}>{name}</InlineText>
      </span>
      {hasNumber && (
        <span className="skill_bar__number" aria-hidden="true" key={isCounting ? "counting" : "still"} ref={number}>
          {write(isCounting ? 0 : level)}
        </span>
      )}
      {/* biome-ignore lint/a11y/useSemanticElements: each browser renders a <meter> in its own way */}
      <div
        ref={bar}
        className={isCounting ? "skill_bar__bar skill_bar__bar--waiting" : "skill_bar__bar"}
        role="meter"
        aria-label={name || write(level)}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={level}
        aria-valuetext={write(level)}
      >
        <svg className="skill_bar__level" viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
          <rect width={level} height="1" />
        </svg>
      </div>
    </>
  );
}
