import { readFileSync } from "node:fs";
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import "../../testing/canvasBrowser";
import type { RegisteredSetting } from "../../../kit/schema/settings";
import { violations } from "../../../kit/testing/renderWidget";
import { loadLayers } from "../../layers/onDemand";
import { SettingRow } from "../../panels/settings/rows/SettingRow";
import { inEditor } from "../../testing/inEditor";

beforeAll(() => loadLayers());
beforeEach(() => localStorage.clear());

/** The module of the app in docs/extending.md, as its page has it. */
const page = readFileSync("docs/extending.md", "utf-8");
const source = /`hours\/static\/hours\/days_control\.js`\n\n```js\n(.*?)```/s.exec(page)?.[1] ?? "";
const urlOf = (code: string) => `data:text/javascript,${encodeURIComponent(code)}`;
const DAYS = { name: "hours.days", src: urlOf(source) };
const setting: RegisteredSetting = { kind: "hours.days", label: "Days", default: 7 };

function row(src: string | null, values: Record<string, unknown> = {}, kind = "hours.days") {
  const onChange = vi.fn();
  const row = <SettingRow name="days" setting={setting} values={values} onChange={onChange} />;
  return { ...inEditor(row, { boot: { settingKinds: [{ name: kind, src }] } }), onChange };
}

function silenced() {
  const messages = vi.spyOn(console, "error").mockImplementation(() => {});
  onTestFinished(() => messages.mockRestore());
  return messages;
}

describe("a kind of setting that an app registers", () => {
  it("is edited with the control of the app", async () => {
    const { onChange, container } = row(DAYS.src, { days: 3 });
    const slider = await screen.findByRole<HTMLInputElement>("slider", { name: "Days" });
    expect(slider.value).toBe("3");

    fireEvent.change(slider, { target: { value: "9" } });

    expect(onChange).toHaveBeenLastCalledWith({ days: 9 }, undefined);
    expect(await violations(container)).toEqual([]);
  });

  it("starts with the default of the setting", async () => {
    row(DAYS.src);
    expect((await screen.findByRole<HTMLInputElement>("slider", { name: "Days" })).value).toBe("7");
  });

  it("says in its row which app is missing, and changes nothing", async () => {
    const { onChange, container } = row(DAYS.src, { days: 3 }, "acme.rating");

    expect(screen.getByRole("status", { name: "Days" }).textContent).toBe(
      "This setting cannot be edited here: no installed app has the kind “hours.days”. Its value is kept.",
    );
    expect(onChange).not.toHaveBeenCalled();
    expect(await violations(container)).toEqual([]);
  });

  it.each([
    ["a module that is missing", null, "the control of “hours.days” is missing on the server"],
    ["a module that does not load", urlOf("throw new Error('no luck')"), "no luck"],
    ["a module without a control", urlOf("export default () => ({})"), "Control() should be implemented"],
    ["a module without a function", urlOf("export default 7"), "factory invalid type"],
    ["a control that throws", urlOf("export default () => ({ Control: () => { throw new Error('odd') } })"), "odd"],
  ])("gives the reason for %s", async (_, src, reason) => {
    silenced();
    row(src);
    await waitFor(() =>
      expect(screen.getByRole("status").textContent).toBe(
        `This setting cannot be edited here: ${reason}. Its value is kept.`,
      ),
    );
  });

  it("shows a control that could not show one value again for the next value", async () => {
    silenced();
    const src = urlOf(`export default ({ React }) => ({
      Control: ({ id, value }) => React.createElement("input", { id, readOnly: true, value: value.toFixed(1) }),
    })`);
    function Host() {
      const [days, setDays] = useState<unknown>("odd");
      return (
        <>
          <button type="button" onClick={() => setDays(2)}>
            Undo
          </button>
          <SettingRow name="days" setting={setting} values={{ days }} onChange={() => {}} />
        </>
      );
    }
    inEditor(<Host />, { boot: { settingKinds: [{ name: "hours.days", src }] } });
    await screen.findByText(/toFixed is not a function/);

    fireEvent.click(screen.getByRole("button", { name: "Undo" }));

    expect((await screen.findByLabelText<HTMLInputElement>("Days")).value).toBe("2.0");
  });
});
