import { useEditorContext } from "../EditorContext";
import type { Insert, Insertable } from "../insertables/insertables";
import { useTileButton } from "../panels/widgets/useTileButton";
import { DraggableGroup, WidgetSource } from "../puckAdapter";
import type { SavedSection } from "../saving/api";
import { gettext } from "../texts/gettext";
import { SectionPreview } from "./SectionPreview";
import type { Sections as SectionsState } from "./useSections";

type SectionInsertable = Extract<Insertable, { kind: "ready" | "saved" }>;
type ListProps = {
  /** The section that is loading. */
  busy: SavedSection["id"] | null;
  onInsert: Insert;
};
type Props = ListProps & { found: readonly Insertable[]; isSearch: boolean; state: SectionsState; load: () => void };

/** The groups of ready and saved sections in the list of widgets. */
export function Sections({ found, isSearch, state, load, ...list }: Props) {
  const ready = found.flatMap((one) => (one.kind === "ready" ? [one] : []));
  const saved = found.flatMap((one) => (one.kind === "saved" ? [one] : []));
  return (
    <>
      {ready.length > 0 && (
        <section className="widget-category" aria-label={gettext("Ready sections")}>
          <h3>{gettext("Ready sections")}</h3>
          <SectionList sections={ready} {...list} />
        </section>
      )}
      {(!isSearch || saved.length > 0) && (
        <section className="widget-category" aria-label={gettext("Saved sections")}>
          <h3>{gettext("Saved sections")}</h3>
          <SavedNote state={state} load={load} />
          <SectionList sections={saved} {...list} />
        </section>
      )}
    </>
  );
}

/** What is shown while there are no saved sections. */
function SavedNote({ state, load }: Pick<Props, "state" | "load">) {
  if (state.name === "loading") return <div className="section-tile section-tile--loading" aria-hidden />;
  if (state.name === "failed")
    return (
      <p className="saved-sections__note" role="status">
        {state.message}{" "}
        <button type="button" className="link-button" onClick={load}>
          {gettext("Try again")}
        </button>
      </p>
    );
  return state.sections.length === 0 && <Empty />;
}

function Empty() {
  const { boot } = useEditorContext();
  return (
    <p className="saved-sections__note">
      {boot.canSaveSections
        ? gettext("None yet. Open the menu of an element and choose “Save as section”.")
        : gettext("None yet. Published templates of the kind “Section” appear here.")}
    </p>
  );
}

function SectionList({ sections, busy, onInsert }: ListProps & { sections: readonly SectionInsertable[] }) {
  const { boot } = useEditorContext();
  const pick = (id: string) => {
    const picked = sections.find((section) => section.id === id);
    if (picked) onInsert(picked);
  };
  return (
    <WidgetSource onPick={pick}>
      <div className="section-tiles">
        {sections.map((insertable) => {
          const isDisabled = boot.locked || busy === insertable.section.id;
          return (
            <DraggableGroup
              key={insertable.id}
              id={insertable.id}
              types={insertable.section.outline.map(({ type }) => type)}
              isDisabled={isDisabled}
              onDrop={(place) => onInsert(insertable, place)}
            >
              <SectionTile insertable={insertable} isDisabled={isDisabled} />
            </DraggableGroup>
          );
        })}
      </div>
    </WidgetSource>
  );
}

type TileProps = { insertable: SectionInsertable; isDisabled: boolean };

function SectionTile({ insertable: { id, label, section }, isDisabled }: TileProps) {
  const { schemaOf } = useEditorContext();
  const names = [...new Set(section.widgets.flatMap((type) => schemaOf(type)?.label ?? []))].join(", ");
  const tile = useTileButton({ label: `${label} ${names}`.trim(), title: names, isDisabled });
  return (
    <div ref={tile} className="section-tile" data-insertable={id}>
      <SectionPreview outline={section.outline} />
      <strong>{label}</strong>
    </div>
  );
}
