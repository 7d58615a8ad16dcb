import { Search, Star } from "lucide-react";
import { useState } from "react";
import type { Widget } from "../../../kit/defineWidget";
import { CATEGORIES } from "../../../kit/schema/schema";
import { useScreen } from "../../chrome/ScreenContext";
import { placeForNew } from "../../commands/slots";
import { useEditorContext } from "../../EditorContext";
import { DraggableWidget, useEditing, WidgetSource } from "../../puckAdapter";
import { useRemembered } from "../../remembered";
import { findWidgets } from "./findWidgets";
import { newElement } from "./newElement";
import { WidgetTile } from "./WidgetTile";

const CATEGORY_LABELS: Record<(typeof CATEGORIES)[number], string> = {
  layout: "Layout",
  basic: "Basic",
  media: "Media",
  content: "Content",
  navigation: "Navigation",
};

const NONE: string[] = [];

/** Every widget, to drag onto the page or to insert at the selected element; favourites come first. */
export function WidgetsPanel() {
  const { widgets } = useEditorContext();
  const [query, setQuery] = useState("");
  const [favourites, setFavourites] = useRemembered("favourites", NONE);
  const found = findWidgets(widgets, query);
  const isFavourite = (type: string) => favourites.includes(type);
  const onFavour = (type: string) =>
    setFavourites(isFavourite(type) ? favourites.filter((one) => one !== type) : [...favourites, type]);
  const groups = [
    { label: "Favourites", widgets: query ? [] : found.filter(({ schema }) => isFavourite(schema.type)) },
    ...CATEGORIES.map((category) => ({
      label: CATEGORY_LABELS[category],
      widgets: found.filter(({ schema }) => schema.category === category),
    })),
  ];
  return (
    <>
      <label className="search">
        <Search aria-hidden />
        <input
          type="search"
          placeholder="Search widgets"
          aria-label="Search widgets"
          value={query}
          onChange={(event) => setQuery(event.target.value)}
        />
      </label>
      {found.length === 0 && (
        <p className="panel__empty">No widget is called “{query}”. Try what it should do: “slides”, “questions”.</p>
      )}
      {groups.map((group) => (
        <Category key={group.label} {...group} isFavourite={isFavourite} onFavour={onFavour} />
      ))}
    </>
  );
}

type CategoryProps = {
  label: string;
  widgets: readonly Widget[];
  isFavourite: (type: string) => boolean;
  onFavour: (type: string) => void;
};

function Category({ label, widgets, isFavourite, onFavour }: CategoryProps) {
  const { boot, schemaOf } = useEditorContext();
  const editing = useEditing();
  const screen = useScreen();
  if (widgets.length === 0) return null;

  function add(type: string) {
    const schema = schemaOf(type);
    if (!schema || boot.locked) return;
    const element = newElement(schema);
    const place = placeForNew(editing.document(), editing.selectedId(), schemaOf, type);
    editing.place(element, place, `Add ${schema.label}`);
    screen.showCanvas();
  }

  return (
    <section className="widget-category" aria-label={label}>
      <h3>{label}</h3>
      <WidgetSource onPick={add}>
        <div className="widget-grid">
          {widgets.map(({ schema }) => (
            <div key={schema.type} className="widget-cell">
              <DraggableWidget type={schema.type} isDisabled={boot.locked} Tile={WidgetTile} />
              <button
                type="button"
                className="widget-cell__star"
                aria-pressed={isFavourite(schema.type)}
                aria-label={`Favourite: ${schema.label}`}
                title={isFavourite(schema.type) ? "No favourite any more" : "Make it a favourite"}
                onClick={() => onFavour(schema.type)}
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
