const KEY = "intarsia-editor:clipboard";

/**
 * What was copied last in any editor of this browser. Beside the system's clipboard, which a page may only read when it
 * is pasted into by keyboard.
 */
export const storedClipboard = {
  read(): string | null {
    try {
      return localStorage.getItem(KEY);
    } catch {
      return null;
    }
  },

  /** False when the browser does not let us, or there is no room. */
  write(text: string): boolean {
    try {
      localStorage.setItem(KEY, text);
      return true;
    } catch {
      return false;
    }
  },
};
