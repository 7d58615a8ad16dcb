import { useCallback } from "react";
import type { Element } from "../../../documents/document";
import { type WidgetSchema, withDefaults } from "../../../kit/schema/schema";
import { ShowItemContext, showItem } from "../../canvas/shownItem";
import { SettingPlaceContext } from "../../controls/dynamic/SettingPlace";
import { useEditorContext } from "../../EditorContext";
import { gettext } from "../../texts/gettext";
import { Group } from "./Group";
import { SettingRow } from "./rows/SettingRow";
import { useChange } from "./useChange";

type Props = {
  element: Element;
  schema: WidgetSchema;
  /** The names of the settings to show; all of them when absent. */
  only?: ReadonlySet<string>;
};

/** The content and behavior of the element. */
export function ContentTab({ element, schema, only }: Props) {
  const { boot } = useEditorContext();
  const { id } = element.props;
  const change = useChange(id);
  // A new item is on the canvas only after the next render.
  const show = useCallback((item: string) => void requestAnimationFrame(() => showItem(id, item)), [id]);
  const shown = Object.entries(schema.settings).filter(
    ([name, setting]) => setting.kind !== "slot" && (!only || only.has(name)),
  );
  if (shown.length === 0)
    return <p className="panel__empty">{gettext("This element has no content settings. See Style.")}</p>;
  const values = withDefaults(schema.settings, element.props);
  const groups = Map.groupBy(shown, ([, setting]) => setting.group ?? "");
  const rendered = [...groups].map(([group, settings]) => {
    const rows = settings.map(([name, setting]) => (
      <SettingRow
        key={name}
        name={name}
        setting={setting}
        values={values}
        onChange={(changes, part) => change(changes, setting.label, part)}
        isDisabled={boot.locked}
      />
    ));
    return group ? (
      <Group key={group} label={group} isAlwaysOpen={only !== undefined}>
        {rows}
      </Group>
    ) : (
      <div key="" className="group__rows">
        {rows}
      </div>
    );
  });
  return (
    <ShowItemContext value={show}>
      <SettingPlaceContext value={{ element: id, path: "" }}>{rendered}</SettingPlaceContext>
    </ShowItemContext>
  );
}
