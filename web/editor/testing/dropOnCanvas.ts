import { act } from "@testing-library/react";

type Engine = { getState: () => { dispatch: (action: object) => void } };
type Target = { index: number; zone?: string };

/** Drops a widget or a group of the list, as the canvas engine does it after a drag. jsdom has no layout to drag in. */
export async function dropOnCanvas(type: string, { index, zone = "root:default-zone" }: Target): Promise<void> {
  const { appStore } = Reflect.get(window, "__PUCK_INTERNAL_DO_NOT_USE") as { appStore: Engine };
  const { dispatch } = appStore.getState();
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
