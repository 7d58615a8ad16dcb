/** Leaves for the URL from the form's settings; false if it is none that a page may lead to. */
export function redirect(url: string | undefined, leaveFor = (target: string) => location.assign(target)): boolean {
  // A link reads any text: one that is no URL has no protocol.
  const { protocol, href } = Object.assign(document.createElement("a"), { href: url });
  const isAllowed = !!url && /^https?:$/.test(protocol);
  if (isAllowed) leaveFor(href);
  return isAllowed;
}
