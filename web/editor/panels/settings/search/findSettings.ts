import type { WidgetSchema } from "../../../../kit/schema/schema";
import type { Settings } from "../../../../kit/schema/settings";
import { matchesQuery } from "../../../matchesQuery";
import { isAdvanced, styleFieldsOf } from "../styleFields";
import type { Tab } from "../useTab";

type Searchable = { label: string; group?: string; help?: string; keywords?: readonly string[] };

/** The names of the settings that match a search, by tab. */
export type FoundSettings = Readonly<Record<Tab, ReadonlySet<string>>>;

/** Searches the labels, groups, keywords and help texts of all settings of a widget. */
export function findSettings(schema: WidgetSchema, query: string): FoundSettings {
  const has = ({ label, group = "", help = "", keywords = [] }: Searchable) =>
    matchesQuery(query, [label, group, help, ...keywords]);
  const hasAny = (settings: Settings): boolean =>
    Object.values(settings).some((setting) => has(setting) || (setting.kind === "list" && hasAny(setting.fields)));
  const content = Object.entries(schema.settings).filter(
    ([, setting]) => setting.kind !== "slot" && (has(setting) || (setting.kind === "list" && hasAny(setting.fields))),
  );
  const style = Object.entries(styleFieldsOf(schema)).filter(([, field]) => has(field));
  return {
    Content: namesOf(content),
    Style: namesOf(style.filter(([, field]) => !isAdvanced(field))),
    Advanced: namesOf(style.filter(([, field]) => isAdvanced(field))),
  };
}

const namesOf = (entries: readonly (readonly [string, unknown])[]): ReadonlySet<string> =>
  new Set(entries.map(([name]) => name));
