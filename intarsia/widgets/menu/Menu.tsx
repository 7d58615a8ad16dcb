import { useState } from "react";
import { useUiStrings } from "../../../web/kit/environment/environment";
import { useShownItem } from "../../../web/kit/parts/disclosure/useShownItem";
import { EditorHint } from "../../../web/kit/parts/EditorHint";
import { type Entry, entriesOf, type MenuProps } from "./entries";
import { MenuItem } from "./MenuItem";
import { MenuToggle } from "./MenuToggle";
import type { UiString } from "./uiStrings";
import "./menu.css";

/**
 * Works without a script: the mobile panel is a popover, and a submenu is a disclosure. enhance.ts adds arrow keys,
 * Escape, and closing a submenu when the visitor leaves it.
 */
export function Menu(props: MenuProps) {
  const { root, id, layout } = props;
  const t = useUiStrings<UiString>();
  const entries = entriesOf(props);
  if (entries.length === 0 && !props.action_text)
    return (
      <EditorHint {...root("")}>
        {props.source === "pages"
          ? "No page is shown in menus. Turn on “Show in menus” in a page's Promote tab."
          : "Add a link"}
      </EditorHint>
    );
  const hasToggle = layout === "horizontal" && props.dropdown === "mobile";
  const panel = `${id}-panel`;
  const list = <MenuList {...props} entries={entries} />;
  return (
    <nav
      {...root(`menu menu--${layout}${hasToggle ? " menu--toggle" : ""}`)}
      aria-label={props.label || t("Main menu")}
    >
      {hasToggle ? (
        <MenuToggle id={panel} label={props.toggle_label || t("Menu")} closeLabel={t("Close")}>
          {list}
        </MenuToggle>
      ) : (
        <div id={panel} className="menu__panel">
          {list}
        </div>
      )}
    </nav>
  );
}

function MenuList({ id, layout, items, entries, action_text, action_link }: MenuProps & { entries: readonly Entry[] }) {
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
      {action_text && action_link && (
        <li className="menu__item">
          <a {...action_link} className="menu__link menu__action">
            {action_text}
          </a>
        </li>
      )}
    </ul>
  );
}
