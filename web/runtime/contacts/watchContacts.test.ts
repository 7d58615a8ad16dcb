import { expect, test, vi } from "vitest";
import { repeatEvent } from "../page/repeatEvent";
import { watchContacts } from "./watchContacts";

const CONFIG = { src: "/contacts.js", site: "/site.js" };

function contactOn(html: string) {
  const page = document.implementation.createHTMLDocument();
  page.body.innerHTML = html;
  const openContact = vi.fn();
  watchContacts(page, CONFIG, async () => ({ openContact }));
  return { contact: page.body.firstElementChild as HTMLElement, openContact };
}

const click = () => new MouseEvent("click", { bubbles: true, cancelable: true });

test("a click on an encoded contact decodes it", async () => {
  const { contact, openContact } = contactOn('<a href="mailto:" data-original-string="abc">a***</a>');
  const event = click();
  contact.dispatchEvent(event);
  await vi.waitFor(() => expect(openContact).toHaveBeenCalledExactlyOnceWith(contact, event, CONFIG));

  expect(event.defaultPrevented).toBe(true);
});

test("a click that came before the code counts as the visitor's own, not as the copy", async () => {
  const { contact, openContact } = contactOn('<span data-original-string="abc">a***</span>');
  const early = click();
  contact.addEventListener("click", (event) => event.stopPropagation(), { once: true });
  contact.dispatchEvent(early);
  repeatEvent(early);

  await vi.waitFor(() => expect(openContact).toHaveBeenCalledExactlyOnceWith(contact, early, CONFIG));
});

test.each(["Enter", " "])("the key “%s” decodes a contact in a text", async (key) => {
  const { contact, openContact } = contactOn('<span tabindex="0" data-original-string="abc">a***</span>');
  contact.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));

  await vi.waitFor(() => expect(openContact).toHaveBeenCalledOnce());
});
