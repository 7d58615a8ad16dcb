import { useEditorContext } from "../EditorContext";
import { matchesQuery } from "../matchesQuery";
import { iconOf } from "../panels/widgets/icons";
import type { SavedSection } from "../saving/api";
import { useInsertSection } from "./useInsertSection";
import { type Sections as SectionsState, useSections } from "./useSections";

/** The groups of ready and saved sections in the list of widgets. `query` filters them. */
export function Sections({ query }: { query: string }) {
  const { state, load } = useSections();
  const matches = ({ title }: SavedSection) => matchesQuery(query, [title]);
  const [ready, saved] =
    state.name === "ready" ? [state.ready.filter(matches), state.sections.filter(matches)] : [[], []];
  return (
    <>
      {ready.length > 0 && (
        <section className="widget-category" aria-label="Ready sections">
          <h3>Ready sections</h3>
          <SectionList sections={ready} />
        </section>
      )}
      {(!query.trim() || saved.length > 0) && <Saved state={state} found={saved} load={load} />}
    </>
  );
}

type SavedProps = { state: SectionsState; found: readonly SavedSection[]; load: () => void };

function Saved({ state, found, load }: SavedProps) {
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
