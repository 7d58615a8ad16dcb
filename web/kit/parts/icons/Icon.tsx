import { drawingOf } from "./drawnIcon";
import { Glyph } from "./Glyph";
import { ICONS, type IconName } from "./icons";

type Props = { name: IconName | ""; className?: string };

/** An icon by its stored name or drawing; nothing for an unknown name. For a fixed icon, use `<Glyph>`. */
export function Icon({ name, className }: Props) {
  if (name && Object.hasOwn(ICONS, name)) return <Glyph path={ICONS[name]} className={className} />;
  const drawing = drawingOf(name);
  return drawing && <Glyph {...drawing} className={className} />;
}
