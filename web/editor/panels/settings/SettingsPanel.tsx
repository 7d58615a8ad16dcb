import { Search } from "lucide-react";
import { useCallback, useState } from "react";
import type { Element } from "../../../documents/document";
import type { WidgetSchema } from "../../../kit/schema/schema";
import { useEditorContext } from "../../EditorContext";

import { useSelected } from "../../puckAdapter";
import { useSelectedIds } from "../../selection/multiSelection";
import { gettext } from "../../texts/gettext";
import { wordingOf } from "../../wording";
import { FormPanel } from "../form/FormPanel";
import { TabsBar, tabPanelProps } from "../TabsBar";
import { iconOf } from "../widgets/icons";
import { ContentTab } from "./ContentTab";
import { DocumentPanel } from "./DocumentPanel";
import { useRequestedSetting } from "./requested/useRequestedSetting";
import { StyleTab } from "./StyleTab";
import { FoundSettings } from "./search/FoundSettings";
import { TAB_LABELS, TABS, useTab } from "./useTab";

/** The settings of the selected element. */
export function SettingsPanel() {
  const selected = useSelected();
  const { boot, widgetOf } = useEditorContext();
  const schema = selected ? widgetOf(selected.type)?.schema : undefined;
  const [tab, setTab] = useTab();
  const [query, setQuery] = useState("");
  const showContent = useCallback(() => {
    setQuery("");
    setTab("Content");
  }, [setTab]);
  useRequestedSetting(showContent);
  return (
    <aside className="editor__right panel" aria-label={gettext("Settings")}>
      {!selected && boot.kind === "form" && <FormPanel />}
      {!selected && boot.kind !== "form" && <DocumentPanel />}
      {selected && !schema && <NotInstalled type={selected.type} />}
      {selected && schema && (
        <>
          <div className="panel__head">
            <ElementTitle element={selected} schema={schema} />
            <SettingsSearch query={query} onChange={setQuery} />
            {!query.trim() && (
              <TabsBar
                label={gettext("Settings")}
                tabs={TABS}
                labels={TAB_LABELS}
                tab={tab}
                panel="settings-panel"
                onChange={setTab}
              />
            )}
          </div>
          {query.trim() ? (
            <div className="panel__body" key={selected.props.id}>
              <FoundSettings element={selected} schema={schema} query={query} />
            </div>
          ) : (
            <div
              {...tabPanelProps("settings-panel", tab)}
              data-settings-of={selected.props.id}
              className="panel__body"
              key={selected.props.id}
            >
              {tab === "Content" ? (
                <ContentTab element={selected} schema={schema} />
              ) : (
                <StyleTab element={selected} schema={schema} isAdvanced={tab === "Advanced"} />
              )}
            </div>
          )}
        </>
      )}
    </aside>
  );
}

function NotInstalled({ type }: { type: string }) {
  const { boot } = useEditorContext();
  return (
    <p className="panel__empty">
      {gettext(
        wordingOf(boot.kind).isForm
          ? "The field “{type}” is not installed here. Its content is kept."
          : "The widget “{type}” is not installed here. Its content is kept.",
        { type },
      )}
    </p>
  );
}

/** Says which element is edited, and whether others change with it. */
function ElementTitle({ element, schema }: { element: Element; schema: WidgetSchema }) {
  const several = useSelectedIds(element.props.id).length;
  const Icon = iconOf(schema.icon);
  return (
    <>
      <h2 className="panel__title">
        {Icon && <Icon aria-hidden />}
        {element.props.$label ?? schema.label}
        {element.props.$label && <small>{schema.label}</small>}
      </h2>
      {several > 1 && (
        <p className="panel__note">
          {gettext("What you change under Style and Advanced applies to all {count} elements.", { count: several })}
        </p>
      )}
    </>
  );
}

function SettingsSearch({ query, onChange }: { query: string; onChange: (query: string) => void }) {
  return (
    <label className="search settings-search">
      <Search aria-hidden />
      <input
        type="search"
        placeholder={gettext("Search settings")}
        aria-label={gettext("Search settings")}
        value={query}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== "Escape" || !query) return;
          event.stopPropagation();
          onChange("");
        }}
      />
    </label>
  );
}
