/**
 * Elements below the fold enter the page when they are scrolled into sight. Each stylesheet plays its movement by itself
 * as soon as the element is drawn: those in sight need no script, and without one nothing stays hidden.
 */
export function watchEntrances(tree: ParentNode, view: Window = window) {
  const waiting = [...tree.querySelectorAll<HTMLElement>('[data-entrance=""]')].filter(
    (element) => element.getBoundingClientRect().top >= view.innerHeight,
  );
  if (waiting.length === 0) return;
  become(waiting, "off");
  // Unseen they have moved already: the browser begins anew only if it has drawn them once without.
  void waiting[0]?.offsetWidth;
  become(waiting, "waiting");

  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      observer.unobserve(target);
      become([target as HTMLElement], "shown");
    }
  });
  for (const element of waiting) observer.observe(element);
}

function become(elements: readonly HTMLElement[], state: "off" | "waiting" | "shown") {
  for (const element of elements) element.dataset.entrance = state;
}
