import { isRecord } from "../page/isRecord";
import type { Result } from "./post";

type Ajax = (action: string, fields: { wanted: string }) => Promise<Result>;
/** By name, the keys of the places that show it. */
type Wanted = Map<string, Set<string>>;

/** What widgets show of the visitor: one call for all places of the page. */
export function createPageState(ajax: Ajax) {
  // By name and key.
  const answers = new Map<string, Map<string, Promise<unknown>>>();

  /** Loads what is not loading yet, with one call. */
  function load(wanted: Wanted): void {
    const missing = missingIn(wanted);
    if (!missing.length) return;
    const call = ajax("page_state", { wanted: JSON.stringify(Object.fromEntries(missing)) });
    for (const [name, keys] of missing) {
      const known = answers.get(name) ?? new Map<string, Promise<unknown>>();
      answers.set(name, known);
      for (const key of keys)
        known.set(
          key,
          call.then(({ ok, data }) => (ok ? valueIn(data, name, key) : undefined)),
        );
    }
  }

  const missingIn = (wanted: Wanted): [name: string, keys: string[]][] =>
    [...wanted]
      .map(([name, keys]): [string, string[]] => [name, [...keys].filter((key) => !answers.get(name)?.has(key))])
      .filter(([, keys]) => keys.length);

  async function get(name: string, key = ""): Promise<unknown> {
    load(new Map([[name, new Set([key])]]));
    return answers.get(name)?.get(key);
  }

  return {
    /** The value; undefined if the call failed or the site does not know it. */
    get,

    /** Each place in the tree gets its value in the event `intarsia:page-state`. */
    async mountTree(tree: ParentNode): Promise<void> {
      const places = [...tree.querySelectorAll<HTMLElement>("[data-page-state]")];
      load(wantedBy(places));
      for (const place of places) {
        const { pageState = "", pageStateKey } = place.dataset;
        const value = await get(pageState, pageStateKey);
        if (value === undefined) continue;
        place.dispatchEvent(new CustomEvent("intarsia:page-state", { bubbles: true, detail: { value } }));
      }
    },
  };
}

function wantedBy(places: HTMLElement[]): Wanted {
  const wanted: Wanted = new Map();
  for (const { dataset } of places) {
    const keys = wanted.get(dataset.pageState ?? "") ?? new Set();
    wanted.set(dataset.pageState ?? "", keys.add(dataset.pageStateKey ?? ""));
  }
  return wanted;
}

function valueIn(answer: unknown, name: string, key: string): unknown {
  const states = isRecord(answer) && isRecord(answer.data) ? answer.data : {};
  const values = states[name];
  return isRecord(values) ? values[key] : undefined;
}
