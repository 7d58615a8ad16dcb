import { useCallback, useState } from "react";
import type { Element, StyleFieldValue } from "../../../documents/document";
import type { WidgetSchema } from "../../../kit/schema/schema";
import { hasStyle } from "../../../kit/style/behaviors";
import { renderedElement } from "../../canvas/canvasFrame";
import { replayEntrance } from "../../canvas/replayEntrance";
import { withStyle } from "../../commands/style";
import { RenderedElementContext } from "../../controls/color/renderedColor";
import { ReplayContext } from "../../controls/entrance/ReplayContext";
import { Segmented } from "../../controls/fields/Segmented";
import { useEditorContext } from "../../EditorContext";
import { gettext } from "../../texts/gettext";
import { Group } from "./Group";
import { IdentityGroup } from "./IdentityGroup";
import { StyleRow } from "./rows/StyleRow";
import { TextStyleRow } from "./rows/TextStyleRow";
import { StylePresetRow } from "./StylePresetRow";
import { groupOf, isAdvanced as isAdvancedField, styleFieldsOf } from "./styleFields";
import { inheritableStyle } from "./styleValues";
import { useStyleChange } from "./useStyleChange";

/** These open together as “Text style”. */
const TEXT_STYLE = new Set([
  "font_family",
  "font_size",
  "font_weight",
  "font_style",
  "text_transform",
  "text_decoration",
  "line_height",
  "letter_spacing",
]);
const STATES = [
  { value: "", label: gettext("Normal") },
  { value: "hover", label: gettext("Hover") },
];

type Props = {
  element: Element;
  schema: WidgetSchema;
  isAdvanced: boolean;
  /** The names of the fields to show; all of them when absent. */
  only?: ReadonlySet<string>;
};

/** The style of the element: its own parts first, then the fields that every element has. */
export function StyleTab({ element, schema, isAdvanced, only }: Props) {
  const { boot, device } = useEditorContext();
  const [state, setState] = useState("");
  const { id, $style } = element.props;
  const fields = styleFieldsOf(schema);
  const shown = Object.entries(fields).filter(
    ([name, field]) => isAdvancedField(field) === isAdvanced && (!only || only.has(name)),
  );
  const groups = [...Map.groupBy(shown, ([, field]) => groupOf(field))];
  const isInTextStyle = (name: string) => !only && TEXT_STYLE.has(name);
  const change = useStyleChange(element);
  const restyle = (deviceAndState: string, name: string, value: StyleFieldValue | undefined) =>
    change([name], (props) => withStyle(props, deviceAndState, name, value), {
      label: fields[name]?.label ?? name,
      key: [id, deviceAndState, name].join(),
    });
  const reset = (deviceAndState: string, names: readonly string[]) =>
    change(names, (props) => names.reduce((old, name) => withStyle(old, deviceAndState, name, undefined), props), {
      label: gettext("Text style"),
    });
  // The canvas shows a new animation only after the next render.
  const replay = useCallback(() => void requestAnimationFrame(() => replayEntrance(id)), [id]);
  const rendered = useCallback(() => renderedElement(id), [id]);
  const shared = {
    style: $style,
    state: state === "hover" && !isAdvanced ? ("hover" as const) : null,
    onChange: restyle,
    isDisabled: boot.locked,
  };
  return (
    <RenderedElementContext value={rendered}>
      {isAdvanced ? (
        !only && <IdentityGroup element={element} />
      ) : (
        <>
          {!only && <StylePresetRow element={element} schema={schema} />}
          <div className="state-switch">
            <Segmented label={gettext("State")} options={STATES} value={state} onChange={setState} />
          </div>
        </>
      )}
      <ReplayContext value={replay}>
        {groups.map(([group, rows], index) => (
          <Group key={group} label={group} isOpenAtFirst={index === 0} isAlwaysOpen={only !== undefined}>
            {group === gettext("Typography") && !only && (
              <TextStyleRow {...shared} fields={rows.filter(([name]) => isInTextStyle(name))} onReset={reset} />
            )}
            {rows
              .filter(([name, { needs }]) => !isInTextStyle(name) && (!needs || hasStyle($style, needs)))
              .map(([name, field]) => (
                <StyleRow
                  key={name}
                  name={name}
                  field={field}
                  {...shared}
                  style={inheritableStyle(element.props, schema, name, device)}
                />
              ))}
          </Group>
        ))}
      </ReplayContext>
    </RenderedElementContext>
  );
}
