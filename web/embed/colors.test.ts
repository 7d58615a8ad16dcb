import { describe, expect, it } from "vitest";
import { isDark, isOnDark } from "./colors";
import { THEME } from "./messages";
import { themeOf } from "./theme";

describe("colors of the page around an embedded form", () => {
  it.each([
    ["rgb(0, 0, 0)", true],
    ["rgb(120, 40, 90)", true],
    ["rgb(18 18 18)", true],
    ["rgb(117, 117, 117)", true],
    ["rgb(119, 119, 119)", false],
    ["rgb(255, 200, 0)", false],
    ["rgba(0, 0, 0, 0.9)", true],
    ["rgba(0, 0, 0, 0)", undefined],
    ["rgb(0 0 0 / 0.2)", undefined],
    ["oklch(0.2 0 0)", undefined],
    ["", undefined],
  ])("finds out whether %s is dark", (color, expected) => {
    expect(isDark(color)).toBe(expected);
  });

  it("takes the nearest background that is not transparent", () => {
    document.body.innerHTML = '<div style="background: black"><div style="background: transparent"><i></i></div></div>';

    expect(isOnDark(document.querySelector("i") as HTMLElement)).toBe(true);
    expect(isOnDark(document.body)).toBe(false);
  });
});

describe("themeOf", () => {
  const themed = (style: string, colorMode = "") => {
    document.body.innerHTML = `<div style="${style}"></div>`;
    return themeOf(document.body.firstElementChild as HTMLElement, colorMode);
  };

  it("adds a readable text and a hover color to the color of buttons", () => {
    const { intarsiaTheme } = themed("--intarsia-form-primary: rgb(120, 40, 90)");

    expect(intarsiaTheme["--intarsia-form-on-primary"]).toBe("white");
    expect(intarsiaTheme["--intarsia-form-primary-hover"]).toContain("black");
    expect(Object.keys(intarsiaTheme).every((name) => name in THEME)).toBe(true);
    expect(themed("--intarsia-form-primary: rgb(255, 200, 0)").intarsiaTheme["--intarsia-form-on-primary"]).toBe(
      "black",
    );
  });

  it("keeps what the page says", () => {
    const style = "--intarsia-form-primary: rgb(0, 0, 0); --intarsia-form-on-primary: gold";

    expect(themed(style).intarsiaTheme["--intarsia-form-on-primary"]).toBe("gold");
    expect(themed("background: black", "light").colorMode).toBe("light");
  });

  it("is dark on dark paper and on a dark page", () => {
    expect(themed("background: black").colorMode).toBe("dark");
    expect(themed("background: black; --intarsia-form-paper: rgb(255, 255, 255)").colorMode).toBe("light");
    expect(themed("--intarsia-form-paper: rgb(20, 20, 20)").colorMode).toBe("dark");
  });
});
