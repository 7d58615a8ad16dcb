import { ELEMENT_ACTIONS } from "../../actions/elementActions";
import { useElementActions } from "../../actions/useElementActions";
import { elementName } from "../../commands/names/elementName";
import { useEditorContext } from "../../EditorContext";
import { Menu } from "../../layers/onDemand";
import { useSelected } from "../../puckAdapter";
import { gettext } from "../../texts/gettext";
import type { MenuRequest } from "../ScreenContext";

type Props = { request: MenuRequest; onClose: () => void };

/** The actions for the element. */
export function ElementMenu({ request: { id, ...position }, onClose }: Props) {
  const { boot, schemaOf } = useEditorContext();
  const selected = useSelected();
  const actions = useElementActions();
  const offered = ELEMENT_ACTIONS.filter(({ name }) => name !== "saveSection" || boot.canSaveSections);
  const items = offered.map((action) => ({
    ...action,
    label: actions.label(action, id),
    isDisabled: !actions.isPossible(action, id),
    onChoose: () => actions.run(action, id),
  }));
  return (
    <Menu
      {...position}
      label={selected ? elementName(selected, schemaOf) : gettext("Element")}
      items={items}
      onClose={onClose}
    />
  );
}
