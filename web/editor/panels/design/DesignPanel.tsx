import { Search } from "lucide-react";
import { type KeyboardEvent, useEffect, useMemo, useState } from "react";
import { contrastFaults } from "../../../theme/contrastFaults";
import { variablesWith } from "../../../theme/variablesCss";
import { matches } from "../../actions/keys";
import { Segmented } from "../../controls/fields/Segmented";
import { useEditorContext } from "../../EditorContext";
import { useOpenedDesign } from "../../siteDesign/DesignContext";
import type { DesignSession, DesignState } from "../../siteDesign/DesignSession";
import { gettext } from "../../texts/gettext";
import { Group } from "../settings/Group";
import { DesignBar, DesignScope } from "./DesignBar";
import { DesignNotice } from "./DesignNotice";
import { findDesign } from "./designGroups";
import { OwnFonts } from "./fonts/OwnFonts";
import { ColorRow } from "./rows/ColorRow";
import { PaletteRow } from "./rows/PaletteRow";
import { SchemeRow } from "./rows/SchemeRow";
import { ValueRow } from "./rows/ValueRow";
import { ShadowRow } from "./ShadowRow";
import { useDesign } from "./useDesign";

/** The design of the whole site: colors, fonts, sizes. Changes are live on the canvas and public once they are saved. */
export function DesignPanel() {
  const { session, problem, load } = useOpenedDesign();
  useEffect(() => {
    if (!session) void load();
  }, [session, load]);
  if (session) return <Design session={session} />;
  return problem ? (
    <div className="panel__empty">
      <p role="alert">{problem}</p>
      <button type="button" className="button" onClick={() => void load()}>
        {gettext("Try again")}
      </button>
    </div>
  ) : (
    <p className="panel__empty" role="status">
      {gettext("Loading the design…")}
    </p>
  );
}

function Design({ session }: { session: DesignSession }) {
  const state = useDesign(session);
  useEffect(() => session.open(), [session]);
  const [query, setQuery] = useState("");
  const { boot } = useEditorContext();
  const groups = findDesign(query);
  const { values } = state.design;
  const faults = useMemo(() => contrastFaults(variablesWith({ values })), [values]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys of the controls inside
    <div className="design" data-own-keys="" onKeyDown={(event) => onKey(event, session)}>
      <div className="design__top">
        <DesignBar session={session} state={state} />
        <label className="search">
          <Search aria-hidden />
          <input
            type="search"
            placeholder={gettext("Search the design")}
            aria-label={gettext("Search the design")}
            value={query}
            onChange={(event) => setQuery(event.target.value)}
          />
        </label>
      </div>
      <DesignScope session={session} state={state} />
      <DesignNotice session={session} state={state} />
      {!query && <Schemes session={session} state={state} />}
      {groups.length === 0 && (
        <p className="panel__empty" role="status">
          {gettext("No results for “{query}”. Try another word, such as “brand color” or “border radius”.", {
            query: query.trim(),
          })}
        </p>
      )}
      {groups.map(({ label, variables, isOpenAtFirst }) => (
        <Group key={`${label}${query ? "?" : ""}`} label={label} isOpenAtFirst={isOpenAtFirst} isForcedOpen={!!query}>
          {variables[0]?.group === "color" && <ModeHeads />}
          {variables.map((variable) => {
            const row = { variable, session, state };
            if (variable.group === "color") return <ColorRow key={variable.name} {...row} contrastFaults={faults} />;
            return variable.syntax === "shadow" ? (
              <ShadowRow key={variable.name} {...row} />
            ) : (
              <ValueRow key={variable.name} {...row} />
            );
          })}
          {variables[0]?.group === "font" && boot.urls.fonts && <OwnFonts state={state} />}
        </Group>
      ))}
    </div>
  );
}

const SHOWN = [
  { value: "auto", label: gettext("Auto") },
  { value: "light", label: gettext("Light") },
  { value: "dark", label: gettext("Dark") },
];

function Schemes({ session, state }: { session: DesignSession; state: DesignState }) {
  return (
    <div className="group__rows design__schemes">
      <PaletteRow session={session} state={state} />
      <SchemeRow session={session} state={state} />
      <div className="setting">
        <span className="setting__label">{gettext("Canvas shows")}</span>
        <Segmented
          label={gettext("Color scheme of the canvas")}
          options={SHOWN}
          value={state.shown}
          onChange={(mode) => session.showMode(mode as DesignState["shown"])}
        />
      </div>
    </div>
  );
}

const ModeHeads = () => (
  <div className="design-row__modes design__heads" aria-hidden="true">
    <span>{gettext("Light")}</span>
    <span>{gettext("Dark")}</span>
  </div>
);

/** Instead of the page's shortcuts, which undo and save the page. */
function onKey(event: KeyboardEvent, session: DesignSession) {
  const keys: Record<string, () => unknown> = {
    "Ctrl+S": session.save,
    "Ctrl+Z": session.undo,
    "Ctrl+Shift+Z": session.redo,
    "Ctrl+Y": session.redo,
  };
  const key = Object.keys(keys).find((one) => matches(event.nativeEvent, one));
  if (!key) return;
  event.preventDefault();
  event.stopPropagation();
  const field = event.target as HTMLElement;
  // A field shows what was typed until it loses the focus.
  field.blur();
  keys[key]?.();
  field.focus();
}
