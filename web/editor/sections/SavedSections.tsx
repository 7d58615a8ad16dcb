import { useEditorContext } from "../EditorContext";
import { matchesQuery } from "../matchesQuery";
import { iconOf } from "../panels/widgets/icons";
import type { SavedSection } from "../saving/api";
import { useInsertSection } from "./useInsertSection";
import { useSections } from "./useSections";

/** The group of saved sections in the list of widgets. `query` filters it. */
export function SavedSections({ query }: { query: string }) {
  const { state, load } = useSections();
  const found = state.name === "ready" ? state.sections.filter(({ title }) => matchesQuery(query, [title])) : [];
  if (query.trim() && found.length === 0) return null;
  return (
    <section className="widget-category" aria-label="Saved sections">
      <h3>Saved sections</h3>
      {state.name === "loading" && <div className="saved-section saved-section--loading" aria-hidden />}
      {state.name === "failed" && (
        <p className="saved-sections__note" role="status">
          {state.message}{" "}
          <button type="button" className="link-button" onClick={load}>
            Try again
          </button>
        </p>
      )}
      {state.name === "ready" && found.length === 0 && <Empty />}
      <SectionList sections={found} />
    </section>
  );
}

function Empty() {
  const { boot } = useEditorContext();
  return (
    <p className="saved-sections__note">
      {boot.canSaveSections
        ? "None yet. Open the menu of an element and choose “Save as section”."
        : "None yet. Published templates of the kind “Section” appear here."}
    </p>
  );
}

function SectionList({ sections }: { sections: readonly SavedSection[] }) {
  const { boot } = useEditorContext();
  const { insertSection, busy } = useInsertSection();
  return sections.map((section) => (
    <button
      key={section.id}
      type="button"
      className="saved-section"
      aria-disabled={boot.locked || busy === section.id}
      onClick={() => void insertSection(section)}
    >
      <strong>{section.title}</strong>
      <Structure widgets={section.widgets} />
    </button>
  ));
}

/** What the section is made of: the icons of its widgets, with their names for screen readers. */
function Structure({ widgets }: { widgets: readonly string[] }) {
  const { schemaOf } = useEditorContext();
  const schemas = widgets.flatMap((type) => schemaOf(type) ?? []);
  const names = schemas.map(({ label }) => label).join(", ");
  return (
    <span className="saved-section__structure" title={names}>
      {schemas.map(({ icon }, index) => {
        const Icon = iconOf(icon);
        // biome-ignore lint/suspicious/noArrayIndexKey: the order never changes
        return <Icon key={index} aria-hidden />;
      })}
      <span className="sr-only">{names}</span>
    </span>
  );
}
