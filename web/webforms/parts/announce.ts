import { create } from "../../kit/enhance/create";

const ID = "gform_announcement";

/** An empty region that screen readers watch. It must exist some time before its text changes. */
export function prepareAnnouncements(): HTMLElement {
  const found = document.getElementById(ID);
  return (
    found ?? document.body.appendChild(create(document, "div", { id: ID, class: "visually-hidden", role: "status" }))
  );
}

export function announce(text: string): void {
  const region = prepareAnnouncements();
  // The same text again is a change, too.
  region.textContent = region.textContent === text ? `${text}\u00a0` : text;
}
