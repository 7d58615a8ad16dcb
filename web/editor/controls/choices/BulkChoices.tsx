import { useId, useState } from "react";
import type { ListSetting, Settings } from "../../../kit/schema/settings";
import { useEditorContext } from "../../EditorContext";
import { gettext, ngettext } from "../../texts/gettext";
import type { Item } from "../list/useItems";
import { choicesIn, linesOf } from "./choiceLines";
import { READY_LISTS } from "./readyLists";

type Props = { items: Item[]; setting: ListSetting<Settings>; onReplace: (items: Item[]) => void };

/** All choices as lines of text, to paste a list or to start from a ready-made one. */
export function BulkChoices({ items, setting, onReplace }: Props) {
  const id = useId();
  const { language } = useEditorContext().boot.canvas;
  const [text, setText] = useState(() => linesOf(items));
  const choices = choicesIn(text, items, setting);
  const format = gettext(
    "price" in setting.fields ? "Label, value:Label, Label|price or value:Label|price" : "Label or value:Label",
  );
  return (
    <div className="choices__bulk">
      <label htmlFor={`${id}-list`}>{gettext("Ready-made list")}</label>
      <select
        id={`${id}-list`}
        className="input"
        value=""
        onChange={(event) => setText(READY_LISTS[event.target.value]?.(language).join("\n") ?? text)}
      >
        <option value="">{gettext("Choose …")}</option>
        {Object.keys(READY_LISTS).map((name) => (
          <option key={name}>{name}</option>
        ))}
      </select>
      <label htmlFor={`${id}-text`}>{gettext("One choice per line")}</label>
      <textarea
        id={`${id}-text`}
        className="input input--area"
        data-first
        rows={10}
        aria-describedby={`${id}-format`}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <p id={`${id}-format`} className="setting__help">
        {format}
      </p>
      <button type="button" className="button button--primary" onClick={() => onReplace(choices)}>
        {ngettext("Use this choice", "Use these {count} choices", choices.length)}
      </button>
    </div>
  );
}
