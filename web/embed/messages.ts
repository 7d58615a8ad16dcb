/** What the page around the frame and the frame tell each other. */

export type FrameMessage = {
  /** The height of the form, in pixels. */
  height?: number;
  /** What has got the focus begins here, in pixels below the top of the frame, and is not in view. */
  focus?: number;
  /** The URL that the whole page goes to once the form was sent. */
  leaveFor?: string;
};

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
