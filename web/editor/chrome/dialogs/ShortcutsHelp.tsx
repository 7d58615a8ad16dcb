import { ELEMENT_ACTIONS } from "../../actions/elementActions";
import { displayKeys } from "../../actions/keys";
import { Dialog } from "../../layers/onDemand";
import { gettext } from "../../texts/gettext";

type Line = readonly [label: string, ...keys: string[]];

const ANYWHERE: readonly Line[] = [
  [gettext("Save a draft"), "Ctrl+S"],
  [gettext("Undo"), "Ctrl+Z"],
  [gettext("Redo"), "Ctrl+Shift+Z", "Ctrl+Y"],
  [gettext("Insert an element"), "/"],
  [gettext("Select all elements at this level"), "Ctrl+A"],
  [gettext("Next or previous area"), "F6", "Shift+F6"],
  [gettext("Show or hide panels"), "Ctrl+\\"],
  [gettext("Zoom in or out"), "Ctrl++", "Ctrl+-"],
  [gettext("Fit to screen"), "Ctrl+0"],
  [gettext("These shortcuts"), "?"],
];
const CANVAS: readonly Line[] = [
  [gettext("Next or previous element"), "ArrowDown", "ArrowUp"],
  [gettext("Select the next or previous one too"), "Shift+ArrowDown", "Shift+ArrowUp"],
  [gettext("Edit the selected text"), "Enter"],
  [gettext("Stop editing"), "Escape"],
  [gettext("Element menu"), "Shift+F10", "ContextMenu"],
];
const NAVIGATOR: readonly Line[] = [
  [gettext("Next or previous row"), "ArrowDown", "ArrowUp"],
  [gettext("Expand or collapse"), "ArrowRight", "ArrowLeft"],
  [gettext("Select"), "Enter"],
  [gettext("Add to the selection"), "Ctrl+ "],
  [gettext("Element menu"), "Shift+F10", "ContextMenu"],
];

const ofElement: readonly Line[] = ELEMENT_ACTIONS.filter(({ name }) => name !== "insert").map(
  ({ label, keys }) => [label, keys] as const,
);

/** All keyboard shortcuts of the editor. */
export const ShortcutsHelp = ({ onClose }: { onClose: () => void }) => (
  <Dialog title={gettext("Keyboard shortcuts")} className="shortcuts" onClose={onClose}>
    {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and nothing in it takes focus */}
    <section className="shortcuts__groups" aria-label={gettext("Shortcuts by area")} tabIndex={0}>
      <Group title={gettext("Selected element")} lines={ofElement} />
      <div>
        <Group title={gettext("Anywhere")} lines={ANYWHERE} />
        <Group title={gettext("On the canvas")} lines={CANVAS} />
        <Group title={gettext("In the navigator")} lines={NAVIGATOR} />
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
