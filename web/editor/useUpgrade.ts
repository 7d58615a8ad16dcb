import { useCallback } from "react";
import { type UpgradedDocument, upgradeDocument } from "../documents/upgrades";
import { upgradableOf } from "../kit/schema/defineWidget";
import { useEditorContext } from "./EditorContext";
import { withDefaultItems } from "./withDefaultItems";

/** Upgrades a document, or an element with everything inside it. */
export type Upgrade = <Value>(document: Value) => UpgradedDocument<Value>;

/** Everything that enters the editor passes it: what was stored, copied, or left in this browser. */
export function useUpgrade(): Upgrade {
  const { widgetOf, schemaOf } = useEditorContext();
  return useCallback(
    (stored) => {
      const { document, failed } = upgradeDocument(stored, (type) => upgradableOf(widgetOf(type)));
      return { document: withDefaultItems(document, schemaOf), failed };
    },
    [widgetOf, schemaOf],
  );
}
