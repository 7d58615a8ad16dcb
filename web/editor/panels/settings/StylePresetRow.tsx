import { useId } from "react";
import type { Element } from "../../../documents/document";
import type { WidgetSchema } from "../../../kit/schema/schema";
import { styleOf, withPastedStyle } from "../../commands/style";
import { useEditorContext } from "../../EditorContext";
import { gettext } from "../../texts/gettext";
import { styleFieldsOf } from "./styleFields";
import { useStyleChange } from "./useStyleChange";

/** Styles that apps of the site offer for this widget. One replaces the style that the element has. */
export function StylePresetRow({ element, schema }: { element: Element; schema: WidgetSchema }) {
  const { boot } = useEditorContext();
  const id = useId();
  const change = useStyleChange(element);
  const presets = (boot.stylePresets ?? []).filter(({ widgets }) => widgets.includes(schema.type));
  if (presets.length === 0) return null;
  const fields = styleFieldsOf(schema);
  const own = JSON.stringify(styleOf(element.props) ?? {});
  const current = presets.find(({ style }) => JSON.stringify(style) === own);

  function choose(name: string) {
    const preset = presets.find((one) => one.name === name);
    const label = gettext("Preset: {name}", { name: preset?.label ?? gettext("None") });
    change([], (props) => withPastedStyle(props, preset?.style ?? {}, fields), { label });
  }

  return (
    <div className="setting style-preset">
      <label className="setting__label" htmlFor={id}>
        {gettext("Preset")}
      </label>
      <select
        id={id}
        className="input"
        value={current?.name ?? (own === "{}" ? "" : OWN)}
        disabled={boot.locked}
        onChange={(event) => choose(event.target.value)}
      >
        <option value="">{gettext("None")}</option>
        {presets.map(({ name, label }) => (
          <option key={name} value={name}>
            {label}
          </option>
        ))}
        {!current && own !== "{}" && (
          <option value={OWN} disabled>
            {gettext("Own style")}
          </option>
        )}
      </select>
    </div>
  );
}

// No preset has this name.
const OWN = "-";
