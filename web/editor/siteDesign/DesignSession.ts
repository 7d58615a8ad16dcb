import type { Mode } from "../../theme/palette";
import type { Design } from "../../theme/variablesCss";
import { createHistory, type HistoryState } from "../history/history";
import type { Api, DesignRevision, LoadedDesign } from "../saving/api";
import { createSaver, type Saver } from "../saving/createSaver";
import { type SaveState, stateStore } from "../saving/saveState";
import { gettext } from "../texts/gettext";

export type DesignState = {
  design: Design;
  history: HistoryState<Design>;
  saving: SaveState;
  hasChanges: boolean;
  /** What the server rejected, by path such as `color.accent.light`, until that value changes. */
  problems: ReadonlyMap<string, string>;
  /** The color scheme of the canvas; `auto` is the one that visitors see. */
  shown: "auto" | Mode;
  /** Whether its panel is open. */
  isOpen: boolean;
  /** The public design before the last one that this editor published; null if it published none. */
  published: { before: Design } | null;
};

type DesignApi = Pick<Api, "loadDesign" | "saveDesign">;

// A copy in the browser could be of another site by the time that it is found.
const NO_COPY = { keep() {}, clear() {} };

const UNCHANGED = { hasChanges: false, problems: new Map(), shown: "auto", isOpen: false, published: null } as const;

/** The site's design while it is changed: undo, saving, and what the server rejected. */
export class DesignSession {
  private readonly history: ReturnType<typeof createHistory<Design>>;
  private readonly saver: Saver<Design, DesignRevision>;
  private readonly states: ReturnType<typeof stateStore<DesignState>>;
  /** The design that is public. */
  private saved: Design;

  constructor(
    private readonly api: DesignApi,
    loaded: LoadedDesign,
  ) {
    this.saved = loaded.document;
    this.history = createHistory<Design>(loaded.document);
    this.saver = createSaver<Design, DesignRevision>({
      api: { save: api.saveDesign },
      start: loaded,
      copy: NO_COPY,
      isReadOnly: false,
      isManual: true,
    });
    this.states = stateStore<DesignState>({
      ...UNCHANGED,
      design: loaded.document,
      history: this.history.state(),
      saving: this.saver.state(),
    });
    this.saver.subscribe(() => this.showSaving());
  }

  state = () => this.states.current();
  subscribe = (listener: () => void) => this.states.subscribe(listener);
  save = () => this.saver.save("publish");
  undo = () => this.goBy(-1);
  redo = () => this.goBy(1);

  /** Returns the function that stops it. */
  start() {
    return this.saver.start();
  }

  /** The panel is on the screen until the returned function is called. */
  open() {
    this.update({ isOpen: true });
    return () => this.update({ isOpen: false });
  }

  showMode(shown: DesignState["shown"]) {
    this.update({ shown });
  }

  /** `key`: further changes with the same one are no new step. */
  change(design: Design, label: string, key: string) {
    this.history.record(design, { label, key });
    this.show(design);
  }

  /** Publishes the design again that was public before. */
  async undoPublishing() {
    const before = this.state().published?.before;
    if (!before) return;
    this.change(before, gettext("Undo publishing"), "undo publishing");
    if (await this.save()) this.update({ published: null });
  }

  /** Saves this design over a newer one; returns the reason if that fails. */
  async overwrite(): Promise<string | null> {
    const answer = await this.api.loadDesign();
    if (!answer.ok) return answer.message;
    // What is public now, for “Undo publishing”.
    this.saved = answer.value.document;
    this.saver.continueFrom(answer.value.revision);
    await this.save();
    return null;
  }

  private update(changes: Partial<DesignState>) {
    this.states.enter({ ...this.state(), ...changes });
  }

  private goBy(steps: -1 | 1) {
    const step = this.history.goTo(this.history.state().index + steps);
    if (step) this.show(step.document);
  }

  private show(design: Design) {
    const { design: before, problems } = this.state();
    this.saver.changed(design);
    this.update({
      design,
      history: this.history.state(),
      hasChanges: design !== this.saved,
      problems: openProblems(problems, before, design),
    });
  }

  private showSaving() {
    const saving = this.saver.state();
    const before = this.saved;
    if (saving.name === "published") this.saved = this.saver.latest();
    const published = this.saved === before ? this.state().published : { before };
    const problems = saving.name === "rejected" ? saving.rejection.problems : [];
    this.update({
      saving,
      published,
      hasChanges: this.saver.latest() !== this.saved,
      problems: new Map(problems.map(({ path, message }) => [path, message])),
    });
  }
}

/** The problems whose values have not changed since. */
function openProblems(problems: ReadonlyMap<string, string>, before: Design, design: Design) {
  return new Map([...problems].filter(([path]) => valueAt(before, path) === valueAt(design, path)));
}

function valueAt({ values, mode }: Design, path: string): string | undefined {
  if (path === "mode") return mode;
  const [, name = "", of = ""] = /^(.*)\.(light|dark)$/.exec(path) ?? [path, path];
  const value = values[name];
  return typeof value === "object" ? value[of as Mode] : value;
}
