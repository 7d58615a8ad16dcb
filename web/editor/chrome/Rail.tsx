import { History, Keyboard, Layers, Plus } from "lucide-react";
import { HistoryPanel } from "../panels/history/HistoryPanel";
import { NavigatorPanel } from "../panels/navigator/NavigatorPanel";
import { WidgetsPanel } from "../panels/widgets/WidgetsPanel";
import { useScreen } from "./ScreenContext";

const PANELS = [
  { name: "widgets", label: "Widgets", Icon: Plus, Panel: WidgetsPanel },
  { name: "navigator", label: "Navigator", Icon: Layers, Panel: NavigatorPanel },
  { name: "history", label: "History", Icon: History, Panel: HistoryPanel },
];

type Props = { open: string; onOpen: (name: string) => void };

/** The narrow rail at the left and the panel that it opens; a second press closes the panel. */
export function Rail({ open, onOpen }: Props) {
  const screen = useScreen();
  const current = PANELS.find((panel) => panel.name === open);
  return (
    <>
      <nav className="editor__rail" aria-label="Panels">
        {PANELS.map(({ name, label, Icon }) => (
          <button
            key={name}
            type="button"
            className="icon-button"
            aria-expanded={open === name}
            aria-label={label}
            title={label}
            onClick={() => onOpen(open === name ? "" : name)}
          >
            <Icon />
          </button>
        ))}
        <button
          type="button"
          className="icon-button rail__last"
          aria-label="Keyboard shortcuts"
          title="Keyboard shortcuts (?)"
          onClick={() => screen.openDialog("shortcuts")}
        >
          <Keyboard />
        </button>
      </nav>
      {current && (
        <section className="editor__left panel" aria-label={current.label}>
          <h2 className="panel__title">{current.label}</h2>
          <current.Panel />
        </section>
      )}
    </>
  );
}
