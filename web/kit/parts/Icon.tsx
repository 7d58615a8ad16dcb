import { ICONS, type IconName } from "../icons";
import { Glyph } from "./Glyph";

type Props = { name: IconName | ""; className?: string };

/** An icon by the name an owner chose; nothing for a name that is not in the set. A fixed icon is a `<Glyph>`. */
export function Icon({ name, className }: Props) {
  const path = name && Object.hasOwn(ICONS, name) ? ICONS[name] : null;
  return path && <Glyph path={path} className={className} />;
}
