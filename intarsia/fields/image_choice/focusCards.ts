/** The chunk `gform-image-choice`: a click on a card also focuses its input, which Safari does not do. */
export function focusCards(form: HTMLFormElement, until: AbortSignal): void {
  form.addEventListener(
    "click",
    ({ target }) => {
      const label = (target as Element).closest<HTMLLabelElement>(".image-choices label");
      const input = label?.control;
      if (input && input !== document.activeElement) input.focus({ preventScroll: true });
    },
    { signal: until },
  );
}
