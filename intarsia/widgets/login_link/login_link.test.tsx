import { expect, test, vi } from "vitest";
import { loadStyle } from "../../../web/kit/testing/loadStyle";
import { cssOf, enhanceIn, renderWidget, violations } from "../../../web/kit/testing/renderWidget";
import { login_link } from ".";
import { enhance } from "./enhance";

const known = (changes: object = {}) => ({
  id: "l",
  resources: { data: { l: { address: "/_util/login/", here: "/visit/?a=1", ...changes } } },
});

test("W-ALL-01 RUN-HND-10 links to the site's login page with a way back by default", () => {
  const link = renderWidget(login_link, {}, known()).getByRole("link", { name: "Log in" });

  expect(link.getAttribute("href")).toBe("/_util/login/?next=%2Fvisit%2F%3Fa%3D1");
});

test.each([
  ["/members/", "/members/?next=%2Fvisit%2F%3Fa%3D1"],
  ["/members/?plan=2#form", "/members/?plan=2&next=%2Fvisit%2F%3Fa%3D1#form"],
])("RUN-HND-06 adds the way back to the chosen page %s", (url, href) => {
  expect(renderWidget(login_link, { link: { url } }, known()).getByRole("link").getAttribute("href")).toBe(href);
});

test("can leave out the way back and change its text", () => {
  const { getByRole } = renderWidget(login_link, { comes_back: "", text: "Members" }, known());

  expect(getByRole("link", { name: "Members" }).getAttribute("href")).toBe("/_util/login/");
});

test("is a form with a CSRF token for logging out", () => {
  const confirm = { token: "t0ken", next: "/visit/" };
  const { getByRole, container } = renderWidget(login_link, { action: "logout" }, known({ confirm }));

  expect(getByRole("button", { name: "Log out" })).toBeTruthy();
  expect(container.querySelector("form")?.method).toBe("post");
  expect(new FormData(container.querySelector("form") as HTMLFormElement).get("csrfmiddlewaretoken")).toBe("t0ken");
});

test("W-ALL-02 RUN-HND-08 has an alignment per device", () => {
  expect(cssOf(login_link, { align: "end", align_mobile: "start" }, { id: "l" })).toBe(
    ".e-l{--align:end}@media (max-width:767px){.e-l{--align:start}}",
  );
});

test("becomes a link to log out for a visitor who is logged in, and keeps its name and size", async () => {
  loadStyle("login_link");
  const pageState = vi.fn(async () => ({ is_logged_in: true }));
  vi.stubGlobal("intarsia", { pageState });
  const both = known({ logOutAddress: "/log-out/" });
  const { getByRole, container, html } = renderWidget(login_link, { action: "both", text: "Members" }, both);
  expect(html).toContain('data-page-state="visitor"');

  const link = await vi.waitFor(() => getByRole("link", { name: "Log out" }));
  expect(link.getAttribute("href")).toBe("/log-out/?next=%2Fvisit%2F%3Fa%3D1");
  expect(link.textContent).toBe("MembersLog out");
  expect(await violations(container)).toEqual([]);
  vi.unstubAllGlobals();
});

test("stays a link to log in for everybody else, and if the call fails", async () => {
  loadStyle("login_link");
  for (const answer of [{ is_logged_in: false }, undefined]) {
    vi.stubGlobal("intarsia", { pageState: async () => answer });
    const { getByRole, container, unmount } = renderWidget(
      login_link,
      { action: "both" },
      known({ logOutAddress: "/log-out/" }),
    );
    const end = enhanceIn(container, enhance);
    await Promise.resolve();
    expect(getByRole("link", { name: "Log in" }).getAttribute("href")).toContain("/_util/login/");
    end();
    unmount();
  }
  vi.unstubAllGlobals();
});

test("W-ALL-04 shows visitors nothing and staff a hint if the site has no such page", () => {
  const nowhere = known({ address: "" });

  expect(renderWidget(login_link, {}, nowhere).html).toBe("");
  const inEditor = { ...nowhere, environment: { mode: "editor" as const } };
  expect(renderWidget(login_link, { action: "logout" }, inEditor).getByText("Choose the page to log out")).toBeTruthy();
});

test("W-ALL-03 is accessible in all styles", async () => {
  for (const look of ["plain", "outlined", "filled"]) {
    const { container, unmount } = renderWidget(login_link, { look }, known());
    expect(await violations(container)).toEqual([]);
    unmount();
  }
});
