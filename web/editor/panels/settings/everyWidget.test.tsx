import "../../testing/canvasBrowser";
import { screen, waitFor } from "@testing-library/react";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { widgets } from "../../../../intarsia/widgets";
import { DEFAULT_ENVIRONMENT, EnvironmentContext } from "../../../kit/environment/environment";
import { defaultsOf } from "../../../kit/schema/schema";
import { violations } from "../../../kit/testing/renderWidget";
import { CanvasElement } from "../../canvas/element/CanvasElement";
import { inEditor } from "../../testing/inEditor";
import { SettingRow } from "./rows/SettingRow";

// A view uses it, and jsdom does not have it.
beforeAll(() => void vi.stubGlobal("IntersectionObserver", window.ResizeObserver));

describe.each(widgets.map((widget) => [widget.schema.type, widget] as const))("%s", (_type, widget) => {
  const { settings, version } = widget.schema;
  const props = { ...defaultsOf(settings), $version: version, id: "new-1" };

  it("EDIT-ED-02 W-ALL-01 is rendered on the canvas with its default settings", () => {
    const { container } = inEditor(
      <EnvironmentContext value={{ ...DEFAULT_ENVIRONMENT, mode: "editor" }}>
        <CanvasElement widget={widget} props={props} dragRef={() => {}} />
      </EnvironmentContext>,
    );
    expect(container.querySelector(".e-new-1, .editor-hint")).toBeTruthy();
    expect(screen.queryByText(/cannot be rendered/)).toBeNull();
  });

  it("EDIT-ED-01 has a labeled control for every setting", async () => {
    const { container } = inEditor(
      Object.entries(settings).map(([name, setting]) => (
        <SettingRow key={name} name={name} setting={setting} values={props} onChange={() => {}} />
      )),
    );
    await waitFor(() => expect(container.querySelector(".richtext--loading")).toBeNull(), { timeout: 4000 });
    expect(await violations(container)).toEqual([]);
  });
});
