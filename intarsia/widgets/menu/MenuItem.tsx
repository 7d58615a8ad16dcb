import { useEnvironment } from "../../../web/kit/environment/environment";
import { Glyph } from "../../../web/kit/parts/icons/Glyph";
import { chevronDown } from "../../../web/kit/parts/icons/icons";
import type { Entry } from "./entries";

type Props = {
  entry: Entry;
  /** At most one item of a group has an open submenu. */
  group: string;
  /** In a horizontal menu, a submenu overlays the page; in a vertical one, it is part of the list. */
  isInRow: boolean;
  isOpen: boolean;
};

/** A link, with a button next to it if it has a submenu. */
export function MenuItem({ entry, group, isInRow, isOpen }: Props) {
  const { text, link, children, Panel } = entry;
  const { liveControl } = useEnvironment();
  const below = isInRow ? "menu__sub menu__drop" : "menu__sub";
  return (
    <li className="menu__item">
      {link && <MenuLink entry={entry} />}
      {(Panel || children.length > 0) && (
        <details className="menu__more" name={group} open={isOpen || undefined}>
          <summary className={link ? "menu__open" : "menu__open menu__link"} aria-label={text} {...liveControl}>
            {!link && text}
            <Glyph path={chevronDown} />
          </summary>
        </details>
      )}
      {Panel && <Panel className={`${below} menu__elements`} />}
      {children.length > 0 && (
        <ul className={below}>
          {children.map((child) => (
            <li key={child.key}>
              <MenuLink entry={child} />
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

function MenuLink({ entry: { text, link, mark } }: { entry: Entry }) {
  return (
    <a
      {...link}
      href={link?.href}
      className={mark ? "menu__link menu__link--marked" : "menu__link"}
      aria-current={mark === "page" ? "page" : undefined}
    >
      {text}
    </a>
  );
}
