import { useId, useState } from "react";
import type { ListSetting, Settings } from "../../../kit/schema/settings";
import { useEditorContext } from "../../EditorContext";
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
  const format = `Label, value:Label${"price" in setting.fields ? ", Label|price or value:Label|price" : ""}`;
  return (
    <div className="choices__bulk">
      <label htmlFor={`${id}-list`}>Ready-made list</label>
      <select
        id={`${id}-list`}
        className="input"
        value=""
        onChange={(event) => setText(READY_LISTS[event.target.value]?.(language).join("\n") ?? text)}
      >
        <option value="">Choose …</option>
        {Object.keys(READY_LISTS).map((name) => (
          <option key={name}>{name}</option>
        ))}
      </select>
      <label htmlFor={`${id}-text`}>One choice per line</label>
      <textarea
        id={`${id}-text`}
        className="input input--area"
        data-first
        rows={10}
        aria-describedby={`${id}-format`}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <small id={`${id}-format`}>{format}</small>
      <button type="button" className="button button--primary" onClick={() => onReplace(choices)}>
        Use {choices.length === 1 ? "this choice" : `these ${choices.length} choices`}
      </button>
    </div>
  );
}
