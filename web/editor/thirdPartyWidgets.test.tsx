import "./testing/canvasBrowser";
import { render, screen, within } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { expect, onTestFinished, test, vi } from "vitest";
import { rootOf, type Widget } from "../kit/schema/defineWidget";
import { defineSchema } from "../kit/schema/schema";
import type { Factory } from "../kit/schema/thirdParty/thirdPartyWidgets";
import { viewOf } from "../kit/testing/renderWidget";
import { openEditor } from "./testing/openEditor";
import { loadThirdPartyWidgets } from "./thirdPartyWidgets";

const schema = defineSchema({
  type: "notice",
  label: "Notice",
  description: "",
  category: "content",
  icon: "text",
  version: 1,
  hydrate: "never",
  settings: {},
});

const factory: Factory = ({ React }) => ({
  View: ({ root }) => React.createElement("p", root("notice"), "Mind the step"),
});
const html = ({ View }: Widget) => renderToString(<View root={rootOf("n")} />);

test("renders a third-party widget with its own view and the settings of its contract", async () => {
  const [notice] = (await loadThirdPartyWidgets([{ schema, src: "/notice.js" }], async () => ({
    default: factory,
  }))) as [Widget];

  expect(notice.schema).toBe(schema);
  expect(html(notice)).toContain("Mind the step");
});

test("runs the enhancement of a third-party widget on the canvas", async () => {
  const enhance = vi.fn();
  const [notice] = (await loadThirdPartyWidgets([{ schema, src: "/notice.js" }], async () => ({
    default: factory,
    enhance,
  }))) as [Widget];

  const { container } = render(viewOf(notice, {}, { environment: { mode: "editor" } }));

  expect(enhance).toHaveBeenCalledExactlyOnceWith(container.firstElementChild, expect.any(AbortSignal), {
    control: {},
  });
});

test("shows an error in place of a widget that cannot be loaded, and renders its neighbor", async () => {
  const messages = vi.spyOn(console, "error").mockImplementation(() => {});
  onTestFinished(() => messages.mockRestore());
  const load = async (address: string) => {
    if (address === "/gone.js") throw new Error("404");
    return { default: factory };
  };

  const [gone, notice] = (await loadThirdPartyWidgets(
    [
      { schema, src: "/gone.js" },
      { schema, src: "/notice.js" },
    ],
    load,
  )) as [Widget, Widget];

  expect(html(gone)).toContain("The widget “Notice” cannot be rendered here: Error: 404");
  expect(html(notice)).toContain("Mind the step");
});

test.each([
  [{ src: "/notice.js", problem: "it threw" }, "it threw"],
  [{ src: null }, "no browser module"],
])("shows the reason in place of a widget that pages or the canvas cannot render: %o", async (widget, reason) => {
  const [standIn] = (await loadThirdPartyWidgets([{ schema, ...widget }])) as [Widget];

  expect(html(standIn)).toContain(reason);
});

test("offers only widgets of the document's catalog", async () => {
  const question = { ...schema, type: "question", label: "Question", catalog: "quiz" };
  await openEditor({
    boot: { catalog: "quiz", thirdPartyWidgets: [{ schema: question, src: null }] },
    panel: "widgets",
  });

  const offered = within(screen.getByRole("region", { name: "Widgets" })).getAllByRole("button");
  expect(offered.map(({ textContent }) => textContent)).toContain("Question");
  expect(offered.map(({ textContent }) => textContent)).not.toContain("Heading");
});

test("speaks of forms and fields where a form is edited", async () => {
  await openEditor({ boot: { kind: "form", catalog: "fields" }, panel: "widgets" });
  const panel = within(screen.getByRole("region", { name: "Fields" }));

  expect(panel.getByRole("searchbox", { name: "Search fields" })).toBeTruthy();
});
