/** Wagtail's screens are dark by classes of their own, which do not reach into a shadow root. */
export function wagtailsColorScheme(): string {
  const { classList } = document.documentElement;
  if (classList.contains("w-theme-dark")) return "dark";
  return classList.contains("w-theme-system") ? "light dark" : "light";
}
