import { Glyph } from "./Glyph";
import { ICONS, type IconName } from "./icons";

type Props = { name: IconName | ""; className?: string };

/** An icon by its stored name; nothing for an unknown name. For a fixed icon, use `<Glyph>`. */
export function Icon({ name, className }: Props) {
  const path = name && Object.hasOwn(ICONS, name) ? ICONS[name] : null;
  return path && <Glyph path={path} className={className} />;
}
