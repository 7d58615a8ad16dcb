import { Ellipsis } from "lucide-react";
import { type ActionName, ELEMENT_ACTIONS } from "../../actions/elementActions";
import { ariaKeys, displayKeys } from "../../actions/keys";
import { useElementActions } from "../../actions/useElementActions";
import { countOf } from "../../commands/names/countOf";
import { elementName } from "../../commands/names/elementName";
import { IconButton } from "../../controls/fields/IconButton";
import { useEditorContext } from "../../EditorContext";
import { useSelected } from "../../puckAdapter";
import { useSelectedIds } from "../../selection/multiSelection";
import { gettext } from "../../texts/gettext";
import { useScreen } from "../ScreenContext";

/** The most common actions for the selected element, and a button for all others. */
export function ElementBar() {
  const selected = useSelected();
  const { schemaOf, boot } = useEditorContext();
  const screen = useScreen();
  const all = useSelectedIds(selected?.props.id ?? null);
  const several = all.length;
  if (!selected) return null;
  const { id } = selected.props;
  return (
    <div className="element-bar" role="toolbar" aria-label={gettext("Selected element")}>
      <ActionButton name="selectParent" id={id} />
      <span className="element-bar__name">{several > 1 ? countOf(all) : elementName(selected, schemaOf)}</span>
      {!boot.locked && (
        <>
          <ActionButton name={several > 1 ? "wrap" : "insert"} id={id} />
          <ActionButton name="duplicate" id={id} />
          <ActionButton name="duplicateInRow" id={id} />
          <ActionButton name="remove" id={id} />
        </>
      )}
      <IconButton
        label={gettext("More")}
        title={`${gettext("More")} (${displayKeys("Shift+F10")})`}
        Icon={Ellipsis}
        aria-haspopup="menu"
        onClick={({ currentTarget }) => {
          const { left, top } = currentTarget.getBoundingClientRect();
          screen.openMenu({ x: left, y: top - 8, id, origin: currentTarget });
        }}
      />
    </div>
  );
}

function ActionButton({ name, id }: { name: ActionName; id: string }) {
  const actions = useElementActions();
  const action = ELEMENT_ACTIONS.find((one) => one.name === name);
  if (!action || !actions.isPossible(action, id)) return null;
  return (
    <button
      type="button"
      className="icon-button"
      aria-label={action.label.replace("…", "")}
      aria-keyshortcuts={ariaKeys(action.keys)}
      title={`${action.label} (${displayKeys(action.keys)})`}
      onClick={() => actions.run(action, id)}
    >
      <action.Icon />
    </button>
  );
}
