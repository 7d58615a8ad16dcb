import { type ComponentType, lazy, type ReactNode, Suspense, useState } from "react";
import { importLater } from "./importLater";

type Layers = typeof import("./layers");

let loaded: Layers | undefined;

/** The layers and their library are a file of their own, because the editor opens without any. */
export async function loadLayers(): Promise<Layers> {
  loaded ??= await importLater(() => import("./layers"));
  return loaded;
}

function onDemand<Props extends object>(of: (layers: Layers) => ComponentType<Props>) {
  const Later = lazy(async () => ({ default: of(await loadLayers()) }));
  /** `waiting` is rendered until the file has loaded. */
  return function OnDemand({ waiting = null, ...rest }: Props & { waiting?: ReactNode }) {
    const props = rest as unknown as Props;
    // The same component as long as the layer is open, so that it keeps its state.
    const [Ready] = useState(() => loaded && of(loaded));
    if (Ready) return <Ready {...props} />;
    return (
      <Suspense fallback={waiting}>
        <Later {...props} />
      </Suspense>
    );
  };
}

export const Dialog = onDemand(({ Dialog }) => Dialog);
export const Menu = onDemand(({ Menu }) => Menu);
export const Popover = onDemand(({ Popover }) => Popover);
