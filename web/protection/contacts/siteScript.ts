import type { PublicFunctions } from "../config";

let loading: Promise<void> | undefined;

/** The site's words and addresses. Where a form has brought them, only those for staff are still to come. */
export async function loadSite(address = "", isForStaff = false): Promise<PublicFunctions | undefined> {
  if (address && (isForStaff || !window.ctPublicFunctions?.text__ee_got_it)) {
    loading ??= loadScript(address);
    await loading;
  }
  return window.ctPublicFunctions;
}

function loadScript(address: string): Promise<void> {
  const before = window.ctPublicFunctions;
  return new Promise((resolve) => {
    const script = Object.assign(document.createElement("script"), { src: address });
    const settled = () => {
      // Other scripts hold the one that was there, and the nonce is in it.
      if (before) window.ctPublicFunctions = Object.assign(before, { ...window.ctPublicFunctions, ...nonceOf(before) });
      if (!window.ctPublicFunctions) loading = undefined;
      resolve();
    };
    script.addEventListener("load", settled);
    script.addEventListener("error", settled);
    document.head.append(script);
  });
}

const nonceOf = ({ _fresh_nonce }: PublicFunctions) => (_fresh_nonce ? { _fresh_nonce } : {});
