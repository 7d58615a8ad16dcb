import type { PublicFunctions } from "../config";

let loading: Promise<void> | undefined;

/** The site's words and addresses. A page that has them already is not asked again for anything but the words. */
export async function loadSite(address: string | undefined): Promise<PublicFunctions | undefined> {
  if (!window.ctPublicFunctions?.text__ee_got_it && address) {
    loading ??= loadScript(address);
    await loading;
  }
  return window.ctPublicFunctions;
}

function loadScript(address: string): Promise<void> {
  return new Promise((resolve) => {
    const script = Object.assign(document.createElement("script"), { src: address });
    const settled = () => {
      if (!window.ctPublicFunctions) loading = undefined;
      resolve();
    };
    script.addEventListener("load", settled);
    script.addEventListener("error", settled);
    document.head.append(script);
  });
}
