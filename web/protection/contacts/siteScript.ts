import type { PublicFunctions } from "../config";

let loading: Promise<void> | undefined;

/** Loads the site's texts and URLs. If a form has loaded them already, only those for staff are loaded. */
export async function loadSite(url = "", isForStaff = false): Promise<PublicFunctions | undefined> {
  if (url && (isForStaff || !window.ctPublicFunctions?.text__ee_got_it)) {
    loading ??= loadScript(url);
    await loading;
  }
  return window.ctPublicFunctions;
}

function loadScript(url: string): Promise<void> {
  const before = window.ctPublicFunctions;
  return new Promise((resolve) => {
    const script = Object.assign(document.createElement("script"), { src: url });
    const settled = () => {
      // Other scripts keep a reference to the existing object, which contains the nonce.
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
