import "../../testing/canvasBrowser";
import { fireEvent, screen, within } from "@testing-library/react";
import { expect, onTestFinished, test } from "vitest";
import { boot } from "../../testing/inEditor";
import { openCanvas } from "../../testing/openCanvas";
import { openEditor } from "../../testing/openEditor";
import { loadCatalog } from "../../texts/gettext";

test.each([
  ["de", "E-Mail-Adresse"],
  ["en", "E-mail address"],
])("a field that a German owner adds to a form in “%s” asks for “%s”", async (language, label) => {
  await loadCatalog("de");
  onTestFinished(() => loadCatalog("en"));
  const canvas = { ...boot().canvas, language };
  await openEditor({
    panel: "widgets",
    elements: [{ type: "text", props: { id: "a", label: "Wood" } }],
    boot: { kind: "form", catalog: "fields", canvas },
  });
  const shown = within((await openCanvas()).body);
  fireEvent.click(screen.getByRole("button", { name: "E-Mail" }));

  expect(await shown.findByText(label)).toBeTruthy();
});
