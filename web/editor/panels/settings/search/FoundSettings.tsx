import type { Element } from "../../../../documents/document";
import type { WidgetSchema } from "../../../../kit/schema/schema";
import { gettext } from "../../../texts/gettext";
import { ContentTab } from "../ContentTab";
import { StyleTab } from "../StyleTab";
import { TAB_LABELS, TABS } from "../useTab";
import { findSettings } from "./findSettings";

type Props = { element: Element; schema: WidgetSchema; query: string };

/** The settings that match a search, from all tabs. */
export function FoundSettings({ element, schema, query }: Props) {
  const found = findSettings(schema, query);
  const tabs = TABS.filter((tab) => found[tab].size > 0);
  if (tabs.length === 0)
    return (
      <p className="panel__empty" role="status">
        {gettext("No results for “{query}”. Try another word, such as “gap” or “font size”.", { query: query.trim() })}
      </p>
    );
  return tabs.map((tab) => (
    <section key={tab} className="found-settings" aria-label={TAB_LABELS[tab]}>
      <h3>{TAB_LABELS[tab]}</h3>
      {tab === "Content" ? (
        <ContentTab element={element} schema={schema} only={found.Content} />
      ) : (
        <StyleTab element={element} schema={schema} isAdvanced={tab === "Advanced"} only={found[tab]} />
      )}
    </section>
  ));
}
