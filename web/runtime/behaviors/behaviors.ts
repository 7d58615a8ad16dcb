import { importAgain } from "../network/fetchModule";
import type { BehaviorContext, Methods, Mount } from "./behavior";

type Modules = Readonly<Record<string, () => Promise<{ mount: Mount }>>>;

/** A page lists the behaviors that its elements use. Those without a script are not listed. */
const MODULES: Modules = {
  entrance: () => import("./entrance/entrance"),
  masonry: () => import("./masonry/masonry"),
  scroll: () => import("./scroll/scroll"),
  sticky: () => import("./sticky/sticky"),
  stretch: () => import("./stretch/stretch"),
};

type Started = { methods: Record<string, Methods>; ended: AbortController };

export type Behaviors = ReturnType<typeof createBehaviors>;

/** Behaviors of elements, independent of their widgets. `data-behavior` names them. */
export function createBehaviors(context: Omit<BehaviorContext, "until">, modules: Modules = MODULES) {
  const started = new Map<Element, Started>();

  function start(element: HTMLElement): void {
    if (started.has(element)) return;
    const one: Started = { methods: {}, ended: new AbortController() };
    started.set(element, one);
    for (const name of element.dataset.behavior?.split(" ") ?? []) startOne(element, name, one);
  }

  async function startOne(element: HTMLElement, name: string, { methods, ended }: Started): Promise<void> {
    try {
      const load = modules[name];
      const mount = load && (await importAgain(load)).mount;
      if (!ended.signal.aborted) methods[name] = mount?.(element, { ...context, until: ended.signal }) ?? {};
    } catch (error) {
      console.error(`[behavior] ${name} could not start; its HTML stays.`, error);
    }
  }

  function end(element: Element): void {
    started.get(element)?.ended.abort();
    started.delete(element);
  }

  return {
    mountTree: (tree: ParentNode): void => elementsWithBehavior(tree).forEach(start),
    destroyTree: (tree: ParentNode): void => elementsWithBehavior(tree).forEach(end),

    /** Ends the behaviors of removed elements; the page reports removals. */
    sweep(): void {
      for (const element of started.keys()) if (!element.isConnected) end(element);
    },

    /**
     * `ask(header, "sticky", "reactivate")`. Throws if the element does not have that behavior, not yet, or if it has
     * no such method.
     */
    ask(element: Element, behavior: string, method: string, ...args: never[]): unknown {
      const methods = started.get(element)?.methods[behavior];
      if (!methods) throw new Error(`"${method}" was called before ${behavior} was started.`);
      if (!Object.hasOwn(methods, method)) throw new Error(`There is no method "${method}" of ${behavior}.`);
      return methods[method]?.(...args);
    },
  };
}

function elementsWithBehavior(tree: ParentNode): HTMLElement[] {
  const inside = [...tree.querySelectorAll<HTMLElement>("[data-behavior]")];
  return tree instanceof HTMLElement && tree.dataset.behavior ? [tree, ...inside] : inside;
}
