import { isBinding } from "../../documents/bindings";
import type { Element } from "../../documents/document";
import { type WidgetSchema, withDefaults } from "../../kit/schema/schema";
import type { Setting, Settings } from "../../kit/schema/settings";
import { isMet } from "../../rules/conditions/isMet";

type Found = { setting: Setting; value: unknown };

/** The settings of an element that have an effect, with those of its list items. Dynamic values are left out. */
export const settingsIn = ({ settings }: WidgetSchema, { props }: Element): Found[] => [...found(settings, props)];

function* found(settings: Settings, stored: Record<string, unknown>): Generator<Found> {
  const values = withDefaults(settings, stored);
  for (const [name, setting] of Object.entries(settings)) {
    const value = values[name];
    if (!isMet(setting.visible, values) || isBinding(value)) continue;
    if (setting.kind === "list")
      for (const item of Array.isArray(value) ? value : []) yield* found(setting.fields, item);
    else yield { setting, value };
  }
}
