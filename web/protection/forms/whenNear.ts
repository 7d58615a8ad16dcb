const NEAR = "200px";

/** Acts once, as soon as one of the elements is nearly on the screen. What is hidden is not, until it is shown. */
export function whenNear(elements: Element[], act: () => void): void {
  const observer = new IntersectionObserver(
    (entries, observer) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      act();
    },
    { rootMargin: NEAR },
  );
  for (const element of elements) observer.observe(element);
}
