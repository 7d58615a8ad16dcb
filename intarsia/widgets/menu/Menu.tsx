import { close, menu } from "../../../web/kit/icons";
import { EditorHint } from "../../../web/kit/parts/EditorHint";
import { Glyph } from "../../../web/kit/parts/Glyph";
import { entriesOf, type MenuProps } from "./entries";
import { MenuItem } from "./MenuItem";
import "./menu.css";

/**
 * Opens and closes without a script: the burger's panel is a popover, what lies below a link a disclosure.
 * behaviour.ts adds the arrow keys, Escape, and closing what the visitor left.
 */
export function Menu(props: MenuProps) {
  const { root, id, source, layout, label, toggle_label } = props;
  const entries = entriesOf(props);
  if (entries.length === 0) {
    const hint =
      source === "pages" ? "No page of this site is shown in menus: allow it on a page's Promote tab" : "Add a link";
    return <EditorHint {...root("")}>{hint}</EditorHint>;
  }
  const hasBurger = layout === "horizontal" && props.dropdown === "mobile";
  const panel = `${id}-panel`;
  return (
    <nav {...root(`menu menu--${layout}${hasBurger ? " menu--burger" : ""}`)} aria-label={label || undefined}>
      {hasBurger && (
        <button type="button" className="menu__toggle" popoverTarget={panel} aria-label={toggle_label}>
          <Glyph path={menu} />
        </button>
      )}
      <div id={panel} className="menu__panel" popover={hasBurger ? "auto" : undefined}>
        {hasBurger && (
          <button
            type="button"
            className="menu__toggle menu__close"
            popoverTarget={panel}
            popoverTargetAction="hide"
            aria-label={toggle_label}
          >
            <Glyph path={close} />
          </button>
        )}
        <ul className="menu__list">
          {entries.map((entry) => (
            <MenuItem key={entry.key} entry={entry} group={`${id}-open`} />
          ))}
        </ul>
      </div>
    </nav>
  );
}
