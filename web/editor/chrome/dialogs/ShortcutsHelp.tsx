import { ELEMENT_ACTIONS } from "../../actions/elementActions";
import { displayKeys } from "../../actions/keys";
import { Dialog } from "../../layers/onDemand";

type Line = readonly [label: string, ...keys: string[]];

const ANYWHERE: readonly Line[] = [
  ["Save a draft", "Ctrl+S"],
  ["Undo", "Ctrl+Z"],
  ["Redo", "Ctrl+Shift+Z", "Ctrl+Y"],
  ["Insert an element", "/"],
  ["Select all elements at this level", "Ctrl+A"],
  ["Next or previous area", "F6", "Shift+F6"],
  ["Show or hide panels", "Ctrl+\\"],
  ["Zoom in or out", "Ctrl++", "Ctrl+-"],
  ["Fit to screen", "Ctrl+0"],
  ["These shortcuts", "?"],
];
const CANVAS: readonly Line[] = [
  ["Next or previous element", "ArrowDown", "ArrowUp"],
  ["Select the next or previous one too", "Shift+ArrowDown", "Shift+ArrowUp"],
  ["Edit the selected text", "Enter"],
  ["Stop editing", "Escape"],
  ["Element menu", "Shift+F10", "ContextMenu"],
];
const NAVIGATOR: readonly Line[] = [
  ["Next or previous row", "ArrowDown", "ArrowUp"],
  ["Expand or collapse", "ArrowRight", "ArrowLeft"],
  ["Select", "Enter"],
  ["Add to the selection", "Ctrl+ "],
  ["Element menu", "Shift+F10", "ContextMenu"],
];

const ofElement: readonly Line[] = ELEMENT_ACTIONS.filter(({ name }) => name !== "insert").map(
  ({ label, keys }) => [label, keys] as const,
);

/** All keyboard shortcuts of the editor. */
export const ShortcutsHelp = ({ onClose }: { onClose: () => void }) => (
  <Dialog title="Keyboard shortcuts" className="shortcuts" onClose={onClose}>
    {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and nothing in it takes focus */}
    <section className="shortcuts__groups" aria-label="Shortcuts by area" tabIndex={0}>
      <Group title="Selected element" lines={ofElement} />
      <div>
        <Group title="Anywhere" lines={ANYWHERE} />
        <Group title="On the canvas" lines={CANVAS} />
        <Group title="In the navigator" lines={NAVIGATOR} />
      </div>
    </section>
  </Dialog>
);

const Group = ({ title, lines }: { title: string; lines: readonly Line[] }) => (
  <section className="shortcuts__group">
    <h3>{title}</h3>
    <dl>
      {lines.map(([label, ...keys]) => (
        <div key={label} className="shortcuts__line">
          <dt>{label}</dt>
          <dd>
            {keys.map((one) => (
              <kbd key={one}>{displayKeys(one)}</kbd>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  </section>
);
