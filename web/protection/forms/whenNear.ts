const NEAR = "200px";

/** Calls back once, when one of the elements is near the screen. A hidden element counts only once it is shown. */
export function whenNear(elements: Element[], callback: () => void): void {
  const observer = new IntersectionObserver(
    (entries, observer) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      callback();
    },
    { rootMargin: NEAR },
  );
  for (const element of elements) observer.observe(element);
}
