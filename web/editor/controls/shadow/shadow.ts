export type Shadow = { x: string; y: string; blur: string; spread: string; colour: string; isInset: boolean };

const LENGTH = /^-?[\d.]+(px|em|rem)?$/;

/** Null for `none` and for what has more to it than one shadow: then it is edited as text. */
export function parseShadow(css: string): Shadow | null {
  const isInset = css.startsWith("inset ");
  const parts = (isInset ? css.slice(6) : css).match(/[^\s(]+\([^)]*\)|\S+/g) ?? [];
  const colour = parts.at(-1);
  const lengths = parts.slice(0, -1);
  if (!colour || lengths.length < 2 || lengths.length > 4 || !lengths.every((length) => LENGTH.test(length)))
    return null;
  const [x = "0", y = "0", blur = "0", spread = "0"] = lengths;
  return { x, y, blur, spread, colour, isInset };
}

export const printShadow = ({ x, y, blur, spread, colour, isInset }: Shadow) =>
  `${isInset ? "inset " : ""}${x} ${y} ${blur} ${spread} ${colour}`;

/** Letters cast one without spread, and outwards only. */
export const printTextShadow = ({ x, y, blur, colour }: Shadow) => `${x} ${y} ${blur} ${colour}`;

/** Depths that fit each other, from a hairline lift to a floating card. */
export const PRESETS = [
  ["none", "None"],
  ["0 1px 3px 0 #1f140a29", "Light"],
  ["0 8px 24px -6px #1f140a33", "Soft"],
  ["0 20px 48px -12px #1f140a4d", "Deep"],
] as const;

/** From a hairline that lifts letters off a picture to a glow that makes them readable on any. */
export const TEXT_PRESETS = [
  ["none", "None"],
  ["0 1px 1px #1f140a59", "Light"],
  ["0 2px 6px #1f140a73", "Soft"],
  ["0 2px 18px #1f140ab3", "Deep"],
] as const;
