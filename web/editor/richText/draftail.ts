/** What we use of Wagtail's rich text editor, which is a global variable of its admin. */

type Plugin = { type: string; source?: unknown; block?: unknown };

type SourceProps = { entityType: { chooserUrls: Record<string, string> } };

type ChooserConfig = { url: string | undefined; urlParams: object; onload: object; responses: object };

/** A React component that opens a chooser, and inserts what was chosen. */
export declare abstract class ModalWorkflowSource<Chosen> {
  readonly props: SourceProps;
  readonly onChosen: (chosen: Chosen) => void;
  abstract getChooserConfig(): ChooserConfig;
  abstract filterEntityData(chosen: Chosen): object;
}

export type Draftail = {
  ModalWorkflowSource: typeof ModalWorkflowSource;
  /** Returns all plugins by type. */
  registerPlugin(plugin: Plugin): Record<string, Plugin>;
};
