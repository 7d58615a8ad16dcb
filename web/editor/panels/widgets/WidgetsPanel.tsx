import { Search, Star } from "lucide-react";
import { Fragment, useRef, useState } from "react";
import { CATEGORIES, PAGE_CATALOG } from "../../../kit/schema/schema";
import { useEditorContext } from "../../EditorContext";
import { findInsertables } from "../../insertables/findInsertables";
import type { Insert, Insertable } from "../../insertables/insertables";
import { useInsert } from "../../insertables/useInsert";
import { useInsertables } from "../../insertables/useInsertables";
import { DraggableWidget, WidgetSource } from "../../puckAdapter";
import { Rows } from "../../rows/Rows";
import { Sections } from "../../sections/Sections";
import { gettext } from "../../texts/gettext";
import { useStoredState } from "../../useStoredState";
import { useWording } from "../../wording";
import { TabsBar, tabPanelProps } from "../TabsBar";
import { PlaceNote } from "./search/PlaceNote";
import { placeFor } from "./search/places";
import { useTileKeys } from "./useTileKeys";
import { WidgetTile } from "./WidgetTile";

const CATEGORY_LABELS: Record<(typeof CATEGORIES)[number], string> = {
  layout: gettext("Layout"),
  basic: gettext("Basic"),
  choice: gettext("Choices"),
  media: gettext("Media"),
  content: gettext("Content"),
  price: gettext("Prices"),
  advanced: gettext("Advanced"),
  navigation: gettext("Navigation"),
};

const NONE: string[] = [];

const TABS = ["Widgets", "Sections"] as const;
const TAB_LABELS = { Widgets: gettext("Widgets"), Sections: gettext("Sections") };

/** All that can be inserted after the selected element: widgets and rows, and the sections of pages in a tab of their own. */
export function WidgetsPanel() {
  const { boot, widgets, offered } = useEditorContext();
  const { isForm, examples } = useWording();
  const [query, setQuery] = useState("");
  const [tab, setTab] = useStoredState<(typeof TABS)[number]>("insert-tab", "Widgets");
  const panel = useRef<HTMLDivElement>(null);
  const onKeyDown = useTileKeys(panel);
  const { insertables, sections, load } = useInsertables();
  const { insert, busy } = useInsert();
  const found = findInsertables(insertables, query);
  const place = boot.kind === "form" ? undefined : placeFor(query);
  const isSearch = query.trim() !== "";
  const hasSections = boot.catalog === PAGE_CATALOG;
  const hasTabs = hasSections && !isSearch;
  const isShown = (one: (typeof TABS)[number]) => !hasTabs || tab === one;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the buttons in it
    <div ref={panel} className="widgets-panel" onKeyDown={onKeyDown}>
      <div className="widgets-panel__head">
        <label className="search">
          <Search aria-hidden />
          <input
            type="search"
            placeholder={gettext(isForm ? "Search fields" : "Search widgets")}
            aria-label={gettext(isForm ? "Search fields" : "Search widgets")}
            value={query}
            onChange={(event) => setQuery(event.target.value)}
          />
        </label>
        {hasTabs && (
          <TabsBar
            label={gettext("What to insert")}
            tabs={TABS}
            labels={TAB_LABELS}
            tab={tab}
            panel="insert-panel"
            onChange={setTab}
          />
        )}
      </div>
      <div {...(hasTabs && tabPanelProps("insert-panel", tab))}>
        {place && <PlaceNote place={place} />}
        {found.length === 0 && !place && (
          <p className="panel__empty">
            {gettext("No results for “{query}”. Try another word, such as “{first}” or “{second}”.", {
              query,
              first: examples[0],
              second: examples[1],
            })}
            {offered.length < widgets.length && ` ${gettext("Not all widgets can be added here.")}`}
          </p>
        )}
        {isShown("Widgets") && <Categories found={found} isSearch={isSearch} onInsert={insert} />}
        {hasSections && isShown("Sections") && (
          <Sections found={found} isSearch={isSearch} state={sections} load={load} busy={busy} onInsert={insert} />
        )}
      </div>
    </div>
  );
}

type CategoriesProps = { found: readonly Insertable[]; isSearch: boolean; onInsert: Insert };

/** Widgets by category. Favorites come first, rows follow the layout widgets. */
function Categories({ found, isSearch, onInsert }: CategoriesProps) {
  const [favorites, setFavorites] = useStoredState("favorites", NONE);
  const foundWidgets = found.filter((one) => one.kind === "widget");
  const isFavorite = (type: string) => favorites.includes(type);
  const onFavor = (type: string) =>
    setFavorites(isFavorite(type) ? favorites.filter((one) => one !== type) : [...favorites, type]);
  const groups = [
    {
      label: gettext("Favorites"),
      widgets: isSearch ? [] : foundWidgets.filter(({ schema }) => isFavorite(schema.type)),
    },
    ...CATEGORIES.map((category) => ({
      label: CATEGORY_LABELS[category],
      widgets: foundWidgets.filter(({ schema }) => schema.category === category),
    })),
  ];
  return groups.map((group) => (
    <Fragment key={group.label}>
      <Category {...group} isFavorite={isFavorite} onFavor={onFavor} onInsert={onInsert} />
      {group.label === CATEGORY_LABELS.layout && <Rows found={found} onInsert={onInsert} />}
    </Fragment>
  ));
}

type CategoryProps = {
  label: string;
  widgets: readonly Extract<Insertable, { kind: "widget" }>[];
  isFavorite: (type: string) => boolean;
  onFavor: (type: string) => void;
  onInsert: Insert;
};

function Category({ label, widgets, isFavorite, onFavor, onInsert }: CategoryProps) {
  const { boot } = useEditorContext();
  if (widgets.length === 0) return null;
  const pick = (type: string) => {
    const picked = widgets.find(({ schema }) => schema.type === type);
    if (picked) onInsert(picked);
  };
  return (
    <section className="widget-category" aria-label={label}>
      <h3>{label}</h3>
      <WidgetSource onPick={pick}>
        <div className="widget-grid">
          {widgets.map(({ schema }) => (
            <div key={schema.type} className="widget-cell">
              <DraggableWidget type={schema.type} isDisabled={boot.locked}>
                <WidgetTile schema={schema} />
              </DraggableWidget>
              <button
                type="button"
                className="widget-cell__star"
                aria-pressed={isFavorite(schema.type)}
                aria-label={gettext("Favorite: {label}", { label: schema.label })}
                title={isFavorite(schema.type) ? gettext("Remove from favorites") : gettext("Add to favorites")}
                onClick={() => onFavor(schema.type)}
              >
                <Star aria-hidden />
              </button>
            </div>
          ))}
        </div>
      </WidgetSource>
    </section>
  );
}
