import { useState } from "react";
import { useShownItem } from "../../../web/kit/disclosure/useShownItem";
import { useWords } from "../../../web/kit/environment";
import { EditorHint } from "../../../web/kit/parts/EditorHint";
import { Burger } from "./Burger";
import { type Entry, entriesOf, type MenuProps } from "./entries";
import { MenuItem } from "./MenuItem";
import type { Word } from "./words";
import "./menu.css";

/**
 * Works without a script: the mobile panel is a popover, and a submenu is a disclosure. script.ts adds arrow keys,
 * Escape, and closing a submenu when the visitor leaves it.
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
  pages: "No page is shown in menus. Turn on “Show in menus” in a page's Promote tab.",
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
