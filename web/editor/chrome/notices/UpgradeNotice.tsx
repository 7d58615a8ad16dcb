import { elementById } from "../../../documents/tree";
import { elementName } from "../../commands/names/elementName";
import { useEditorContext } from "../../EditorContext";
import { useSavingContext } from "../../saving/SavingContext";
import { gettext } from "../../texts/gettext";

/** Elements of an earlier version of their widget that its upgrade could not convert. */
export function UpgradeNotice() {
  const { start } = useSavingContext();
  const { schemaOf } = useEditorContext();
  const failed = start.notUpgraded ?? [];
  if (failed.length === 0) return null;
  const names = failed.flatMap(({ id }) => {
    const element = elementById(start.document, id);
    return element ? [elementName(element, schemaOf)] : [];
  });
  return (
    <div className="notice" role="status">
      <p>
        {gettext(
          "These elements were made with an earlier version of their widget and could not be upgraded: {names}. Their stored settings are kept.",
          { names: names.join(", ") },
        )}
      </p>
    </div>
  );
}
