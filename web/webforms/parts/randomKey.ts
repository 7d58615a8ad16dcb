/** `randomUUID` exists only on pages with HTTPS. */
export const randomKey = (bytes = 16): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, "0")).join("");
