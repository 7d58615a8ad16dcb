// biome-ignore lint/suspicious/noExplicitAny: each hook has arguments of its own
type Callback = (...args: any[]) => unknown;
type Handler = { namespace: string; callback: Callback; priority: number };

export type Hooks = ReturnType<typeof createHooks>;

/**
 * Actions and filters for other scripts. An invalid call is reported in the console and ignored; a callback that
 * throws is skipped, so that one add-on cannot stop the others.
 */
export function createHooks() {
  const actions = createRegistry();
  const filters = createRegistry();
  const runs = new Map<string, number>();

  return {
    addAction: actions.add,
    addFilter: filters.add,
    /** Removes what the namespace added to the hook; returns the number of callbacks. */
    removeAction: actions.remove,
    removeFilter: filters.remove,
    hasAction: actions.has,
    hasFilter: filters.has,

    doAction(hook: string, ...args: unknown[]): void {
      if (!isHookName(hook)) return;
      runs.set(hook, (runs.get(hook) ?? 0) + 1);
      actions.run(hook, (callback) => callback(...args));
    },

    applyFilters<Value>(hook: string, value: Value, ...args: unknown[]): Value {
      let filtered = value;
      if (isHookName(hook)) {
        filters.run(hook, (callback) => {
          filtered = callback(filtered, ...args) as Value;
        });
      }
      return filtered;
    },

    /** How often the action has run. */
    didAction: (hook: string): number => runs.get(hook) ?? 0,
  };
}

function createRegistry() {
  // Lists are replaced, never changed, so that a running pass keeps its list.
  const lists = new Map<string, readonly Handler[]>();
  const listOf = (hook: string) => lists.get(hook) ?? [];

  return {
    add(hook: string, namespace: string, callback: Callback, priority = 10): void {
      if (!isHookName(hook) || !isNamespace(namespace) || !isCallback(callback) || !isPriority(priority)) return;
      const list = listOf(hook);
      if (list.some((one) => one.callback === callback && one.namespace === namespace)) return;
      const isLater = (one: Handler) => one.priority > priority;
      const handler = { namespace, callback, priority };
      lists.set(hook, [...list.filter((one) => !isLater(one)), handler, ...list.filter(isLater)]);
    },

    remove(hook: string, namespace: string): number {
      if (!isHookName(hook) || !isNamespace(namespace)) return 0;
      const remaining = listOf(hook).filter((one) => one.namespace !== namespace);
      const removed = listOf(hook).length - remaining.length;
      lists.set(hook, remaining);
      return removed;
    },

    has: (hook: string, namespace?: string): boolean =>
      listOf(hook).some((one) => namespace === undefined || one.namespace === namespace),

    run(hook: string, call: (callback: Callback) => void): void {
      for (const handler of listOf(hook)) {
        if (!listOf(hook).includes(handler)) continue;
        try {
          call(handler.callback);
        } catch (error) {
          console.error(`[hooks] ${handler.namespace} failed at ${hook}.`, error);
        }
      }
    },
  };
}

const NAME = "letters, digits, dashes, periods and underscores";

const isHookName = (value: unknown): boolean =>
  check(isText(value, /^(?!__)[\w.-]+$/), "hook name", `${NAME}, not starting with two underscores`);

const isNamespace = (value: unknown): boolean => check(isText(value, /^[\w.-]+$/), "namespace", NAME);

const isCallback = (value: unknown): boolean => check(typeof value === "function", "callback", "a function");

const isPriority = (value: unknown): boolean =>
  check(typeof value === "number" && !Number.isNaN(value), "priority", "a number");

const isText = (value: unknown, form: RegExp): boolean => typeof value === "string" && form.test(value);

function check(isValid: boolean, what: string, rule: string): boolean {
  if (!isValid) console.error(`[hooks] The ${what} must be ${rule}.`);
  return isValid;
}
