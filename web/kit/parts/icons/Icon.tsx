import { Glyph } from "./Glyph";
import { ICONS, type IconName } from "./icons";
import { pathIconOf } from "./pathIcon";

type Props = { name: IconName | ""; className?: string };

/** An icon by its stored name or graphic; nothing for an unknown name. For a fixed icon, use `<Glyph>`. */
export function Icon({ name, className }: Props) {
  if (name && Object.hasOwn(ICONS, name)) return <Glyph path={ICONS[name]} className={className} />;
  const found = pathIconOf(name);
  return found && <Glyph {...found} className={className} />;
}
