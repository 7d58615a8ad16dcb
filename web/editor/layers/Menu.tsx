import { Check, type LucideIcon } from "lucide-react";
import type { KeyboardEvent } from "react";
import { Keyboard } from "react-aria-components/Keyboard";
import { MenuItem as Item, Menu as Items, MenuSection } from "react-aria-components/Menu";
import { displayKeys, type Keys } from "../actions/keys";
import { Layer, type Point } from "./Layer";

export type MenuItem = {
  label: string;
  Icon: LucideIcon;
  keys?: Keys;
  /** Items of one group are adjacent. */
  group: number;
  isDisabled?: boolean;
  /** A radio item: one of its group is checked. */
  isChecked?: boolean;
} & ({ onChoose: () => void } | { href: string; isNewTab?: boolean });

/** Moved if there is no space at the point. */
type Props = Point & {
  label: string;
  items: readonly MenuItem[];
  /** The element that gets focus afterwards. */
  origin: HTMLElement | null;
  onClose: () => void;
};

/** A menu at a given position. Arrow keys, first letters and the pointer choose. */
export const Menu = ({ label, items, x, y, origin, onClose }: Props) => (
  <Layer className="menu" origin={origin} at={{ x, y }} onClose={onClose}>
    {(leave) => (
      // biome-ignore lint/a11y/noStaticElementInteractions: it only keeps keys and right clicks in the menu
      <div onKeyDown={(event) => onKeyDown(event, leave)} onContextMenu={(event) => event.preventDefault()}>
        <Items aria-label={label} shouldCloseOnSelect={false} className="menu__items">
          {groupsOf(items).map((group) => (
            <Group key={group[0]?.group} items={group} first={items.find(isUsable)} leave={leave} />
          ))}
        </Items>
      </div>
    )}
  </Layer>
);

function onKeyDown(event: KeyboardEvent, leave: () => void) {
  // Otherwise, the shortcuts of the page would apply as well.
  event.stopPropagation();
  if (event.key === "Escape") leave();
}

const isUsable = ({ isDisabled }: MenuItem) => !isDisabled;

// The library would wait with this if a key opened the menu, because it takes the click for one of a screen reader.
const focus = (line: HTMLElement | null) => line?.focus({ preventScroll: true });

const groupsOf = (items: readonly MenuItem[]) =>
  [...new Set(items.map(({ group }) => group))].map((number) => items.filter(({ group }) => group === number));

type GroupProps = { items: readonly MenuItem[]; first: MenuItem | undefined; leave: () => void };

function Group({ items, first, leave }: GroupProps) {
  const checked = items.filter(({ isChecked }) => isChecked).map(({ label }) => label);
  const isChoice = items.some(({ isChecked }) => isChecked !== undefined);
  return (
    <MenuSection className="menu__group" selectionMode={isChoice ? "single" : undefined} selectedKeys={checked}>
      {items.map((item) => (
        <Line key={item.label} item={item} isFirst={item === first} leave={leave} />
      ))}
    </MenuSection>
  );
}

function Line({ item, isFirst, leave }: { item: MenuItem; isFirst: boolean; leave: () => void }) {
  const { label, Icon, keys, isDisabled, isChecked } = item;
  // Closed first: what is chosen may take the focus.
  function choose() {
    leave();
    if ("onChoose" in item) item.onChoose();
  }
  return (
    <Item
      ref={isFirst ? focus : undefined}
      id={label}
      textValue={label}
      className="menu__item"
      isDisabled={isDisabled}
      onAction={choose}
      {...linkOf(item)}
    >
      <Icon aria-hidden />
      <span>{label}</span>
      {isChecked && <Check aria-hidden />}
      {keys && <Keyboard aria-hidden>{displayKeys(keys)}</Keyboard>}
    </Item>
  );
}

const linkOf = (item: MenuItem) =>
  "href" in item ? { href: item.href, target: item.isNewTab ? "_blank" : undefined, rel: "noopener" } : {};
