const RETRY_MS = 5000;

/**
 * Imports a part of the editor that is a file of its own. Without a connection it waits for one: an error would replace
 * the whole editor, although everything else in it works and changes are stored in this browser.
 */
export async function importLater<Part>(load: () => Promise<Part>): Promise<Part> {
  for (;;) {
    try {
      return await load();
    } catch {
      await nextChance();
    }
  }
}

const nextChance = () =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(onChance, RETRY_MS);
    addEventListener("online", onChance);
    function onChance() {
      clearTimeout(timer);
      removeEventListener("online", onChance);
      resolve();
    }
  });
