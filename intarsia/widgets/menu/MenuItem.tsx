import { chevronDown } from "../../../web/kit/icons";
import { Glyph } from "../../../web/kit/parts/Glyph";
import type { Entry } from "./entries";

/** A link, with a button beside it when there are pages below; at most one of a `group` shows them at a time. */
export function MenuItem({ entry, group }: { entry: Entry; group: string }) {
  const { text, link, children } = entry;
  return (
    <li className="menu__item">
      {link && <MenuLink entry={entry} />}
      {children.length > 0 && (
        <>
          <details className="menu__more" name={group}>
            <summary className={link ? "menu__open" : "menu__open menu__link"} aria-label={text}>
              {!link && text}
              <Glyph path={chevronDown} />
            </summary>
          </details>
          <ul className="menu__sub">
            {children.map((child) => (
              <li key={child.key}>
                <MenuLink entry={child} />
              </li>
            ))}
          </ul>
        </>
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
