import type { Element } from "../../../../documents/document";
import type { WidgetSchema } from "../../../../kit/schema/schema";
import { ContentTab } from "../ContentTab";
import { StyleTab } from "../StyleTab";
import { TABS } from "../useTab";
import { findSettings } from "./findSettings";

type Props = { element: Element; schema: WidgetSchema; query: string };

/** The settings that match a search, from all tabs. */
export function FoundSettings({ element, schema, query }: Props) {
  const found = findSettings(schema, query);
  const tabs = TABS.filter((tab) => found[tab].size > 0);
  if (tabs.length === 0)
    return (
      <p className="panel__empty" role="status">
        No results for “{query.trim()}”. Try another word, such as “gap” or “font size”.
      </p>
    );
  return tabs.map((tab) => (
    <section key={tab} className="found-settings" aria-label={tab}>
      <h3>{tab}</h3>
      {tab === "Content" ? (
        <ContentTab element={element} schema={schema} only={found.Content} />
      ) : (
        <StyleTab element={element} schema={schema} isAdvanced={tab === "Advanced"} only={found[tab]} />
      )}
    </section>
  ));
}
