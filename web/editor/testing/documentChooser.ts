import { vi } from "vitest";

type Chosen = { id: string; title: string; url: string };

/** Replaces the dialog of Wagtail's document chooser: it answers with this file at once. */
export function documentChooser(chosen: Chosen) {
  const urls: string[] = [];
  const open = vi.fn((_options: object, onChosen: (chosen: Chosen) => void) => onChosen(chosen));
  vi.stubGlobal(
    "DocumentChooserModal",
    class {
      open = open;
      constructor(url: string) {
        urls.push(url);
      }
    },
  );
  return { open, urls };
}
