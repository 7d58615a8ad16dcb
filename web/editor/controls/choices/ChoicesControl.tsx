import { ChevronLeft, ChevronRight, ListPlus, type LucideIcon, Plus } from "lucide-react";
import { useRef, useState } from "react";
import type { ListSetting, Settings } from "../../../kit/schema/settings";
import { Popover } from "../../layers/onDemand";
import { gettext } from "../../texts/gettext";
import type { ControlProps } from "../control";
import { IconButton } from "../fields/IconButton";
import type { Item } from "../list/useItems";
import { BulkChoices } from "./BulkChoices";
import { ChoiceRow } from "./ChoiceRow";
import { useChoices } from "./useChoices";

type Props = ControlProps<Item[], ListSetting<Settings>>;

/** What visitors choose from: a row each, and all of them as lines of text. */
export function ChoicesControl({ id, setting, value, onChange, isDisabled }: Props) {
  const items = value ?? [];
  const { list, page, open, announcement, ...actions } = useChoices({ items, setting, onChange });
  return (
    <div className="choices">
      <p id={`${id}-keys`} className="sr-only">
        {gettext("Enter adds a choice. Arrow keys move the choice whose handle has focus.")}
      </p>
      <ol ref={list} start={page.start + 1}>
        {items.slice(page.start, page.end).map((item, row) => {
          const index = page.start + row;
          return (
            <ChoiceRow
              key={String(item._id ?? index)}
              setting={setting}
              item={item}
              index={index}
              hint={`${id}-keys`}
              fault={actions.faultOf(index)}
              isOpen={open === index}
              isDisabled={isDisabled}
              on={actions}
            />
          );
        })}
      </ol>
      <PageOfChoices {...page} count={items.length} />
      <div className="choices__foot">
        <button
          id={id}
          type="button"
          className="button"
          aria-label={gettext("Add {item}", { item: setting.item })}
          disabled={isDisabled}
          onClick={() => actions.add(items.length)}
        >
          <Plus aria-hidden /> {gettext("Add {item}", { item: setting.item })}
        </button>
        <BulkButton id={id} items={items} setting={setting} isDisabled={isDisabled} onReplace={actions.replace} />
      </div>
      <span role="status" className="sr-only">
        {announcement}
      </span>
    </div>
  );
}

type PageProps = { start: number; end: number; count: number; turn: (by: -1 | 1) => void };

/** Which choices of a long list are shown, with buttons to the others. */
function PageOfChoices({ start, end, count, turn }: PageProps) {
  const button = (by: -1 | 1, label: string, Icon: LucideIcon, isLast: boolean) => (
    <IconButton label={label} Icon={Icon} isSmall disabled={isLast} onClick={() => turn(by)} />
  );
  if (start === 0 && end === count) return null;
  return (
    <div className="choices__page">
      {button(-1, gettext("Previous choices"), ChevronLeft, start === 0)}
      <span role="status">{gettext("{first} to {last} of {count}", { first: start + 1, last: end, count })}</span>
      {button(1, gettext("Next choices"), ChevronRight, end === count)}
    </div>
  );
}

type BulkProps = Pick<Props, "id" | "setting" | "isDisabled"> & { items: Item[]; onReplace: (items: Item[]) => void };

function BulkButton({ id, items, setting, isDisabled, onReplace }: BulkProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);

  function close() {
    setOpen(false);
    button.current?.focus();
  }

  return (
    <>
      <button
        ref={button}
        type="button"
        className="button"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        disabled={isDisabled}
        onClick={() => setOpen(!isOpen)}
      >
        <ListPlus aria-hidden /> {gettext("Paste a list")}
      </button>
      {isOpen && (
        <Popover id={`${id}-bulk`} label={gettext("Paste a list")} origin={button} onClose={() => setOpen(false)}>
          <BulkChoices
            items={items}
            setting={setting}
            onReplace={(next) => {
              onReplace(next);
              close();
            }}
          />
        </Popover>
      )}
    </>
  );
}
