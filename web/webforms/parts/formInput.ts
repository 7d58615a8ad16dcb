/** The form's own input of this name, with or without the id of the form at its end. */
export function formInput(form: HTMLFormElement, name: string): HTMLInputElement | null {
  const { elements, dataset } = form;
  return (elements.namedItem(name) ?? elements.namedItem(`${name}_${dataset.formid}`)) as HTMLInputElement | null;
}
