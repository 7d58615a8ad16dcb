import { act } from "@testing-library/react";

type Engine = { getState: () => { dispatch: (action: object) => void } };
type Target = { index: number; zone?: string };

/** The canvas engine's way to change its state. */
function engine(): ReturnType<Engine["getState"]> {
  const { appStore } = Reflect.get(window, "__PUCK_INTERNAL_DO_NOT_USE") as { appStore: Engine };
  return appStore.getState();
}

/** Starts or ends to drag something, as the canvas engine does it. It clears the selection. */
export async function startDrag(isDragging: boolean): Promise<void> {
  await act(async () => engine().dispatch({ type: "setUi", ui: { itemSelector: null, isDragging } }));
}

/** Moves an element of the top level, as the canvas engine does it after a drag: it has two actions for that. */
export async function moveOnCanvas(from: number, to: number, type: "move" | "reorder" = "move"): Promise<void> {
  const zone = "root:default-zone";
  const places = { sourceIndex: from, sourceZone: zone, destinationIndex: to, destinationZone: zone };
  await act(async () => engine().dispatch({ type, ...places }));
}

/** Drops a widget or a group of the list, as the canvas engine does it after a drag. jsdom has no layout to drag in. */
export async function dropOnCanvas(type: string, { index, zone = "root:default-zone" }: Target): Promise<void> {
  const { dispatch } = engine();
  await act(async () => {
    dispatch({
      type: "insert",
      componentType: type,
      destinationIndex: index,
      destinationZone: zone,
      id: `${type}-dropped`,
    });
    dispatch({ type: "setUi", ui: { itemSelector: { index, zone }, isDragging: false } });
  });
}
