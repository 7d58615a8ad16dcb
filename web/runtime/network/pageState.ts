import { isRecord } from "../page/isRecord";
import type { Result } from "./post";

type Ajax = (action: string, fields: { wanted: string }) => Promise<Result>;
/** The name of a state, and the key of the places that show it. */
type State = readonly [name: string, key: string];

/** What widgets show of the visitor: one call for all places of the page. */
export function createPageState(ajax: Ajax) {
  const answers = new Map<string, Promise<unknown>>();

  /** Loads what is not loading yet, with one call. */
  function load(wanted: State[]): void {
    const missing = wanted.filter((state) => !answers.has(idOf(state)));
    if (!missing.length) return;
    const call = ajax("page_state", { wanted: JSON.stringify(keysByName(missing)) });
    for (const state of missing)
      answers.set(
        idOf(state),
        call.then(({ ok, data }) => (ok ? valueIn(data, state) : undefined)),
      );
  }

  async function get(name: string, key = ""): Promise<unknown> {
    load([[name, key]]);
    return answers.get(idOf([name, key]));
  }

  return {
    /** The value; undefined if the call failed or the site does not know it. */
    get,

    /** Each place in the tree gets its value in the event `intarsia:page-state`. */
    async mountTree(tree: ParentNode): Promise<void> {
      const places = [...tree.querySelectorAll<HTMLElement>("[data-page-state]")];
      load(places.map(stateOf));
      for (const place of places) {
        const value = await get(...stateOf(place));
        if (value === undefined) continue;
        place.dispatchEvent(new CustomEvent("intarsia:page-state", { bubbles: true, detail: { value } }));
      }
    },
  };
}

const idOf = (state: State): string => state.join(" ");

const stateOf = ({ dataset }: HTMLElement): State => [dataset.pageState ?? "", dataset.pageStateKey ?? ""];

function keysByName(states: State[]): Record<string, string[]> {
  const keys = new Map<string, Set<string>>();
  for (const [name, key] of states) keys.set(name, (keys.get(name) ?? new Set()).add(key));
  return Object.fromEntries([...keys].map(([name, own]) => [name, [...own]]));
}

function valueIn(answer: unknown, [name, key]: State): unknown {
  const states = isRecord(answer) && isRecord(answer.data) ? answer.data : {};
  const values = states[name];
  return isRecord(values) ? values[key] : undefined;
}
