import { Accessibility, defaultPreset } from "@dnd-kit/dom";
import {
  type AppState,
  type Config,
  type Data,
  type Overrides,
  type Plugin,
  Puck,
  type PuckAction,
} from "@puckeditor/core";
import { memo, type ReactNode, useCallback, useEffect, useMemo, useRef } from "react";
import type { Document } from "../../documents/document";
import type { Widget } from "../../kit/schema/defineWidget";
import { placeOf } from "../commands/commands";
import type { Change } from "../history/history";
import { createRecorder, RecorderContext } from "../history/recorder";
import { gettext } from "../texts/gettext";
import { type CanvasParts, CanvasPartsContext } from "./canvasParts";
import { configOf, dropOf } from "./config";
import { usePuckHistory } from "./selectors";

// This plugin calls every element on the canvas a button and describes keys that Puck does not support. Names, roles
// and keys are ours: see useTileButton, the navigator and useShortcuts.
defaultPreset.plugins = defaultPreset.plugins.filter((plugin) => plugin !== Accessibility);

type ProviderProps = {
  document: Document;
  widgets: readonly Widget[];
  parts: CanvasParts;
  onChange: (document: Document) => void;
  isReadOnly: boolean;
  children: ReactNode;
};

// Constants, because Puck treats a new object as a new configuration and remounts every element.
const PLUGINS: Plugin[] = [];
const IFRAME = { enabled: true, syncHostStyles: false, waitForStyles: false } as never;
const UI = { viewports: { current: { width: "100%", height: "auto" }, controlsVisible: false, options: [] } } as never;

/** Holds the document, its history and the selection. `document` is read only once. */
export const EditingProvider = memo(function EditingProvider({
  document,
  widgets,
  parts,
  onChange,
  isReadOnly,
  children,
}: ProviderProps) {
  const config = useMemo(() => configOf(widgets, document, parts), [widgets, document, parts]);
  const recorder = useMemo(() => createRecorder(document), [document]);
  const onAction = useCallback(
    (action: PuckAction, after: AppState, before: AppState) => {
      if (isGroupDropped(action, after, before, config)) return;
      if (after.data !== before.data) recorder.record(after.data as unknown as Document, changeBy(action, config));
    },
    [recorder, config],
  );
  const overrides = useRef<Partial<Overrides>>({
    iframe: ({ children: content, document: frame }) => <parts.Frame frame={frame}>{content}</parts.Frame>,
    actionBar: () => <></>,
    componentOverlay: parts.Overlay as Overrides["componentOverlay"],
  }).current;
  const changed = useCallback((data: Data) => onChange(data as unknown as Document), [onChange]);
  const permissions = useMemo(
    () => (isReadOnly ? { drag: false, edit: false, insert: false, delete: false, duplicate: false } : {}),
    [isReadOnly],
  );
  return (
    <RecorderContext value={recorder}>
      <CanvasPartsContext value={parts}>
        <Puck
          config={config}
          data={document as unknown as Data}
          onChange={changed}
          onAction={onAction}
          overrides={overrides}
          permissions={permissions}
          plugins={PLUGINS}
          iframe={IFRAME}
          ui={UI}
        >
          <OneHistory />
          {children}
        </Puck>
      </CanvasPartsContext>
    </RecorderContext>
  );
});

/** Puck keeps all states for its own undo, which is not used. This removes all but the last. */
function OneHistory() {
  const states = usePuckHistory();
  useEffect(() => void states.splice(0, states.length - 1), [states]);
  return null;
}

/**
 * Whether a group was dropped. `after` is the state that Puck is about to use: with the old content, nothing renders,
 * saves or records the component that Puck inserted, and the group's own elements come after Puck's step.
 */
function isGroupDropped(action: PuckAction, after: AppState, before: AppState, config: Config): boolean {
  const onDrop = action.type === "insert" && dropOf(config, action.componentType);
  if (!onDrop) return false;
  const place = placeOf(after.data as unknown as Document, action.id ?? "");
  Object.assign(after, before);
  if (place) queueMicrotask(() => onDrop(place));
  return true;
}

/** Changes that Puck makes by itself: what was dropped onto the canvas or dragged there. Null for all others. */
function changeBy(action: PuckAction, { components }: Config): Change | null {
  if (action.type === "insert")
    return {
      label: gettext("Add {name}", { name: components[action.componentType]?.label ?? "" }).trim(),
      isPlacing: true,
    };
  const isMove =
    action.type === "move" &&
    (action.sourceZone !== action.destinationZone || action.sourceIndex !== action.destinationIndex);
  return isMove || action.type === "reorder" ? { label: gettext("Move"), isPlacing: false } : null;
}

export const Canvas = () => <Puck.Preview />;
