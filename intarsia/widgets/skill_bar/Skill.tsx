import { useEnvironment } from "../../../web/kit/environment/environment";
import { InlineText } from "../../../web/kit/parts/InlineText";
import { writePercent } from "./writePercent";

type Props = { id: string; name: string; level: number; hasNumber: boolean };

export function Skill({ id, name, level: stored, hasNumber }: Props) {
  const { locale } = useEnvironment();
  const level = Math.min(Math.max(Number(stored) || 0, 0), 100);
  const written = writePercent(level, locale);
  return (
    <>
      <span className="skill_bar__name">
        <InlineText name={`skills.${id}.name`}>{name}</InlineText>
      </span>
      {hasNumber && (
        <span className="skill_bar__number" aria-hidden="true">
          {written}
        </span>
      )}
      {/* biome-ignore lint/a11y/useSemanticElements: each browser renders a <meter> in its own way */}
      <div
        className="skill_bar__bar"
        role="meter"
        aria-label={name || written}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={level}
        aria-valuetext={written}
      >
        <svg className="skill_bar__level" viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
          <rect width={level} height="1" />
        </svg>
      </div>
    </>
  );
}
