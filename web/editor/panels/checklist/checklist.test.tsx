import "../../testing/canvasBrowser";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test } from "vitest";
import { violations } from "../../../kit/testing/renderWidget";
import { heading, openEditor } from "../../testing/openEditor";

beforeEach(() => localStorage.clear());

const panel = () => screen.findByRole("region", { name: "Checklist" });
const DEAD = { element: "b", reason: "A link leads to a page that was deleted." };

test("each line leads to its element", async () => {
  await openEditor({
    panel: "checklist",
    elements: [heading("a", "Your heading"), heading("b")],
    checks: { links: [DEAD] },
  });
  const group = await within(await panel()).findByRole("region", { name: "Links" });

  await userEvent.click(within(group).getByRole("button", { name: /Heading “Oak”.*that was deleted/ }));

  expect(screen.getByRole("button", { current: true }).textContent).toBe("Heading");
  expect(within(await panel()).getByRole("region", { name: "Sample content" })).toBeTruthy();
});

test("says when there are no issues", async () => {
  await openEditor({ panel: "checklist" });
  expect((await within(await panel()).findByText(/No issues/)).closest("[role=status]")).toBeTruthy();
  expect(await screen.findByRole("button", { name: "No issues" })).toBeTruthy();
});

test("says that links were not checked without the server", async () => {
  const { api } = await openEditor();
  api.checks = async () => ({ ok: false, status: 0, error: "offline", message: "", problems: [] });
  await userEvent.click(screen.getByRole("button", { name: "Checklist" }));
  expect(await within(await panel()).findByText(/links to pages and files are not checked/)).toBeTruthy();
});

test("the button next to Publish counts and opens the checklist", async () => {
  await openEditor({ checks: { links: [DEAD] } });
  await userEvent.click(await screen.findByRole("button", { name: "1 issue" }));
  expect(await within(await panel()).findByRole("region", { name: "Links" })).toBeTruthy();
});

test("never blocks: Publish publishes, then offers the page and the rest of the checklist", async () => {
  const { saved } = await openEditor({ checks: { links: [DEAD] } });
  await screen.findByRole("button", { name: "1 issue" });
  await userEvent.click(screen.getByRole("button", { name: "Publish" }));

  expect(saved.map(({ action }) => action)).toEqual(["publish"]);
  const view = await screen.findByRole("link", { name: "View page" });
  expect([view.getAttribute("href"), view.getAttribute("target")]).toEqual(["/oak/", "_blank"]);
  await userEvent.click(screen.getByRole("button", { name: "Open checklist" }));
  expect(await panel()).toBeTruthy();
});

test("the notice after publishing says why visitors may not see it yet", async () => {
  const warning = "Your change is saved. The page cache could not store it (No space left on device).";
  await openEditor({ page: { warning } });
  await userEvent.click(screen.getByRole("button", { name: "Publish" }));
  expect((await screen.findByText(warning)).closest("[role=status]")?.className).toBe("notice");
});

test("the notice after publishing can be closed", async () => {
  await openEditor();
  await userEvent.click(screen.getByRole("button", { name: "Publish" }));
  await screen.findByRole("link", { name: "View page" });
  await userEvent.click(screen.getByRole("button", { name: "Close" }));
  await waitFor(() => expect(screen.queryByRole("link", { name: "View page" })).toBeNull());
});

test("says why visitors wait for the published page, and asks for it only when it is open", async () => {
  const { api } = await openEditor({ checks: { links: [DEAD] } });
  const asked: boolean[] = [];
  const answer = api.checks;
  api.checks = async (document, asksCache = false) => {
    asked.push(asksCache);
    const given = await answer(document);
    return given.ok && asksCache
      ? { ...given, value: { ...given.value, uncached: "varies by Cookie.", html_bytes: 33_167 } }
      : given;
  };
  const button = await screen.findByRole("button", { name: "1 issue" });
  expect(asked).not.toContain(true);
  await userEvent.click(button);

  const group = await within(await panel()).findByRole("region", { name: "Speed" });
  expect(group.textContent).toContain("visitors wait longer: varies by Cookie.");
  expect((await panel()).textContent).toContain("The published page has 33 kB of HTML.");
  expect(asked.filter(Boolean)).toHaveLength(1);
});

type Options = Parameters<typeof openEditor>[0];

async function rulesOfForm(options: Options) {
  await openEditor({ boot: { kind: "form", catalog: "fields" }, elements: [heading("a")], ...options });
  await userEvent.click(await screen.findByRole("button", { name: "1 issue" }));
  return within(await within(await panel()).findByRole("region", { name: "Rules" }));
}

const GONE = { field: "gone", operator: "is", value: "x" } as const;

test("a rule of the send button leads to it", async () => {
  const root = { props: { $form: { button_condition: { all: [GONE] } } } };
  const rules = await rulesOfForm({ root });
  await userEvent.click(rules.getByRole("button", { name: /Send button.*was deleted/ }));

  const condition = within(screen.getByRole("group", { name: "Send button condition" }));
  await waitFor(() => expect(document.activeElement).toBe(condition.getByRole("combobox", { name: "Field" })));
});

test("a rule of a notification leads to the settings of the form", async () => {
  const conditions = [{ title: "Notification · Office", url: "/forms/1/#tab", condition: GONE }];
  const rules = await rulesOfForm({ checks: { conditions } });
  const link = rules.getByRole("link", { name: /Notification · Office.*was deleted/ });

  expect(link.getAttribute("href")).toBe("/forms/1/#tab");
});

test("is accessible", async () => {
  await openEditor({ panel: "checklist", checks: { links: [DEAD] } });
  await within(await panel()).findByRole("region", { name: "Links" });
  expect(await violations(await panel())).toEqual([]);
});
