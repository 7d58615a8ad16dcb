/**
 * The only file that knows Puck: its configuration, its selectors, its actions. The rest of the editor speaks of
 * documents, elements and commands, so that the engine could be another one.
 */
import {
  type Config,
  createUsePuck,
  type Data,
  Drawer,
  type Field,
  type Overrides,
  Puck,
  type PuckAction,
  type Slot as PuckSlot,
  useGetPuck,
} from "@puckeditor/core";
import { type ReactNode, type Ref, useCallback, useMemo, useRef } from "react";
import type { Widget } from "../kit/defineWidget";
import { type Document, type Element, type ElementProps, walk } from "../kit/document";
import { defaultsOf } from "../kit/schema/schema";
import type { Settings } from "../kit/schema/settings";
import { CanvasElement } from "./canvas/CanvasElement";
import { CanvasFrame } from "./canvas/CanvasFrame";
import { UnknownWidget } from "./canvas/UnknownWidget";
import type { Command, Target } from "./commands/commands";
import { at } from "./commands/tree";

const usePuck = createUsePuck();

/** What the editor knows of its state; read it with `useEditor(selector)`. */
export type EditorState = { document: Document; selected: Element | null; canUndo: boolean; canRedo: boolean };

export const useDocument = (): Document => usePuck((puck) => puck.appState.data) as unknown as Document;
export const useSelected = (): Element | null => usePuck((puck) => puck.selectedItem) as unknown as Element | null;
export const useHistory = () => {
  const canUndo = usePuck((puck) => puck.history.hasPast);
  const canRedo = usePuck((puck) => puck.history.hasFuture);
  const get = useGetPuck();
  return { canUndo, canRedo, undo: () => get().history.back(), redo: () => get().history.forward() };
};

export type Editing = {
  document: () => Document;
  selectedId: () => string | null;
  /** Runs a command as one step of history. */
  apply: (command: Command) => void;
  /** Changes one element's props; much cheaper than `apply`, for it touches nothing else. */
  update: (id: string, change: (props: ElementProps) => ElementProps) => void;
  select: (id: string | null) => void;
  /** The place after the selected element, or at the page's end. */
  placeForNew: () => Target;
};

const ROOT_ZONE = "root:default-zone";

export function useEditing(): Editing {
  const get = useGetPuck();
  return useMemo(() => {
    const document = () => get().appState.data as unknown as Document;
    const select = (id: string | null) =>
      get().dispatch({ type: "setUi", ui: { itemSelector: id ? (get().getSelectorForId(id) ?? null) : null } });
    return {
      document,
      select,
      selectedId: () => (get().selectedItem?.props.id as string | undefined) ?? null,
      apply: (command) => get().dispatch({ type: "setData", data: command(document()) as unknown as Data, recordHistory: true }),
      update: (id, change) => {
        const selector = get().getSelectorForId(id);
        const item = get().getItemById(id) as unknown as Element | undefined;
        if (!selector || !item) return;
        const data = { ...item, props: change(item.props) };
        get().dispatch({
          type: "replace",
          destinationIndex: selector.index,
          destinationZone: selector.zone ?? ROOT_ZONE,
          data,
        } as PuckAction);
      },
      placeForNew: () => placeAfter(document(), get().selectedItem?.props.id as string | undefined),
    };
  }, [get]);
}

function placeAfter(document: Document, id: string | undefined): Target {
  const search = (list: (string | number)[]): Target | null => {
    const elements = at(document, list) as Element[];
    for (const [index, element] of elements.entries()) {
      if (element.props.id === id) return { list, index: index + 1 };
      for (const [name, value] of Object.entries(element.props)) {
        if (!Array.isArray(value)) continue;
        if (value[0]?.props) {
          const found = search([...list, index, "props", name]);
          if (found) return found;
        }
      }
    }
    return null;
  };
  return (id && search(["content"])) || { list: ["content"], index: document.content.length };
}

type ProviderProps = {
  document: Document;
  widgets: readonly Widget[];
  onChange: (document: Document) => void;
  isReadOnly: boolean;
  children: ReactNode;
};

/** Holds the document, its history and the selection. `document` is only read at the start. */
export function EditingProvider({ document, widgets, onChange, isReadOnly, children }: ProviderProps) {
  const config = useMemo(() => configOf(widgets, document), [widgets, document]);
  const overrides = useRef<Partial<Overrides>>({
    iframe: ({ children: content, document: frame }) => <CanvasFrame frame={frame}>{content}</CanvasFrame>,
    actionBar: () => <></>,
  }).current;
  const changed = useCallback((data: Data) => onChange(data as unknown as Document), [onChange]);
  const permissions = useMemo(
    () => (isReadOnly ? { drag: false, edit: false, insert: false, delete: false, duplicate: false } : {}),
    [isReadOnly],
  );
  return (
    <Puck
      config={config}
      data={document as unknown as Data}
      onChange={changed}
      overrides={overrides}
      permissions={permissions}
      iframe={{ enabled: true, syncHostStyles: false, waitForStyles: false } as never}
      ui={{ viewports: { current: { width: "100%", height: "auto" }, controlsVisible: false, options: [] } }}
    >
      {children}
    </Puck>
  );
}

export const Canvas = () => <Puck.Preview />;

/** A list whose items can be dragged onto the canvas. */
export const WidgetSource = ({ children }: { children: ReactNode }) => <Drawer>{children}</Drawer>;

export const DraggableWidget = ({ type, children }: { type: string; children: ReactNode }) => (
  <Drawer.Item name={type}>{() => <>{children}</>}</Drawer.Item>
);

function configOf(widgets: readonly Widget[], document: Document): Config {
  const known = new Map(widgets.map((widget) => [widget.schema.type, widget]));
  const unknown = new Set([...walk(document.content)].map(({ type }) => type).filter((type) => !known.has(type)));
  return {
    components: {
      ...Object.fromEntries(widgets.map((widget) => [widget.schema.type, componentOf(widget)])),
      ...Object.fromEntries([...unknown].map((type) => [type, unknownComponent(type)])),
    },
    root: { fields: {} },
  } as Config;
}

function componentOf(widget: Widget) {
  return {
    label: widget.schema.label,
    fields: slotFields(widget.schema.settings),
    defaultProps: { ...defaultsOf(widget.schema.settings), $version: widget.schema.version },
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
  render: ({ puck }: { puck: { dragRef: Ref<HTMLDivElement> } }) => <UnknownWidget type={type} dragRef={puck.dragRef} />,
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

export type { PuckSlot };
