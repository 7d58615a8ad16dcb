import { useMemo } from "react";
import { elementById } from "../../documents/tree";
import { useScreen } from "../chrome/ScreenContext";
import { clipboard } from "../clipboard/store";
import { isHiddenOn, visibilityLabel } from "../commands/visibility";
import { useEditorContext } from "../EditorContext";
import { useEditing } from "../puckAdapter";
import { useUpgrade } from "../useUpgrade";
import type { ActionContext } from "./context";
import type { ElementAction } from "./elementActions";
import { isPossible, runAction } from "./runAction";

export function useActionContext(): ActionContext {
  const editing = useEditing();
  const screen = useScreen();
  const { schemaOf, mayAdd, device, devices } = useEditorContext();
  const upgrade = useUpgrade();
  return useMemo(
    () => ({ editing, screen, schemaOf, mayAdd, upgrade, device, devices, clipboard }),
    [editing, screen, schemaOf, mayAdd, upgrade, device, devices],
  );
}

function hideLabel(id: string, { editing, device, devices }: ActionContext) {
  const element = elementById(editing.document(), id);
  const isHidden = element !== undefined && isHiddenOn(element.props, device, devices);
  return visibilityLabel(isHidden, device, devices);
}

export type ElementActions = {
  /** The label of the action for this element. */
  label: (action: ElementAction, id: string) => string;
  isPossible: (action: ElementAction, id: string) => boolean;
  run: (action: ElementAction, id: string) => void;
};

/** The actions for this page. A locked page allows those that change nothing. */
export function useElementActions(): ElementActions {
  const context = useActionContext();
  const { boot } = useEditorContext();
  return useMemo(() => {
    const isAllowed = (action: ElementAction, id: string) =>
      (!boot.locked || action.isHarmless === true) &&
      (action.name !== "saveSection" || boot.canSaveSections === true) &&
      isPossible(action.name, id, context);
    return {
      label: ({ name, label }, id) => (name === "hide" ? hideLabel(id, context) : label),
      isPossible: isAllowed,
      run: (action, id) => {
        if (isAllowed(action, id)) runAction(action.name, id, context);
      },
    };
  }, [context, boot]);
}
