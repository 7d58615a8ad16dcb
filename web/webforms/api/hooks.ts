// biome-ignore lint/suspicious/noExplicitAny: each hook has arguments of its own
type Callback = (...args: any[]) => any;
export type Kind = "action" | "filter" | "async";
export type Handler = { kind: Kind; hook: string; callback: Callback; priority: number; tag: string };

/** The handlers of all hooks, in the order in which they were added. */
export let handlers: readonly Handler[] = [];

const add =
  (kind: Kind) =>
  (hook: string, callback: Callback, priority = 10, tag = ""): void => {
    handlers = [...handlers, { kind, hook, callback, priority, tag }];
  };

/** Without a priority or tag, all callbacks of the hook. */
const remove =
  (kind: Kind) =>
  (hook: string, priority?: number, tag?: string): void => {
    const isMeant = (one: Handler) => (priority ?? one.priority) === one.priority && (tag ?? one.tag) === one.tag;
    handlers = handlers.filter((one) => one.kind !== kind || one.hook !== hook || !isMeant(one));
  };

/** What scripts of a site add to forms, before the code that runs it has loaded. Names of hooks may contain slashes. */
export const hooks = {
  addAction: add("action"),
  addFilter: add("filter"),
  /** The callback may return a promise. */
  addAsyncFilter: add("async"),
  removeAction: remove("action"),
  removeFilter: remove("filter"),
  removeAsyncFilter: remove("async"),
};
