import { useState } from "react";
import { useWords } from "../../../web/kit/environment";
import { EditorHint } from "../../../web/kit/parts/EditorHint";
import { useShownItem } from "../../../web/kit/useShownItem";
import { Burger } from "./Burger";
import { type Entry, entriesOf, type MenuProps } from "./entries";
import { MenuItem } from "./MenuItem";
import type { Word } from "./words";
import "./menu.css";

/**
 * Opens and closes without a script: the burger's panel is a popover, what lies below a link a disclosure.
 * script.ts adds the arrow keys, Escape, and closing what the visitor left.
 */
export function Menu(props: MenuProps) {
  const { root, id, layout } = props;
  const say = useWords<Word>();
  const entries = entriesOf(props);
  if (entries.length === 0) return <EditorHint {...root("")}>{HINTS[props.source]}</EditorHint>;
  const hasBurger = layout === "horizontal" && props.dropdown === "mobile";
  const panel = `${id}-panel`;
  const list = <MenuList {...props} entries={entries} />;
  return (
    <nav
      {...root(`menu menu--${layout}${hasBurger ? " menu--burger" : ""}`)}
      aria-label={props.label || say("Main menu")}
    >
      {hasBurger ? (
        <Burger id={panel} label={props.toggle_label || say("Menu")} closeLabel={say("Close")}>
          {list}
        </Burger>
      ) : (
        <div id={panel} className="menu__panel">
          {list}
        </div>
      )}
    </nav>
  );
}

const HINTS = {
  pages: "No page of this site is shown in menus: allow it on a page's Promote tab",
  custom: "Add a link",
};

function MenuList({ id, layout, items, entries }: MenuProps & { entries: readonly Entry[] }) {
  const [shown, setShown] = useState<string | undefined>();
  useShownItem(id, items, (index) => setShown(items[index]?._id));
  return (
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
  );
}
