/**
 * The only file that knows Puck: its configuration, its selectors, its actions. The rest of the editor speaks of
 * documents, elements and commands, so that the engine could be another one.
 */
import { Accessibility, defaultPreset } from "@dnd-kit/dom";
import {
  type AppState,
  type Config,
  createUsePuck,
  type Data,
  Drawer,
  type Field,
  type Overrides,
  type Plugin,
  Puck,
  type PuckAction,
  useGetPuck,
} from "@puckeditor/core";
import { type ComponentType, memo, type ReactNode, type Ref, useCallback, useEffect, useMemo, useRef } from "react";
import type { Widget } from "../kit/defineWidget";
import { type Document, type Element, type ElementProps, walk } from "../kit/document";
import { newSettings } from "../kit/schema/schema";
import type { Settings } from "../kit/schema/settings";
import { CanvasElement } from "./canvas/CanvasElement";
import { CanvasFrame } from "./canvas/CanvasFrame";
import { ElementOverlay } from "./canvas/ElementOverlay";
import { PageElementsContext } from "./canvas/pageElements";
import { showItem } from "./canvas/shownItem";
import { UnknownWidget } from "./canvas/UnknownWidget";
import { type Command, insert, type Target } from "./commands/commands";
import { itemsAround } from "./commands/items";
import { elementById } from "./commands/tree";
import type { Change } from "./history/history";
import { createRecorder, RecorderContext, useRecorder } from "./history/recorder";

const usePuck = createUsePuck();

// It calls every element on the canvas a button and explains keys that Puck does not listen to. Names, roles and keys
// are ours: WidgetTile, the navigator and useShortcuts.
defaultPreset.plugins = defaultPreset.plugins.filter((plugin) => plugin !== Accessibility);

export const useDocument = (): Document => usePuck((puck) => puck.appState.data) as unknown as Document;
export const useSelected = (): Element | null => usePuck((puck) => puck.selectedItem) as unknown as Element | null;
const useElements = () => useDocument().content;

export type Editing = {
  document: () => Document;
  selectedId: () => string | null;
  /** Runs a command as one step of history, which is called `label`. */
  apply: (command: Command, label: string) => void;
  /** Puts a new element down, selects it and shows it. */
  place: (element: Element, target: Target, label: string) => void;
  /** Changes one element's props; much cheaper than `apply`, for it touches nothing else. */
  update: (id: string, change: (props: ElementProps) => ElementProps, step: Change) => void;
  /** Goes to another step of the history; the selected element stays selected if it is there. */
  goTo: (step: number) => void;
  select: (id: string | null) => void;
  /** Scrolls the canvas to an element, as soon as it is drawn, and opens the tabs that it stands in. */
  reveal: (id: string) => void;
};

/** Puck lets clicks through to what carries this, and selects the element as well. */
export const LIVE_CONTROL = { "data-puck-overlay-portal": "true" } as const;

const ROOT_ZONE = "root:default-zone";

export function useEditing(): Editing {
  const get = useGetPuck();
  const recorder = useRecorder();
  return useMemo(() => {
    const setDocument = (change: Command) =>
      // Given as a function: Puck warns in the console of data that was made from an older state.
      get().dispatch({
        type: "setData",
        data: (data: Data) => {
          const next = change(data as unknown as Document);
          addUnknown(get().config, next);
          return next as unknown as Data;
        },
      });
    const document = () => get().appState.data as unknown as Document;
    const select = (id: string | null) =>
      get().dispatch({ type: "setUi", ui: { itemSelector: id ? (get().getSelectorForId(id) ?? null) : null } });
    const reveal = (id: string) => {
      for (const { element, item } of itemsAround(document(), id)) showItem(element, item);
      requestAnimationFrame(() => requestAnimationFrame(() => scrollTo(id)));
    };
    return {
      document,
      select,
      reveal,
      place: (element, target, label) => {
        recorder.during({ label, isPlacing: true }, () => setDocument(insert(element, target)));
        select(element.props.id);
        reveal(element.props.id);
      },
      selectedId: () => (get().selectedItem?.props.id as string | undefined) ?? null,
      apply: (command, label) => recorder.during({ label }, () => setDocument(command)),
      update: (id, change, step) => {
        const selector = get().getSelectorForId(id);
        if (!selector) return;
        const item = get().getItemById(id) as unknown as Element;
        const action = {
          type: "replace",
          destinationIndex: selector.index,
          destinationZone: selector.zone ?? ROOT_ZONE,
          data: { ...item, props: change(item.props) },
          recordHistory: false,
        };
        recorder.during(step, () => get().dispatch(action as PuckAction));
      },
      goTo: (index) => {
        const step = recorder.history.goTo(index);
        if (!step) return;
        const id = get().selectedItem?.props.id as string | undefined;
        recorder.during(null, () => setDocument(() => step.document));
        select(id && elementById(step.document, id) ? id : null);
      },
    };
  }, [get, recorder]);
}

/** What Puck does by itself: what was dropped onto the canvas or dragged there. */
function dropped(action: PuckAction): { verb: string; type?: string } | null {
  if (action.type === "insert") return { verb: "Add", type: action.componentType };
  const isMove =
    action.type === "move" &&
    (action.sourceZone !== action.destinationZone || action.sourceIndex !== action.destinationIndex);
  return isMove || action.type === "reorder" ? { verb: "Move" } : null;
}

function scrollTo(id: string) {
  const frame = window.document.querySelector<HTMLIFrameElement>("iframe#preview-frame")?.contentDocument;
  frame?.querySelector(`[data-puck-component="${CSS.escape(id)}"]`)?.scrollIntoView({ block: "nearest" });
}

type ProviderProps = {
  document: Document;
  widgets: readonly Widget[];
  onChange: (document: Document) => void;
  isReadOnly: boolean;
  children: ReactNode;
};

// The same objects at every render: Puck takes a new one for a new configuration and mounts every element anew.
const PLUGINS: Plugin[] = [];
const IFRAME = { enabled: true, syncHostStyles: false, waitForStyles: false } as never;
const UI = { viewports: { current: { width: "100%", height: "auto" }, controlsVisible: false, options: [] } } as never;

/** Holds the document, its history and the selection. `document` is only read at the start. */
export const EditingProvider = memo(function EditingProvider({
  document,
  widgets,
  onChange,
  isReadOnly,
  children,
}: ProviderProps) {
  const config = useMemo(() => configOf(widgets, document), [widgets, document]);
  const recorder = useMemo(() => createRecorder(document), [document]);
  const onAction = useCallback(
    (action: PuckAction, after: AppState, before: AppState) => {
      const drop = dropped(action);
      const label = drop && [drop.verb, (drop.type && config.components[drop.type]?.label) ?? ""].join(" ").trim();
      if (after.data !== before.data)
        recorder.heard(after.data as unknown as Document, label ? { label, isPlacing: drop?.verb === "Add" } : null);
    },
    [recorder, config],
  );
  const overrides = useRef<Partial<Overrides>>({
    iframe: ({ children: content, document: frame }) => <CanvasFrame frame={frame}>{content}</CanvasFrame>,
    actionBar: () => <></>,
    componentOverlay: ElementOverlay as Overrides["componentOverlay"],
  }).current;
  const changed = useCallback((data: Data) => onChange(data as unknown as Document), [onChange]);
  const permissions = useMemo(
    () => (isReadOnly ? { drag: false, edit: false, insert: false, delete: false, duplicate: false } : {}),
    [isReadOnly],
  );
  return (
    <RecorderContext value={recorder}>
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
        <PageElementsContext value={useElements}>{children}</PageElementsContext>
      </Puck>
    </RecorderContext>
  );
});

/** Puck keeps every state there ever was for an undo of its own, which nobody calls. All but the last are let go. */
function OneHistory() {
  const states = usePuck((puck) => puck.history.histories);
  useEffect(() => void states.splice(0, states.length - 1), [states]);
  return null;
}

export const Canvas = () => <Puck.Preview />;

/** Puck's own tag around what `DraggableWidget` draws; null behind it. */
export const draggableOf = (tile: globalThis.Element): HTMLElement | null =>
  tile.closest<HTMLElement>("[data-puck-drawer-item]:not([data-testid=''])");

type SourceProps = { children: ReactNode; onPick: (type: string) => void };

/** A list whose items can be dragged onto the canvas, or picked by click, Enter or Space. */
export function WidgetSource({ children, onPick }: SourceProps) {
  const list = useRef<HTMLDivElement>(null);
  const picked = useRef(onPick);
  picked.current = onPick;
  // Native listeners: the item that takes them is Puck's own, and so is its role of a button.
  useEffect(() => {
    const pick = (event: Event) => {
      const item = (event.target as globalThis.Element).closest("[data-puck-drawer-item]");
      const type = item?.querySelector<HTMLElement>("[data-widget-type]")?.dataset.widgetType;
      if (type) picked.current(type);
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== "Enter" && event.key !== " ") return;
      event.preventDefault();
      pick(event);
    };
    list.current?.addEventListener("click", pick);
    list.current?.addEventListener("keydown", onKeyDown);
    return () => {
      list.current?.removeEventListener("click", pick);
      list.current?.removeEventListener("keydown", onKeyDown);
    };
  }, []);
  return (
    <div ref={list}>
      <Drawer>{children}</Drawer>
    </div>
  );
}

type DraggableProps = { type: string; isDisabled: boolean; Tile: ComponentType<{ name: string }> };

/**
 * `Tile` draws the item and marks its outermost tag with `data-widget-type`. It must be the same at every render, and
 * it is drawn twice: once behind, for the place that stays when the item is dragged away.
 */
export const DraggableWidget = ({ type, isDisabled, Tile }: DraggableProps) => (
  <Drawer.Item name={type} isDragDisabled={isDisabled}>
    {Tile as never}
  </Drawer.Item>
);

function configOf(widgets: readonly Widget[], document: Document): Config {
  const components = Object.fromEntries(widgets.map((widget) => [widget.schema.type, componentOf(widget)]));
  const config = { components, root: { fields: {} } } as unknown as Config;
  addUnknown(config, document);
  return config;
}

/** In place: for another configuration Puck would mount every element anew, only for one that was pasted. */
function addUnknown({ components }: Config, document: Document) {
  for (const { type } of walk(document.content))
    if (!Object.hasOwn(components, type)) components[type] = unknownComponent(type) as never;
}

function componentOf(widget: Widget) {
  return {
    label: widget.schema.label,
    fields: slotFields(widget.schema.settings),
    defaultProps: newSettings(widget.schema),
    inline: true,
    render: ({ puck, ...props }: ElementProps & { puck: { dragRef: Ref<never> } }) => (
      <CanvasElement widget={widget} props={props} dragRef={puck.dragRef} />
    ),
  };
}

const unknownComponent = (type: string) => ({
  label: type,
  fields: {},
  inline: true,
  render: ({ puck }: { puck: { dragRef: Ref<HTMLDivElement> } }) => (
    <UnknownWidget type={type} dragRef={puck.dragRef} />
  ),
});

/** Puck only has to know where elements can stand; every other setting is edited by our own panel. */
function slotFields(settings: Settings): Record<string, Field> {
  const fields: Record<string, Field> = {};
  for (const [name, setting] of Object.entries(settings)) {
    if (setting.kind === "slot") fields[name] = { type: "slot", allow: setting.allow as string[] | undefined };
    if (setting.kind === "list") {
      const inner = slotFields(setting.fields);
      if (Object.keys(inner).length) fields[name] = { type: "array", arrayFields: inner as never };
    }
  }
  return fields;
}
