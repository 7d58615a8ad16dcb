import type { Element } from "../../../kit/document";
import type { WidgetSchema } from "../../../kit/schema/schema";
import { useEditorContext } from "../../EditorContext";
import { Group } from "./Group";
import { SettingRow } from "./SettingRow";
import { useChange } from "./useChange";

/** What the element says and does. */
export function ContentTab({ element, schema }: { element: Element; schema: WidgetSchema }) {
  const { boot } = useEditorContext();
  const change = useChange(element.props.id);
  const shown = Object.entries(schema.settings).filter(([, setting]) => setting.kind !== "slot");
  if (shown.length === 0)
    return <p className="panel__empty">This element has no words of its own. Its look is under Style.</p>;
  const groups = Map.groupBy(shown, ([, setting]) => setting.group ?? "");
  return [...groups].map(([group, settings]) => {
    const rows = settings.map(([name, setting]) => (
      <SettingRow
        key={name}
        name={name}
        setting={setting}
        values={element.props}
        onChange={change}
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
}
