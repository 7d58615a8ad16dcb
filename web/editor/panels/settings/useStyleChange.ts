import type { Element, ElementProps } from "../../../documents/document";
import { elementById } from "../../../documents/tree";
import { SHARED_FIELDS } from "../../../kit/style/sharedFields";
import { updateAll } from "../../commands/manyCommands";
import { countOf } from "../../commands/names/countOf";
import { changeTitle } from "../../commands/names/elementName";
import { useEditorContext } from "../../EditorContext";
import { useEditing } from "../../puckAdapter";
import { useSelectedIds } from "../../selection/multiSelection";
import { gettext } from "../../texts/gettext";

type Step = { label: string; key?: string };

/** Changes style fields of the element, and of all elements selected with it that have these fields. */
export function useStyleChange(element: Element) {
  const editing = useEditing();
  const { schemaOf } = useEditorContext();
  const { id } = element.props;
  const ids = useSelectedIds(id);

  return (names: readonly string[], change: (props: ElementProps) => ElementProps, { label, key }: Step) => {
    const has = (one: string) => {
      const fields = { ...SHARED_FIELDS, ...schemaOf(elementById(editing.document(), one)?.type ?? "")?.style };
      return names.every((name) => Object.hasOwn(fields, name));
    };
    if (ids.length > 1)
      editing.apply(
        updateAll(ids.filter(has), change),
        gettext("{setting} of {name}", { setting: label, name: countOf(ids) }),
        key && `${ids.join()} ${key}`,
      );
    else editing.update(id, change, { label: changeTitle(label, element, schemaOf), key });
  };
}
