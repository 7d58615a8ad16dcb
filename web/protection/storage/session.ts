import { tryOrUndefined } from "./tryOrUndefined";

const KEY = "apbct_session_id";
const NUMBER = /^[0-9a-z]{16,64}$/;

let current = "";

/** The number under which the server stores this visitor's values. Only our own fields send it. */
export function sessionNumber(): string {
  current ||= stored() ?? createNumber();
  return current;
}

function stored(): string | undefined {
  const known = tryOrUndefined(() => sessionStorage.getItem(KEY));
  return known && NUMBER.test(known) ? known : undefined;
}

function createNumber(): string {
  const number = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, "0"),
  ).join("");
  tryOrUndefined(() => sessionStorage.setItem(KEY, number));
  return number;
}
