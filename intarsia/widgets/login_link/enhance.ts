/** Becomes a link to log out for a visitor who is logged in. Cached HTML is the same for everyone. */

import type { Enhance } from "../../../web/kit/schema/defineWidget";

const LOGGED_IN = "login_link__link--logged-in";

export const enhance: Enhance = (root, until, canvas) => {
  const link = root.querySelector<HTMLAnchorElement>("[data-log-out]");
  const logIn = link?.getAttribute("href");
  const logOut = link?.dataset.logOut;
  if (!link || !logIn || !logOut || canvas) return;

  function show(isLoggedIn: boolean) {
    link?.classList.toggle(LOGGED_IN, isLoggedIn);
    link?.setAttribute("href", (isLoggedIn ? logOut : logIn) as string);
  }

  until.addEventListener("abort", () => show(false));
  window.intarsia.pageState("visitor").then((visitor) => {
    if (!until.aborted) show(Boolean((visitor as { is_logged_in?: boolean } | undefined)?.is_logged_in));
  });
};
