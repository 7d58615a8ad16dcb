import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { violations } from "../../../kit/testing/renderWidget";
import { ControlHost } from "../../testing/ControlHost";
import { inEditor } from "../../testing/inEditor";
import { TextareaControl } from "./TextareaControl";

const SETTING = { kind: "textarea", label: "Words", default: "" };

function held(value: unknown = "one", inherited?: unknown) {
  const onValue = vi.fn();
  const rendered = inEditor(
    <ControlHost of={TextareaControl} setting={SETTING} value={value} inherited={inherited} onValue={onValue} />,
  );
  return { ...rendered, onValue, last: () => onValue.mock.lastCall?.[0] };
}

describe("textarea", () => {
  it("preserves line breaks", async () => {
    const { last } = held();
    await userEvent.type(screen.getByLabelText("Words"), "{Enter}two");
    expect(last()).toBe("one\ntwo");
  });

  it("is accessible", async () => {
    const { container } = held();
    expect(await violations(container)).toEqual([]);
  });
});
