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
