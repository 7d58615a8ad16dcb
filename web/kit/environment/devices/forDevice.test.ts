import { expect, test } from "vitest";
import { forDevice } from "./forDevice";

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
