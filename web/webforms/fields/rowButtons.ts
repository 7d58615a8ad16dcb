/** Without a script, they send the form. */
const ROW_BUTTON = "button[name=gform_row]";

/** Rows are added and removed in place from now on, and the Enter key presses the button of the page again. */
export function takeOverButtons(root: ParentNode): void {
  for (const button of root.querySelectorAll<HTMLButtonElement>(ROW_BUTTON)) button.type = "button";
  for (const button of root.querySelectorAll("[data-enter]")) button.remove();
}
