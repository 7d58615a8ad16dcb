import { expect, test } from "vitest";
import { cssOf, renderWidget, violations } from "../../../web/kit/testing/renderWidget";
import { login_link } from ".";

const known = (changes: object = {}) => ({
  id: "l",
  resources: { data: { l: { address: "/_util/login/", here: "/visit/?a=1", ...changes } } },
});

test("W-ALL-01 RUN-HND-10 one that nobody touched leads to the site's own page and back again", () => {
  const link = renderWidget(login_link, {}, known()).getByRole("link", { name: "Log in" });

  expect(link.getAttribute("href")).toBe("/_util/login/?next=%2Fvisit%2F%3Fa%3D1");
});

test.each([
  ["/members/", "/members/?next=%2Fvisit%2F%3Fa%3D1"],
  ["/members/?plan=2#form", "/members/?plan=2&next=%2Fvisit%2F%3Fa%3D1#form"],
])("RUN-HND-06 a page of the owner's choice, %s, learns where to go back to", (url, href) => {
  expect(renderWidget(login_link, { link: { url } }, known()).getByRole("link").getAttribute("href")).toBe(href);
});

test("it need not come back, and may say something else", () => {
  const { getByRole } = renderWidget(login_link, { comes_back: "", text: "Members" }, known());

  expect(getByRole("link", { name: "Members" }).getAttribute("href")).toBe("/_util/login/");
});

test("where people are logged out they press a button, with the proof that they asked for it", () => {
  const confirm = { token: "t0ken", next: "/visit/" };
  const { getByRole, container } = renderWidget(login_link, { action: "logout" }, known({ confirm }));

  expect(getByRole("button", { name: "Log out" })).toBeTruthy();
  expect(container.querySelector("form")?.method).toBe("post");
  expect(new FormData(container.querySelector("form") as HTMLFormElement).get("csrfmiddlewaretoken")).toBe("t0ken");
});

test("W-ALL-02 RUN-HND-08 the alignment can differ on a smaller device", () => {
  expect(cssOf(login_link, { align: "end", align_mobile: "start" }, { id: "l" })).toBe(
    ".e-l{--align:end}@media (max-width:767px){.e-l{--align:start}}",
  );
});

test("W-ALL-04 where the site has no such page visitors see nothing and staff see what to do", () => {
  const nowhere = known({ address: "" });

  expect(renderWidget(login_link, {}, nowhere).html).toBe("");
  const inEditor = { ...nowhere, environment: { mode: "editor" as const } };
  expect(renderWidget(login_link, { action: "logout" }, inEditor).getByText("Choose the page to log out")).toBeTruthy();
});

test("W-ALL-03 it is accessible in all its kinds", async () => {
  for (const look of ["plain", "outlined", "filled"]) {
    const { container, unmount } = renderWidget(login_link, { look }, known());
    expect(await violations(container)).toEqual([]);
    unmount();
  }
});
