import { useEditorContext } from "../../EditorContext";
import { gettext } from "../../texts/gettext";
import { useCombobox } from "../fields/useCombobox";
import { findSources, groupOf } from "./sources";

type Props = {
  /** The kind of the setting. */
  kind: string;
  /** The name of the chosen source. */
  chosen: string | undefined;
  onChoose: (source: string) => void;
  /** Absent while nothing is chosen. */
  onRemove?: () => void;
};

const STEPS = { ArrowDown: 1, ArrowUp: -1 };

/** The sources that fit a setting, by group, and a field that filters them. */
export function SourcePicker({ kind, chosen, onChoose, onRemove }: Props) {
  const { boot } = useEditorContext();
  const { query, found, marked, field, list, optionOf } = useCombobox({
    label: gettext("Find a dynamic value"),
    listLabel: gettext("Dynamic values"),
    placeholder: gettext("Find a dynamic value"),
    find: (text) => findSources(boot.dynamicSources ?? [], kind, text),
    isFirst: ({ name }) => name === chosen,
    onChoose: ({ name }) => onChoose(name),
    steps: STEPS,
    isRound: true,
  });
  const groups = [...new Set(found.map(groupOf))];
  return (
    <div className="source-picker">
      <input {...field} />
      <div {...list} className="source-picker__list">
        {groups.map((group) => (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be part of a listbox
          <div key={group} role="group" aria-label={group}>
            <div className="source-picker__group" aria-hidden>
              {group}
            </div>
            {found.map((source, index) =>
              groupOf(source) !== group ? null : (
                <div
                  {...optionOf(index, source.name === chosen)}
                  key={source.name}
                  className="source-picker__source"
                  data-marked={index === marked || undefined}
                >
                  {source.label}
                </div>
              ),
            )}
          </div>
        ))}
      </div>
      {found.length === 0 && (
        <p className="source-picker__none" role="status">
          {query ? gettext("No results for “{query}”.", { query }) : gettext("No dynamic value fits this setting.")}
        </p>
      )}
      {onRemove && (
        <button type="button" className="button" onClick={onRemove}>
          {gettext("Remove dynamic value")}
        </button>
      )}
    </div>
  );
}
