import { importAgain } from "../fetchModule";
import type { Methods, Mount, Surroundings } from "./behaviour";

type Modules = Readonly<Record<string, () => Promise<{ mount: Mount }>>>;

/** A page asks for those that its elements have; what no script is needed for is not listed. */
const MODULES: Modules = {
  entrance: () => import("./entrance/entrance"),
  masonry: () => import("./masonry/masonry"),
  scroll: () => import("./scroll/scroll"),
  sticky: () => import("./sticky/sticky"),
  stretch: () => import("./stretch/stretch"),
};

type Started = { methods: Record<string, Methods>; ended: AbortController };

export type Behaviours = ReturnType<typeof createBehaviours>;

/** What elements do wherever they stand, whatever widget they are: `data-behaviour` names it. */
export function createBehaviours(surroundings: Omit<Surroundings, "until">, modules: Modules = MODULES) {
  const started = new Map<Element, Started>();

  function start(element: HTMLElement): void {
    if (started.has(element)) return;
    const one: Started = { methods: {}, ended: new AbortController() };
    started.set(element, one);
    for (const name of element.dataset.behaviour?.split(" ") ?? []) startOne(element, name, one);
  }

  async function startOne(element: HTMLElement, name: string, { methods, ended }: Started): Promise<void> {
    try {
      const load = modules[name];
      const mount = load && (await importAgain(load)).mount;
      if (!ended.signal.aborted) methods[name] = mount?.(element, { ...surroundings, until: ended.signal }) ?? {};
    } catch (error) {
      console.error(`[behaviour] ${name} could not start; the element stays as the server sent it.`, error);
    }
  }

  function end(element: Element): void {
    started.get(element)?.ended.abort();
    started.delete(element);
  }

  return {
    mountTree: (tree: ParentNode): void => behavingIn(tree).forEach(start),
    destroyTree: (tree: ParentNode): void => behavingIn(tree).forEach(end),

    /** Ends what has left the page; the page says when something did. */
    sweep(): void {
      for (const element of started.keys()) if (!element.isConnected) end(element);
    },

    /** `ask(header, "sticky", "reactivate")`. Throws when it does not do that, not yet, or knows no such method. */
    ask(element: Element, behaviour: string, method: string, ...given: never[]): unknown {
      const methods = started.get(element)?.methods[behaviour];
      if (!methods) throw new Error(`"${method}" was called before ${behaviour} was started on the element.`);
      if (!Object.hasOwn(methods, method)) throw new Error(`There is no method "${method}" of ${behaviour}.`);
      return methods[method]?.(...given);
    },
  };
}

function behavingIn(tree: ParentNode): HTMLElement[] {
  const inside = [...tree.querySelectorAll<HTMLElement>("[data-behaviour]")];
  return tree instanceof HTMLElement && tree.dataset.behaviour ? [tree, ...inside] : inside;
}
