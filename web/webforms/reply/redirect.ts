/** Leaves for the URL from the form's settings; false if it is none that a page may lead to. */
export function redirect(url: string | undefined, leaveFor = (target: string) => location.assign(target)): boolean {
  if (!url || !URL.canParse(url, location.href)) return false;
  const { protocol, href } = new URL(url, location.href);
  if (!/^https?:$/.test(protocol)) return false;
  leaveFor(href);
  return true;
}
