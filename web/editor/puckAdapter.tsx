/**
 * The only file that knows Puck: its configuration, its selectors, its actions. The rest of the editor uses
 * documents, elements and commands, so that another canvas engine could replace it. It is longer than 300 lines
 * because this knowledge must stay in one place.
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
import {
  type ComponentType,
  createContext,
  memo,
  type ReactNode,
  type Ref,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
} from "react";
import type { Document, Element, ElementProps } from "../documents/document";
import { elementById } from "../documents/tree";
import { walk } from "../documents/walk";
import type { Widget } from "../kit/schema/defineWidget";
import { newSettings } from "../kit/schema/schema";
import { holdsElements, type Settings } from "../kit/schema/settings";
import { type Command, insert, type Target } from "./commands/commands";
import { itemsAround } from "./commands/items";
import type { Change } from "./history/history";
import { createRecorder, RecorderContext, useRecorder } from "./history/recorder";

const usePuck = createUsePuck();

// This plugin calls every element on the canvas a button and describes keys that Puck does not support. Names, roles
// and keys are ours: see WidgetTile, the navigator and useShortcuts.
defaultPreset.plugins = defaultPreset.plugins.filter((plugin) => plugin !== Accessibility);

export const useDocument = (): Document => usePuck((puck) => puck.appState.data) as unknown as Document;
export const useSelected = (): Element | null => usePuck((puck) => puck.selectedItem) as unknown as Element | null;
/** The elements at the top level of the document, with everything inside them. */
export const useElements = (): readonly Element[] => useDocument().content;

/** What the canvas shows. Give the same object at every render: another one mounts every element again. */
export type CanvasParts = {
  /** The document inside the canvas frame, around all elements. */
  Frame: ComponentType<{ frame?: globalThis.Document; children: ReactNode }>;
  /** One element. `dragRef` goes to its outermost tag. */
  Element: ComponentType<{ widget: Widget; props: ElementProps; dragRef: Ref<never> }>;
  /** An element whose widget is not installed. */
  Unknown: ComponentType<{ type: string; dragRef: Ref<HTMLDivElement> }>;
  /** The outline of a selected or hovered element. */
  Overlay: ComponentType<{ children: ReactNode; componentType: string; hover: boolean; isSelected: boolean }>;
  /** Opens the tab, slide or item `item` of an element. */
  showItem: (elementId: string, item: string) => void;
};

const CanvasPartsContext = createContext<CanvasParts | null>(null);

function useCanvasParts(): CanvasParts {
  const parts = useContext(CanvasPartsContext);
  if (!parts) throw new Error("useEditing needs an <EditingProvider> around it: see Workspace.tsx.");
  return parts;
}

export type Editing = {
  document: () => Document;
  selectedId: () => string | null;
  /** Runs a command as one step of the history with this label. */
  apply: (command: Command, label: string) => void;
  /** Inserts a new element, selects it and scrolls to it. */
  position: (element: Element, target: Target, label: string) => void;
  /** Changes one element's props. Much cheaper than `apply`, because it touches nothing else. */
  update: (id: string, change: (props: ElementProps) => ElementProps, step: Change) => void;
  /** Goes to another step of the history. The selected element stays selected if it exists there. */
  goTo: (step: number) => void;
  select: (id: string | null) => void;
  /** Scrolls the canvas to an element once it is rendered, and opens the tabs that contain it. */
  reveal: (id: string) => void;
};

/** Puck lets clicks on elements with this attribute through, and also selects the element. */
export const LIVE_CONTROL = { "data-puck-overlay-portal": "true" } as const;

const ROOT_ZONE = "root:default-zone";

export function useEditing(): Editing {
  const get = useGetPuck();
  const recorder = useRecorder();
  const parts = useCanvasParts();
  return useMemo(() => {
    const setDocument = (change: Command) =>
      // A function, because Puck logs a warning about data made from an older state.
      get().dispatch({
        type: "setData",
        data: (data: Data) => {
          const next = change(data as unknown as Document);
          addUnknown(get().config, next, parts);
          return next as unknown as Data;
        },
      });
    const document = () => get().appState.data as unknown as Document;
    const select = (id: string | null) =>
      get().dispatch({ type: "setUi", ui: { itemSelector: id ? (get().getSelectorForId(id) ?? null) : null } });
    const reveal = (id: string) => {
      for (const { element, item } of itemsAround(document(), id)) parts.showItem(element, item);
      requestAnimationFrame(() => requestAnimationFrame(() => scrollTo(id)));
    };
    return {
      document,
      select,
      reveal,
      position: (element, target, label) => {
        recorder.withChange({ label, isPlacing: true }, () => setDocument(insert(element, target)));
        select(element.props.id);
        reveal(element.props.id);
      },
      selectedId: () => (get().selectedItem?.props.id as string | undefined) ?? null,
      apply: (command, label) => recorder.withChange({ label }, () => setDocument(command)),
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
        recorder.withChange(step, () => get().dispatch(action as PuckAction));
      },
      goTo: (index) => {
        const step = recorder.history.goTo(index);
        if (!step) return;
        const id = get().selectedItem?.props.id as string | undefined;
        recorder.withChange(null, () => setDocument(() => step.document));
        select(id && elementById(step.document, id) ? id : null);
      },
    };
  }, [get, recorder, parts]);
}

/** Puck's own changes: what was dropped onto the canvas or dragged there. */
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
      const drop = dropped(action);
      const label = drop && [drop.verb, (drop.type && config.components[drop.type]?.label) ?? ""].join(" ").trim();
      if (after.data !== before.data)
        recorder.record(after.data as unknown as Document, label ? { label, isPlacing: drop?.verb === "Add" } : null);
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
  const states = usePuck((puck) => puck.history.histories);
  useEffect(() => void states.splice(0, states.length - 1), [states]);
  return null;
}

export const Canvas = () => <Puck.Preview />;

/** Puck's own tag around the content of `DraggableWidget`; null for the copy behind it. */
export const draggableOf = (tile: globalThis.Element): HTMLElement | null =>
  tile.closest<HTMLElement>("[data-puck-drawer-item]:not([data-testid=''])");

type SourceProps = { children: ReactNode; onPick: (type: string) => void };

/** A list of widgets to drag onto the canvas, or to pick by click, Enter or Space. */
export function WidgetSource({ children, onPick }: SourceProps) {
  const list = useRef<HTMLDivElement>(null);
  const picked = useRef(onPick);
  picked.current = onPick;
  // Native listeners, because Puck owns the item element and its button role.
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
 * `Tile` renders the item and marks its outermost tag with `data-widget-type`. It must be the same at every render.
 * It is rendered twice: the copy fills the gap while the item is dragged.
 */
export const DraggableWidget = ({ type, isDisabled, Tile }: DraggableProps) => (
  <Drawer.Item name={type} isDragDisabled={isDisabled}>
    {Tile as never}
  </Drawer.Item>
);

function configOf(widgets: readonly Widget[], document: Document, parts: CanvasParts): Config {
  const components = Object.fromEntries(widgets.map((widget) => [widget.schema.type, componentOf(widget, parts)]));
  const config = { components, root: { fields: {} } } as unknown as Config;
  addUnknown(config, document, parts);
  return config;
}

/** Mutates the configuration: Puck would remount every element for a new one, because of a single pasted element. */
function addUnknown({ components }: Config, document: Document, parts: CanvasParts) {
  for (const { type } of walk(document.content))
    if (!Object.hasOwn(components, type)) components[type] = unknownComponent(type, parts) as never;
}

function componentOf(widget: Widget, parts: CanvasParts) {
  return {
    label: widget.schema.label,
    fields: slotFields(widget.schema.settings),
    defaultProps: newSettings(widget.schema),
    inline: true,
    render: ({ puck, ...props }: ElementProps & { puck: { dragRef: Ref<never> } }) => (
      <parts.Element widget={widget} props={props} dragRef={puck.dragRef} />
    ),
  };
}

const unknownComponent = (type: string, parts: CanvasParts) => ({
  label: type,
  fields: {},
  inline: true,
  render: ({ puck }: { puck: { dragRef: Ref<HTMLDivElement> } }) => (
    <parts.Unknown type={type} dragRef={puck.dragRef} />
  ),
});

/** Puck only needs to know the slots; our own panel edits all other settings. */
function slotFields(settings: Settings): Record<string, Field> {
  const fields: Record<string, Field> = {};
  for (const [name, setting] of Object.entries(settings)) {
    if (setting.kind === "slot" && holdsElements(setting))
      fields[name] = { type: "slot", allow: setting.allow as string[] | undefined };
    if (setting.kind === "list") {
      const inner = slotFields(setting.fields);
      if (Object.keys(inner).length) fields[name] = { type: "array", arrayFields: inner as never };
    }
  }
  return fields;
}
