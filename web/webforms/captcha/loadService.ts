import type { Service, ServiceApi } from "./services";

/** The script of a service is asked for as often as this, in milliseconds, until it is there. */
const POLLING = 100;

type Globals = Partial<Record<Service["global"], Partial<ServiceApi>>>;

/** Loads the service's script, unless the page has it. Waits no longer than the captcha is on the page. */
export function loadService(service: Service, siteKey: string, element: HTMLElement): Promise<ServiceApi> {
  const url = service.script(siteKey);
  const api = () => ready(service);
  if (!api() && !document.querySelector(`script[src="${url}"]`)) addScript(url);
  return new Promise((resolve) => {
    const polling = setInterval(check, POLLING);
    function check() {
      const found = api();
      if (found) resolve(found);
      if (found || !element.isConnected) clearInterval(polling);
    }
    check();
  });
}

function ready({ global }: Service): ServiceApi | undefined {
  const api = (window as unknown as Globals)[global];
  return api?.render && api.execute ? (api as ServiceApi) : undefined;
}

/** One that did not load is tried again with the next captcha. */
function addScript(src: string): void {
  const script = Object.assign(document.createElement("script"), { src, async: true });
  script.addEventListener("error", () => script.remove());
  document.head.append(script);
}
