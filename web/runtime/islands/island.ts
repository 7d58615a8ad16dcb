import type { Importer } from "../network/fetchModule";
import { loadMount } from "./islandModule";

export type Island = {
  /** Runs once, however often it is called. Never rejects: an island that fails keeps the server's HTML. */
  hydrate(): Promise<"hydrated" | "failed">;
  destroy(): void;
  /** Aborted when there is nothing left to wait for. */
  settled: AbortSignal;
};

export function createIsland(element: HTMLElement, importModule: Importer, parentOf: () => Island | undefined): Island {
  const waiting = new AbortController();
  let hydration: ReturnType<Island["hydrate"]> | undefined;
  let unmount: (() => void) | undefined;

  async function hydrate(): ReturnType<Island["hydrate"]> {
    try {
      // Parent islands are hydrated first, even before their own moment.
      const [mount] = await Promise.all([loadMount(element, importModule, waiting.signal), parentOf()?.hydrate()]);
      waiting.signal.throwIfAborted();
      unmount = mount(element, JSON.parse(element.dataset.settings || "{}"), element.dataset.id ?? "");
      element.dataset.state = "hydrated";
      return "hydrated";
    } catch (error) {
      if (!waiting.signal.aborted) reportFailure(element, error);
      return "failed";
    } finally {
      waiting.abort();
    }
  }

  return {
    hydrate() {
      hydration ??= hydrate();
      return hydration;
    },

    destroy() {
      waiting.abort();
      delete element.dataset.state;
      try {
        unmount?.();
      } catch (error) {
        console.error(`[island] ${element.dataset.widget_type} could not be removed.`, error);
      }
      unmount = undefined;
    },

    settled: waiting.signal,
  };
}

function reportFailure(element: HTMLElement, error: unknown): void {
  const { id, widget_type } = element.dataset;
  element.dataset.state = "failed";
  const event = new CustomEvent("island:error", {
    bubbles: true,
    cancelable: true,
    detail: { id, widget_type, error },
  });
  if (element.dispatchEvent(event)) {
    console.error(`[island] ${widget_type} could not start; its HTML stays.`, error);
  }
}
