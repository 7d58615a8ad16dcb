import { attempt } from "./attempt";

const KEY = "apbct_session_id";
const NUMBER = /^[0-9a-z]{16,64}$/;

let own = "";

/** The number under which the server stores this visitor's values. Only our own fields send it. */
export function sessionNumber(): string {
  own ||= stored() ?? made();
  return own;
}

function stored(): string | undefined {
  const known = attempt(() => sessionStorage.getItem(KEY));
  return known && NUMBER.test(known) ? known : undefined;
}

function made(): string {
  const number = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, "0"),
  ).join("");
  attempt(() => sessionStorage.setItem(KEY, number));
  return number;
}
