import { computed, isDark, isOnDark } from "./colors";
import { THEME, type ThemeMessage } from "./messages";

/** The variables that are set where the form is. Colors that they leave out fit to the others, and to the page. */
export function themeOf(host: HTMLElement, colorMode: string): ThemeMessage {
  const style = getComputedStyle(host);
  const intarsiaTheme: Record<string, string> = {};
  for (const name in THEME) {
    const value = style.getPropertyValue(name).trim();
    if (value) intarsiaTheme[name] = value;
  }
  const paper = intarsiaTheme["--intarsia-form-paper"];
  const isOnDarkPaper = (paper && isDark(computed(paper, host))) ?? isOnDark(host);
  return {
    intarsiaTheme: { ...buttonColors(intarsiaTheme["--intarsia-form-primary"], host), ...intarsiaTheme },
    colorMode: colorMode || (isOnDarkPaper ? "dark" : "light"),
  };
}

function buttonColors(primary: string | undefined, host: HTMLElement): Record<string, string> {
  const isDarkButton = primary && isDark(computed(primary, host));
  if (isDarkButton === undefined || isDarkButton === "") return {};
  const [text, other] = isDarkButton ? ["white", "black"] : ["black", "white"];
  return {
    "--intarsia-form-on-primary": text,
    "--intarsia-form-primary-hover": `color-mix(in srgb, ${primary} 85%, ${other})`,
  };
}
