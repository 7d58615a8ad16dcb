import { render } from "@testing-library/react";
import { expect, it } from "vitest";
import { violations } from "./renderWidget";

it("finds a label that says something else than its text", async () => {
  const { container } = render(
    <button type="button" aria-label="Send">
      Close
    </button>,
  );

  expect(await violations(container)).toEqual([expect.stringMatching("^label-content-name-mismatch:")]);
});

it("accepts a label that adds to its text", async () => {
  const { container } = render(
    <button type="button" aria-label="Close menu">
      Close
    </button>,
  );

  expect(await violations(container)).toEqual([]);
});
