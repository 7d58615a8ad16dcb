import "../../testing/canvasBrowser";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, onTestFinished, test } from "vitest";
import { openEditor } from "../../testing/openEditor";
import { loadCatalog } from "../../texts/gettext";

const PARTS = {
  text: "{label} {fault}.",
  values: { label: { text: "Title" }, fault: { text: "is not a text" } },
};

test("a rejection says in the language of the user what is wrong with a setting", async () => {
  const { api } = await openEditor();
  const problems = [
    { path: "content[0].props.title", message: "Title is not a text.", parts: PARTS },
    { path: "content[1].props.title", message: "Vom Server." },
  ];
  api.save = async () => ({ ok: false, status: 422, error: "invalid", message: "", problems });
  const save = screen.getByRole("button", { name: "Save draft" });
  await loadCatalog("de");
  onTestFinished(() => loadCatalog("en"));
  await userEvent.click(save);
  const reasons = [...(await screen.findByRole("alert")).querySelectorAll("li")].map(({ textContent }) => textContent);

  expect(reasons).toEqual(["Heading: Titel: kein Text.", "Heading, Title: Vom Server."]);
});
