/** Shows the images of the group whose button is pressed. The lightbox skips hidden images too. */
export function filterGroups(filters: HTMLElement, list: HTMLElement, until: AbortSignal): void {
  const buttons = [...filters.querySelectorAll<HTMLButtonElement>("[data-filter]")];

  function choose(chosen: HTMLButtonElement) {
    const group = chosen.dataset.filter;
    for (const button of buttons) button.setAttribute("aria-pressed", String(button === chosen));
    for (const item of list.children as Iterable<HTMLElement>) {
      const isOut = Boolean(group) && item.dataset.group !== group;
      item.hidden = isOut;
      item.toggleAttribute("data-filtered", isOut);
    }
    // A few images would become very large.
    list.toggleAttribute("data-chosen", Boolean(group));
  }

  for (const button of buttons) button.addEventListener("click", () => choose(button), { signal: until });
}
