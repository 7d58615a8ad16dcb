import {
  History,
  Keyboard,
  Layers,
  ListChecks,
  type LucideIcon,
  Palette,
  Plus,
  ScanSearch,
  Settings2,
  X,
} from "lucide-react";
import type { ComponentType } from "react";
import { useEditorContext } from "../../EditorContext";
import { ChecklistPanel } from "../../panels/checklist/ChecklistPanel";
import { DesignPanel } from "../../panels/design/DesignPanel";
import { HistoryPanel } from "../../panels/history/HistoryPanel";
import { NavigatorPanel } from "../../panels/navigator/NavigatorPanel";
import { SearchPanel } from "../../panels/search/SearchPanel";
import { WidgetsPanel } from "../../panels/widgets/WidgetsPanel";
import { gettext } from "../../texts/gettext";
import { capitalized, useWording, type Wording } from "../../wording";
import { useScreen } from "../ScreenContext";
import { type Panels, SETTINGS } from "./usePanels";

type RailButton = {
  name: string;
  label: string;
  /** A word of the label, for the narrow rail of a phone. */
  short?: string;
  Icon: LucideIcon;
};
type RailPanel = RailButton & { Panel: ComponentType };

const panelsOf = ({ parts }: Wording): RailPanel[] => [
  { name: "widgets", label: capitalized(parts), Icon: Plus, Panel: WidgetsPanel },
  { name: "navigator", label: gettext("Navigator"), Icon: Layers, Panel: NavigatorPanel },
  { name: "history", label: gettext("History"), Icon: History, Panel: HistoryPanel },
  { name: "checklist", label: gettext("Checklist"), Icon: ListChecks, Panel: ChecklistPanel },
];
// For pages.
const SEARCH: RailPanel = {
  name: "search",
  label: gettext("Search and sharing"),
  short: gettext("Sharing"),
  Icon: ScanSearch,
  Panel: SearchPanel,
};
// For users who may change the design of the site.
const DESIGN: RailPanel = {
  name: "design",
  label: gettext("Site design"),
  short: gettext("Design"),
  Icon: Palette,
  Panel: DesignPanel,
};
// Present next to all other panels, where there is space for two.
const SETTINGS_BUTTON: RailButton = { name: SETTINGS, label: gettext("Settings"), Icon: Settings2 };

/** The rail at the left, or at the bottom of a phone, and the panel that it opens. A second click closes the panel. */
export function Rail({ panels }: { panels: Panels }) {
  const { boot } = useEditorContext();
  const all = [
    ...panelsOf(useWording()),
    ...(boot.searchResult ? [SEARCH] : []),
    ...(boot.urls.design ? [DESIGN] : []),
  ];
  const current = all.find((panel) => panel.name === panels.left);
  // On a phone the checklist is in the menu of the page: the rail has no space for it.
  const fitting = panels.isPhone ? all.filter(({ name }) => name !== "checklist") : all;
  return (
    <>
      <nav className="editor__rail" aria-label={gettext("Panels")}>
        {[...fitting, ...(panels.isOneAtATime ? [SETTINGS_BUTTON] : [])].map((button) => (
          <PanelButton key={button.name} {...button} panels={panels} />
        ))}
        {!panels.isPhone && <ShortcutsButton />}
      </nav>
      {current && (
        <section className="editor__left panel" aria-label={current.label}>
          <h2 className="panel__title">{current.label}</h2>
          <current.Panel />
        </section>
      )}
      {panels.isPhone && panels.left && <SheetClose onClose={panels.showCanvas} />}
    </>
  );
}

function PanelButton({ name, label, short = label, Icon, panels }: RailButton & { panels: Panels }) {
  const isOpen = name === SETTINGS ? panels.hasSettings : panels.left === name;
  // Without another panel, a small laptop shows the settings.
  const close = name === SETTINGS ? panels.toggle : () => panels.open("");
  return (
    <button
      type="button"
      className="icon-button"
      aria-expanded={isOpen}
      aria-label={label}
      title={label}
      onClick={() => (isOpen ? close() : panels.open(name))}
    >
      <Icon />
      {panels.isPhone && <span>{short}</span>}
    </button>
  );
}

function ShortcutsButton() {
  const screen = useScreen();
  return (
    <button
      type="button"
      className="icon-button rail__last"
      aria-label={gettext("Keyboard shortcuts")}
      title={`${gettext("Keyboard shortcuts")} (?)`}
      onClick={() => screen.openDialog("shortcuts")}
    >
      <Keyboard />
    </button>
  );
}

function SheetClose({ onClose }: { onClose: () => void }) {
  const { isForm } = useWording();
  return (
    <button
      type="button"
      className="icon-button sheet-close"
      aria-label={gettext(isForm ? "Back to form" : "Back to page")}
      onClick={onClose}
    >
      <X />
    </button>
  );
}
