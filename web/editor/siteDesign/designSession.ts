import type { Mode } from "../../theme/palette";
import type { Design } from "../../theme/variablesCss";
import { createHistory, type HistoryState } from "../history/history";
import type { Api, DesignRevision, LoadedDesign } from "../saving/api";
import { createSaver } from "../saving/createSaver";
import { type SaveState, stateStore } from "../saving/saveState";
import { gettext } from "../texts/gettext";

export type DesignState = {
  design: Design;
  history: HistoryState<Design>;
  saving: SaveState;
  hasChanges: boolean;
  /** What the server refused, by path such as `color.accent.light`, until that value changes. */
  problems: ReadonlyMap<string, string>;
  /** The color scheme of the canvas; `auto` is the one that visitors see. */
  shown: "auto" | Mode;
  /** Whether its panel is open. */
  isOpen: boolean;
  /** The public design before the last one that this editor published; null if it published none. */
  published: { before: Design } | null;
};

type DesignApi = Pick<Api, "loadDesign" | "saveDesign">;
export type DesignSession = ReturnType<typeof createDesignSession>;

// A copy in the browser could be of another site by the time that it is found.
const NO_COPY = { keep() {}, clear() {} };

const UNCHANGED = { hasChanges: false, problems: new Map(), shown: "auto", isOpen: false, published: null } as const;

/** The site's design while it is changed: undo, saving, and what the server refused. */
export function createDesignSession(api: DesignApi, loaded: LoadedDesign) {
  const history = createHistory<Design>(loaded.document);
  const saver = createSaver<Design, DesignRevision>({
    api: { save: api.saveDesign },
    start: loaded,
    copy: NO_COPY,
    isReadOnly: false,
    isManual: true,
  });
  const store = stateStore<DesignState>({
    ...UNCHANGED,
    design: loaded.document,
    history: history.state(),
    saving: saver.state(),
  });
  let saved = loaded.document;
  const update = (changes: Partial<DesignState>) => store.enter({ ...store.current(), ...changes });

  saver.subscribe(() => {
    const saving = saver.state();
    const before = saved;
    if (saving.name === "published") saved = saver.latest();
    const published = saved === before ? store.current().published : { before };
    const problems = saving.name === "refused" ? saving.refusal.problems : [];
    update({
      saving,
      published,
      hasChanges: saver.latest() !== saved,
      problems: new Map(problems.map(({ path, message }) => [path, message])),
    });
  });

  function show(design: Design) {
    const { design: before, problems } = store.current();
    saver.changed(design);
    update({
      design,
      history: history.state(),
      hasChanges: design !== saved,
      problems: openProblems(problems, before, design),
    });
  }

  function goBy(steps: -1 | 1) {
    const step = history.goTo(history.state().index + steps);
    if (step) show(step.document);
  }

  return {
    state: store.current,
    subscribe: store.subscribe,
    /** Returns the function that stops it. */
    start: () => saver.start(),
    save: () => saver.save("publish"),
    /** `key`: further changes with the same one are no new step. */
    change(design: Design, label: string, key: string) {
      history.record(design, { label, key });
      show(design);
    },
    undo: () => goBy(-1),
    redo: () => goBy(1),
    /** Publishes the design again that was public before. */
    async undoPublishing() {
      const before = store.current().published?.before;
      if (!before) return;
      history.record(before, { label: gettext("Undo publishing"), key: "undo publishing" });
      show(before);
      if (await saver.save("publish")) update({ published: null });
    },
    /** The panel is on the screen until the returned function is called. */
    open() {
      update({ isOpen: true });
      return () => update({ isOpen: false });
    },
    showMode: (shown: DesignState["shown"]) => update({ shown }),
    /** Saves this design over a newer one; returns the reason if that fails. */
    async overwrite(): Promise<string | null> {
      const answer = await api.loadDesign();
      if (!answer.ok) return answer.message;
      // What is public now, for “Undo publishing”.
      saved = answer.value.document;
      saver.continueFrom(answer.value.revision);
      await saver.save("publish");
      return null;
    },
  };
}

/** Those whose values have not changed since. */
function openProblems(problems: ReadonlyMap<string, string>, before: Design, design: Design) {
  return new Map([...problems].filter(([path]) => valueAt(before, path) === valueAt(design, path)));
}

function valueAt({ values, mode }: Design, path: string): string | undefined {
  if (path === "mode") return mode;
  const [, name = "", of = ""] = /^(.*)\.(light|dark)$/.exec(path) ?? [path, path];
  const value = values[name];
  return typeof value === "object" ? value[of as Mode] : value;
}
