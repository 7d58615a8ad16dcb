import { useCallback } from "react";
import { type UpgradedDocument, upgradeDocument } from "../documents/upgrades";
import { upgradableOf } from "../kit/schema/defineWidget";
import { useEditorContext } from "./EditorContext";

/** Upgrades a document, or an element with everything inside it. */
export type Upgrade = <Value>(document: Value) => UpgradedDocument<Value>;

/** Everything that enters the editor passes it: what was stored, copied, or left in this browser. */
export function useUpgrade(): Upgrade {
  const { widgetOf } = useEditorContext();
  return useCallback((document) => upgradeDocument(document, (type) => upgradableOf(widgetOf(type))), [widgetOf]);
}
