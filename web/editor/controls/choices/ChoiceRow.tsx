import { ChevronDown, GripVertical, Trash2 } from "lucide-react";
import { type DragEvent, type KeyboardEvent, useId } from "react";
import type { ListSetting, Settings } from "../../../kit/schema/settings";
import { gettext } from "../../texts/gettext";
import { IconButton } from "../fields/IconButton";
import { ItemFields } from "../list/ItemFields";
import type { Item } from "../list/useItems";
import type { ChoiceActions } from "./useChoices";

type Props = {
  setting: ListSetting<Settings>;
  item: Item;
  index: number;
  /** The id of the text that says which keys work. */
  hint: string;
  /** What is wrong with the value; empty if nothing is. */
  fault: string;
  isOpen: boolean;
  isDisabled?: boolean;
  on: ChoiceActions;
};

/** A choice: handle, preselection, label; its value, price and image open below. */
export function ChoiceRow({ setting, item, index, hint, fault, isOpen, isDisabled, on }: Props) {
  const faultId = useId();
  const name = String(item.label || `${setting.item} ${index + 1}`);
  const { label: _label, is_selected: _selected, ...details } = setting.fields;
  const row = {
    onDragOver: (event: DragEvent) => on.isDragging() && event.preventDefault(),
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      on.drop(index);
    },
  };
  return (
    <li data-open={isOpen || undefined} {...row}>
      <div className="choices__row">
        <Handle name={name} index={index} hint={hint} isDisabled={isDisabled} on={on} />
        <input
          type={setting.editor === "choices" ? "checkbox" : "radio"}
          aria-label={gettext("Preselect {name}", { name })}
          title={gettext("Preselected")}
          checked={item.is_selected === "yes"}
          disabled={isDisabled}
          onChange={() => on.select(index)}
          // A radio button can only be turned off by a click on it.
          onClick={() => setting.editor === "choice" && item.is_selected && on.select(index)}
        />
        <LabelInput
          setting={setting}
          item={item}
          index={index}
          describedBy={fault ? faultId : hint}
          isWrong={fault !== ""}
          isDisabled={isDisabled}
          on={on}
        />
        <IconButton
          label={gettext("Details of {name}", { name })}
          title={gettext("Details")}
          Icon={ChevronDown}
          isSmall
          aria-expanded={isOpen}
          onClick={() => on.toggle(index)}
        />
        <IconButton
          label={gettext("Remove {name}", { name })}
          title={gettext("Remove")}
          Icon={Trash2}
          isSmall
          disabled={isDisabled}
          onClick={() => on.remove(index)}
        />
      </div>
      {fault && (
        <p id={faultId} className="input__fault">
          {fault}
        </p>
      )}
      {isOpen && (
        <ItemFields
          fields={details}
          item={item}
          index={index}
          isDisabled={isDisabled}
          onChange={(changes) => on.change(index, changes)}
        />
      )}
    </li>
  );
}

type LabelProps = Pick<Props, "setting" | "item" | "index" | "isDisabled" | "on"> & {
  describedBy: string;
  isWrong: boolean;
};

/** Enter adds the next choice. */
function LabelInput({ setting, item, index, describedBy, isWrong, isDisabled, on }: LabelProps) {
  return (
    <input
      className="input"
      data-part="label"
      aria-label={gettext("Label of {item} {number}", { item: setting.item, number: index + 1 })}
      aria-invalid={isWrong || undefined}
      aria-describedby={describedBy}
      value={String(item.label ?? "")}
      disabled={isDisabled}
      onChange={(event) => on.change(index, { label: event.target.value })}
      onBlur={() => on.complete(index)}
      onKeyDown={(event) => {
        if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
        event.preventDefault();
        on.add(index + 1);
      }}
    />
  );
}

const STEPS: Readonly<Record<string, -1 | 1>> = { ArrowUp: -1, ArrowDown: 1 };

type HandleProps = Pick<Props, "index" | "hint" | "isDisabled" | "on"> & { name: string };

/** Moves the choice: dragged by the pointer, or with the arrow keys. */
function Handle({ name, index, hint, isDisabled, on }: HandleProps) {
  function onKeyDown(event: KeyboardEvent) {
    const step = STEPS[event.key];
    if (!step) return;
    event.preventDefault();
    on.move(index, index + step);
  }
  return (
    <button
      type="button"
      className="choices__handle"
      data-part="handle"
      draggable={!isDisabled}
      disabled={isDisabled}
      aria-label={gettext("Move {name}", { name })}
      aria-describedby={hint}
      title={gettext("Drag, or use the arrow keys")}
      onKeyDown={onKeyDown}
      onDragStart={() => on.drag(index)}
      onDragEnd={() => on.drag(null)}
    >
      <GripVertical aria-hidden />
    </button>
  );
}
