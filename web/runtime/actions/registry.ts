/** An action of links. `settings` are the link's own; `event` is the click, hover or focus that caused it, if any. */
export type Action = (settings: Record<string, unknown>, event?: Event) => unknown;

export type Actions = ReturnType<typeof createActions>;

/** The actions that links of a page may name. The last registration of a name wins. */
export function createActions() {
  const actions = new Map<string, Action>();
  return {
    /** Returns a function that removes the action. */
    register(name: string, action: Action): () => void {
      actions.set(name, action);
      return () => {
        if (actions.get(name) === action) actions.delete(name);
      };
    },
    find: (name: string) => actions.get(name),
  };
}
