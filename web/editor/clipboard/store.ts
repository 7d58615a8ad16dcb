const KEY = "intarsia-editor:clipboard";

/**
 * The last copied content of any editor in this browser. It complements the system clipboard, which a page may only
 * read when the user pastes with the keyboard.
 */
export const storedClipboard = {
  read(): string | null {
    try {
      return localStorage.getItem(KEY);
    } catch {
      return null;
    }
  },

  /** False if the browser refuses storage or it is full. */
  write(text: string): boolean {
    try {
      localStorage.setItem(KEY, text);
      return true;
    } catch {
      return false;
    }
  },
};

/**
 * Reads our own clipboard only: browsers ask for permission before a page may read the system clipboard without a key
 * press.
 */
export const clipboard = {
  read: storedClipboard.read,
  write(text: string) {
    storedClipboard.write(text);
    // Without permission, it can be pasted in this browser only.
    navigator.clipboard?.writeText(text).catch(() => {});
  },
};
