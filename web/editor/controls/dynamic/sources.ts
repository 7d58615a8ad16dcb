import { BINDABLE } from "../../../documents/bindings";
import { gettext, pgettext } from "../../texts/gettext";

/** A source of dynamic values, as the server lists it. */
export type DynamicSource = { name: string; kind: string; label: string };

const GROUPS: Readonly<Record<string, string>> = {
  page: gettext("Page"),
  site: pgettext("dynamic values", "Site"),
  date: gettext("Date"),
  item: pgettext("dynamic values", "Item"),
};
const KEYWORDS: Readonly<Record<string, string>> = { item: "loop list", date: "now time copyright" };

/** The label of the source's group; those of other apps have the name of the app. */
export function groupOf({ name }: Pick<DynamicSource, "name">): string {
  const [prefix = ""] = name.split(".");
  return GROUPS[prefix] ?? prefix.charAt(0).toUpperCase() + prefix.slice(1);
}

/** What owners read. Items have the same sources as pages. */
export const nameOf = (source: DynamicSource): string =>
  groupOf(source) === GROUPS.item
    ? gettext("{label}: {value}", { label: groupOf(source), value: source.label })
    : source.label;

/** The sources that a setting of this kind accepts and that match all words, in the order of their groups. */
export function findSources(sources: readonly DynamicSource[], kind: string, query: string): DynamicSource[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  const matches = (source: DynamicSource) => {
    const text = `${groupOf(source)} ${source.label} ${KEYWORDS[source.name.split(".")[0] ?? ""] ?? ""}`.toLowerCase();
    return words.every((word) => text.includes(word));
  };
  return sources.filter((one) => BINDABLE[kind]?.includes(one.kind as never) && matches(one)).sort(inOrder);
}

const ORDER = Object.values(GROUPS);
const rankOf = (group: string) => ORDER.indexOf(group) + 1 || ORDER.length + 1;

function inOrder(one: DynamicSource, other: DynamicSource): number {
  const [group, otherGroup] = [groupOf(one), groupOf(other)];
  return rankOf(group) - rankOf(otherGroup) || group.localeCompare(otherGroup);
}
