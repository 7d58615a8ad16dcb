import { useCallback } from "react";
import type { Element } from "../../../kit/document";
import { type WidgetSchema, withDefaults } from "../../../kit/schema/schema";
import { ShowItemContext, showItem } from "../../canvas/shownItem";
import { elementName } from "../../commands/elementName";
import { useEditorContext } from "../../EditorContext";
import { Group } from "./Group";
import { SettingRow } from "./SettingRow";
import { useChange } from "./useChange";

/** What the element says and does. */
export function ContentTab({ element, schema }: { element: Element; schema: WidgetSchema }) {
  const { boot, schemaOf } = useEditorContext();
  const { id } = element.props;
  const change = useChange(id);
  // An item that was just added is on the canvas only after it was drawn.
  const show = useCallback((item: string) => void requestAnimationFrame(() => showItem(id, item)), [id]);
  const shown = Object.entries(schema.settings).filter(([, setting]) => setting.kind !== "slot");
  if (shown.length === 0)
    return <p className="panel__empty">This element has no words of its own. Its look is under Style.</p>;
  const values = withDefaults(schema.settings, element.props);
  const groups = Map.groupBy(shown, ([, setting]) => setting.group ?? "");
  const drawn = [...groups].map(([group, settings]) => {
    const rows = settings.map(([name, setting]) => (
      <SettingRow
        key={name}
        name={name}
        setting={setting}
        values={values}
        onChange={(changes) => change(changes, `${elementName(element, schemaOf)}: ${setting.label}`)}
        isDisabled={boot.locked}
      />
    ));
    return group ? (
      <Group key={group} label={group}>
        {rows}
      </Group>
    ) : (
      <div key="" className="group__rows">
        {rows}
      </div>
    );
  });
  return <ShowItemContext value={show}>{drawn}</ShowItemContext>;
}
