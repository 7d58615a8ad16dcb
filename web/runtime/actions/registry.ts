/** What a link can ask for. `settings` are the link's own; `event` is the click, hover or focus, if it was one. */
export type Action = (settings: Record<string, unknown>, event?: Event) => unknown;

export type Actions = ReturnType<typeof createActions>;

/** The actions that links of a page may name. Whoever registers a name last has it. */
export function createActions() {
  const actions = new Map<string, Action>();
  return {
    /** Returns the function that takes it back. */
    register(name: string, action: Action): () => void {
      actions.set(name, action);
      return () => {
        if (actions.get(name) === action) actions.delete(name);
      };
    },
    find: (name: string) => actions.get(name),
  };
}
