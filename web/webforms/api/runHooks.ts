import { type Handler, handlers, type Kind } from "./hooks";

/**
 * Runs what scripts of a site have added. A callback that throws is reported and skipped, so that no add-on can keep a
 * visitor from sending a form. A filter that returns nothing leaves the value, which it may have changed itself.
 */
export const runHooks = {
  doAction(hook: string, ...args: unknown[]): void {
    for (const handler of handlersOf("action", hook)) attempt(handler, args);
  },

  applyFilters<Value>(hook: string, value: Value, ...args: unknown[]): Value {
    return handlersOf("filter", hook).reduce((now, handler) => attempt(handler, [now, ...args]) ?? now, value);
  },

  async applyAsyncFilters<Value>(hook: string, value: Value, ...args: unknown[]): Promise<Value> {
    let filtered = value;
    for (const handler of handlersOf("async", hook)) {
      filtered = (await attemptAsync(handler, [filtered, ...args])) ?? filtered;
    }
    return filtered;
  },
};

/** Lower priorities run first; callbacks of one priority run in the order in which they were added. */
const handlersOf = (kind: Kind, hook: string) =>
  handlers.filter((one) => one.kind === kind && one.hook === hook).sort((a, b) => a.priority - b.priority);

function attempt(handler: Handler, args: unknown[]) {
  try {
    return handler.callback(...args);
  } catch (error) {
    report(handler, error);
  }
}

async function attemptAsync(handler: Handler, args: unknown[]) {
  try {
    return await handler.callback(...args);
  } catch (error) {
    report(handler, error);
  }
}

const report = ({ hook }: Handler, error: unknown): void =>
  console.error(`[forms] A callback of ${hook} failed.`, error);
