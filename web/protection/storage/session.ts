const KEY = "apbct_session_id";
const NUMBER = /^[0-9a-z]{16,64}$/;

let own = "";

/** The number by which the server finds what it keeps for this visitor. It leaves the browser in our own fields only. */
export function sessionNumber(): string {
  own ||= stored() ?? made();
  return own;
}

function stored(): string | undefined {
  try {
    const known = sessionStorage.getItem(KEY);
    return known && NUMBER.test(known) ? known : undefined;
  } catch {
    return undefined;
  }
}

function made(): string {
  const number = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, "0"),
  ).join("");
  try {
    sessionStorage.setItem(KEY, number);
  } catch {}
  return number;
}
