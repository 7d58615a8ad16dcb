import { act, cleanup, render, screen } from "@testing-library/react";
import { useRef } from "react";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { screenOf } from "../../testing/screen";
import { DEFAULT_ENVIRONMENT, EnvironmentContext } from "../environment";
import { forDevice, useDevice } from "./useDevice";

function DeviceName() {
  const ref = useRef<HTMLParagraphElement>(null);
  return <p ref={ref}>{useDevice(ref)}</p>;
}

test("RUN-HND-04 follows the width of the screen", () => {
  const visitor = screenOf({ width: 1440 });
  render(<DeviceName />);
  expect(screen.getByText("desktop")).toBeTruthy();

  act(() => visitor.resizeTo(900));
  expect(screen.getByText("tablet")).toBeTruthy();
  act(() => visitor.resizeTo(390));
  expect(screen.getByText("mobile")).toBeTruthy();
});

test("RUN-HND-04 supports additional devices", () => {
  const visitor = screenOf({ width: 2500 });
  render(<DeviceName />);
  expect(screen.getByText("desktop")).toBeTruthy();
  cleanup();

  const breakpoints = { widescreen: 2400, laptop: 1300 };
  render(
    <EnvironmentContext value={{ ...DEFAULT_ENVIRONMENT, breakpoints }}>
      <DeviceName />
    </EnvironmentContext>,
  );
  expect(screen.getByText("widescreen")).toBeTruthy();
  act(() => visitor.resizeTo(1300));
  expect(screen.getByText("laptop")).toBeTruthy();
});

test("returns desktop on the server, and so in the first render", () => {
  screenOf({ width: 390 });

  expect(renderToString(<DeviceName />)).toBe("<p>desktop</p>");
});

test("RUN-HND-08 returns settings with the device's values or inherited ones", () => {
  const settings = { speed: 500, speed_tablet: 300, loop: "yes", loop_mobile: "no", step: 3, other: 1 };
  const responsive = {
    speed: { inherits: "larger" },
    loop: { inherits: "larger" },
    step: { inherits: "none", defaults: { mobile: 1 } },
  } as const;

  expect(forDevice(settings, responsive, "mobile")).toMatchObject({ speed: 300, loop: "no", step: 1, other: 1 });
  expect(forDevice(settings, responsive, "desktop")).toMatchObject({ speed: 500, loop: "yes", step: 3, other: 1 });
});
