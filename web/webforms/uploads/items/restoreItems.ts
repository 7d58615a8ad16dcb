import type { Translate } from "../../../kit/environment/uiStrings";
import type { FormScriptUiString } from "../../uiStrings";
import { chunksOf } from "../sending/sendFile";
import { addItem, type Item } from "./fileItem";
import { type Interrupted, type Kept, keptOf } from "./unfinished";
import { listUploaded } from "./uploadedInput";

type Field = {
  input: HTMLInputElement;
  list: HTMLElement;
  t: Translate<FormScriptUiString>;
  watch: (item: Item, key: string) => Item;
  refuse: (item: Item, key: string, reason: string) => void;
};
type KeptPart = Extract<Kept, Interrupted>;
export type Waiting = {
  /** What had arrived of this file. Its item gives way to a new one. */
  take: (file: File) => KeptPart | undefined;
};

/** Shows what was uploaded before a reload. The browser does not keep contents: visitors choose an unfinished file again. */
export function restoreItems(form: HTMLFormElement, { input, list, t, watch, refuse }: Field): Waiting {
  const waiting = new Map<KeptPart, Item>();
  const listed = new Set([...list.children].map((element) => (element as HTMLElement).dataset.file));
  for (const kept of keptOf(form, input.name)) {
    if (kept.refusal !== undefined) {
      refuse(watch(addItem(list, kept, t), kept.key), kept.key, kept.refusal);
      continue;
    }
    const { chunk, data } = kept.arrived;
    if (listed.has(data.temp_filename)) continue;
    const item = watch(addItem(list, kept, t), kept.key);
    if (chunk === chunksOf(kept)) {
      item.complete(data.temp_filename);
      listUploaded(form, input.name, data);
      continue;
    }
    item.element.dataset.temporary = data.temp_filename;
    const at = { part: chunk + 1, parts: chunksOf(kept) };
    const text = t("The upload stopped at part {part} of {parts}. Choose the same file again to continue.", at);
    item.fail(text, { label: "Choose again", run: () => input.click() });
    waiting.set(kept, item);
  }
  return {
    take: (file) => {
      const kept = [...waiting.keys()].find((one) => isSame(one, file));
      if (!kept) return undefined;
      waiting.get(kept)?.element.remove();
      waiting.delete(kept);
      return kept;
    },
  };
}

const isSame = (kept: Kept, file: File): boolean =>
  kept.name === file.name && kept.size === file.size && kept.lastModified === file.lastModified;
