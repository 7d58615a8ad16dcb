import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { enhanceIn, renderWidget, violations } from "../../../web/kit/testing/renderWidget";
import { alert } from ".";
import { enhance } from "./enhance";

test("W-ALL-01 RUN-HND-10 shows a default text and does not interrupt screen readers", () => {
  const { getByRole, queryByRole } = renderWidget(alert);

  expect(getByRole("note").textContent).toContain("Your heading");
  expect(queryByRole("alert")).toBeNull();
  expect(queryByRole("button")).toBeNull();
});

test("W-ALL-03 closes by keyboard and moves focus to the next element of the page", async () => {
  const { container, getByRole } = renderWidget(alert, { show_dismiss: "yes" });
  const after = document.body.appendChild(document.createElement("a"));
  after.href = "/next/";
  enhanceIn(container, enhance);

  getByRole("button", { name: "Close this alert" }).focus();
  await userEvent.keyboard("{Enter}");

  expect(getByRole("note", { hidden: true }).hidden).toBe(true);
  expect(document.activeElement).toBe(after);
  after.remove();
});

test("W-ALL-04 closes two alerts separately, and renders nothing without text", async () => {
  const first = renderWidget(alert, { show_dismiss: "yes" }, { id: "a-1" });
  const second = renderWidget(alert, { show_dismiss: "yes" }, { id: "a-2" });
  enhanceIn(first.container, enhance);
  enhanceIn(second.container, enhance);

  await userEvent.click(second.getByRole("button"));
  expect([first, second].map(({ getByRole }) => getByRole("note", { hidden: true }).hidden)).toEqual([false, true]);

  const empty = { alert_title: "", alert_description: "" };
  expect(renderWidget(alert, empty).html).toBe("");
  expect(renderWidget(alert, empty, { environment: { mode: "editor" } }).getByText(/^Enter a message/)).toBeTruthy();
});

test("has screen reader texts in the page's language", () => {
  const environment = { translations: { "Close this alert": "Diesen Hinweis schließen" } };

  expect(renderWidget(alert, { show_dismiss: "yes" }, { environment }).html).toContain("Diesen Hinweis schließen");
});

test("W-ALL-03 is accessible in each type", async () => {
  for (const alert_type of ["info", "success", "warning", "danger"]) {
    const { container, unmount } = renderWidget(alert, { alert_type, show_dismiss: "yes" });
    expect(await violations(container)).toEqual([]);
    unmount();
  }
});
