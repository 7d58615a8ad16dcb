import { useCallback, useState } from "react";
import { type Element, hasStyle, type Look } from "../../../kit/document";
import type { WidgetSchema } from "../../../kit/schema/schema";
import type { StyleField } from "../../../kit/style/fields";
import { SHARED_LOOKS } from "../../../kit/style/sharedLooks";
import { drawnElement } from "../../canvas/handles/useMeasured";
import { replayEntrance } from "../../canvas/replayEntrance";
import { elementName } from "../../commands/elementName";
import { withStyle } from "../../commands/style";
import { DrawnElementContext } from "../../controls/colour/drawnColour";
import { ReplayContext } from "../../controls/entrance/ReplayContext";
import { Segmented } from "../../controls/fields/Segmented";
import { useEditorContext } from "../../EditorContext";
import { useEditing } from "../../puckAdapter";
import { Group } from "./Group";
import { IdentityGroup } from "./IdentityGroup";
import { StyleRow } from "./StyleRow";
import { TextStyleRow } from "./TextStyleRow";

const ADVANCED = new Set([
  "Spacing",
  "Size",
  "Position",
  "Effects",
  "Entrance",
  "Sticky",
  "Scroll effects",
  "Visibility",
]);
/** Set together, so they open together. */
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
  { value: "", label: "Normal" },
  { value: "hover", label: "Hover" },
];

type Props = { element: Element; schema: WidgetSchema; isAdvanced: boolean };

/** How the element looks: its own parts first, then what every element has. */
export function StyleTab({ element, schema, isAdvanced }: Props) {
  const editing = useEditing();
  const { boot, schemaOf } = useEditorContext();
  const [state, setState] = useState("");
  const { id, $style } = element.props;
  const fields: Record<string, StyleField> = { ...schema.style, ...SHARED_LOOKS };
  const groups = [...Map.groupBy(Object.entries(fields), ([, field]) => field.group ?? "Look")];
  const shown = groups.filter(([group]) => ADVANCED.has(group) === isAdvanced);
  const restyle = (deviceAndState: string, name: string, value: Look | undefined) =>
    editing.update(id, (props) => withStyle(props, deviceAndState, name, value), {
      label: `${elementName(element, schemaOf)}: ${fields[name]?.label ?? name}`,
      key: [id, deviceAndState, name].join(),
    });
  const reset = (deviceAndState: string, names: readonly string[]) =>
    editing.update(id, (props) => names.reduce((old, name) => withStyle(old, deviceAndState, name, undefined), props), {
      label: `${elementName(element, schemaOf)}: Text style`,
    });
  // What was just chosen is on the canvas only after it was drawn.
  const replay = useCallback(() => void requestAnimationFrame(() => replayEntrance(id)), [id]);
  const drawn = useCallback(() => drawnElement(id), [id]);
  const shared = {
    style: $style,
    state: state === "hover" && !isAdvanced ? ("hover" as const) : null,
    onChange: restyle,
    isDisabled: boot.locked,
  };
  return (
    <DrawnElementContext value={drawn}>
      {isAdvanced ? (
        <IdentityGroup element={element} />
      ) : (
        <div className="state-switch">
          <Segmented label="State" options={STATES} value={state} onChange={setState} />
        </div>
      )}
      <ReplayContext value={replay}>
        {shown.map(([group, rows], index) => (
          <Group key={group} label={group} isOpenAtFirst={index === 0}>
            {group === "Typography" && (
              <TextStyleRow {...shared} fields={rows.filter(([name]) => TEXT_STYLE.has(name))} onReset={reset} />
            )}
            {rows
              .filter(([name, { needs }]) => !TEXT_STYLE.has(name) && (!needs || hasStyle($style, needs)))
              .map(([name, field]) => (
                <StyleRow key={name} name={name} field={field} {...shared} />
              ))}
          </Group>
        ))}
      </ReplayContext>
    </DrawnElementContext>
  );
}
