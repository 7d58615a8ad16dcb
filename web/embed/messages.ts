/** What the page around the frame and the frame tell each other. */

/** The height of the form in pixels, or the URL that the whole page goes to once the form was sent. */
export type FrameMessage = { height?: number; leaveFor?: string };

export type ThemeMessage = { intarsiaTheme: Record<string, string>; colorMode: string };

/** The CSS variables of the page around the frame, and those of the form that they set. */
export const THEME: Readonly<Record<string, string>> = {
  "--intarsia-form-paper": "--color-paper",
  "--intarsia-form-ink": "--color-ink",
  "--intarsia-form-muted": "--color-muted",
  "--intarsia-form-control": "--color-control",
  "--intarsia-form-primary": "--color-primary",
  "--intarsia-form-primary-hover": "--color-primary-hover",
  "--intarsia-form-on-primary": "--color-on-primary",
  "--intarsia-form-danger": "--color-danger",
  "--intarsia-form-radius": "--radius-sm",
  "--intarsia-form-font": "--font-text",
};

/** The variables that are set where the form is. */
export function themeOf(host: HTMLElement, colorMode: string): ThemeMessage {
  const style = getComputedStyle(host);
  const intarsiaTheme: Record<string, string> = {};
  for (const name in THEME) {
    const value = style.getPropertyValue(name).trim();
    if (value) intarsiaTheme[name] = value;
  }
  return { intarsiaTheme, colorMode };
}
