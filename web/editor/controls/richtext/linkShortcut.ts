import { Extension } from "@tiptap/core";

declare module "@tiptap/core" {
  interface EditorEvents {
    openLink: undefined;
  }
}

/** Ctrl+K, or ⌘K, opens the form of the link in the toolbar. */
export const LinkShortcut = Extension.create({
  name: "linkShortcut",
  addKeyboardShortcuts() {
    return {
      "Mod-k": () => {
        this.editor.emit("openLink", undefined);
        return true;
      },
    };
  },
});
