import { useState } from "react";
import { useWords } from "../../../web/kit/environment";
import { close, menu } from "../../../web/kit/icons";
import { EditorHint } from "../../../web/kit/parts/EditorHint";
import { Glyph } from "../../../web/kit/parts/Glyph";
import { useShownItem } from "../../../web/kit/useShownItem";
import { entriesOf, type MenuProps } from "./entries";
import { MenuItem } from "./MenuItem";
import type { Word } from "./words";
import "./menu.css";

/**
 * Opens and closes without a script: the burger's panel is a popover, what lies below a link a disclosure.
 * script.ts adds the arrow keys, Escape, and closing what the visitor left.
 */
export function Menu(props: MenuProps) {
  const { root, id, source, layout } = props;
  const say = useWords<Word>();
  const entries = entriesOf(props);
  const [shown, setShown] = useState<string | undefined>();
  useShownItem(id, props.items, (index) => setShown(props.items[index]?._id));
  if (entries.length === 0) {
    const hint =
      source === "pages" ? "No page of this site is shown in menus: allow it on a page's Promote tab" : "Add a link";
    return <EditorHint {...root("")}>{hint}</EditorHint>;
  }
  const hasBurger = layout === "horizontal" && props.dropdown === "mobile";
  const panel = `${id}-panel`;
  const burger = props.toggle_label || say("Menu");
  return (
    <nav
      {...root(`menu menu--${layout}${hasBurger ? " menu--burger" : ""}`)}
      aria-label={props.label || say("Main menu")}
    >
      {hasBurger && (
        <button type="button" className="menu__toggle" popoverTarget={panel} aria-label={burger}>
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
            aria-label={burger}
          >
            <Glyph path={close} />
          </button>
        )}
        <ul className="menu__list">
          {entries.map((entry) => (
            <MenuItem
              key={entry.key}
              entry={entry}
              group={`${id}-open`}
              isInRow={layout === "horizontal"}
              isOpen={entry.key === shown}
            />
          ))}
        </ul>
      </div>
    </nav>
  );
}
