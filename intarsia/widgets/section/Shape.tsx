import { SHAPES, type ShapeName } from "./shapes";

type Props = { name: ShapeName | ""; edge: "top" | "bottom"; isFlipped: boolean };

/** A shape divider; nothing for an unknown name. */
export function Shape({ name, edge, isFlipped }: Props) {
  const paths = name && Object.hasOwn(SHAPES, name) ? SHAPES[name] : null;
  if (!paths) return null;
  const flipped = isFlipped ? " section__shape--flipped" : "";
  return (
    <span className={`section__shape section__shape--${edge}${flipped}`} aria-hidden="true">
      <svg aria-hidden="true" viewBox="0 0 1200 120" preserveAspectRatio="none" fill="currentColor">
        {paths.map((path, index) => (
          <path key={path} d={path} opacity={index < paths.length - 1 ? 0.4 : undefined} />
        ))}
      </svg>
    </span>
  );
}
