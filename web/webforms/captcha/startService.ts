import { runHooks } from "../api/runHooks";
import { loadService } from "./loadService";
import { SERVICES, type Service, type ServiceApi, type ServiceOptions } from "./services";
import type { CaptchaBox, Solve } from "./startCaptcha";

type Shown = { api: ServiceApi; widget: string | number };
type Waiting = { resolve: (token: unknown) => void; reject: (error: unknown) => void };

/** Shows the captcha of a service. */
export function startService(box: CaptchaBox): Solve {
  const service = SERVICES[box.provider];
  if (!service) throw new Error(`There is no captcha "${box.provider}".`);
  const action = `form_${box.formId}`;
  let waiting: Waiting | undefined;

  const solved = (token: string) => {
    box.solved(token);
    waiting?.resolve(token);
  };
  const failed = () => {
    box.failed();
    waiting?.reject(new Error(`${service.name} failed.`));
  };

  const started = loadService(service, box.siteKey, box.element).then((api): Shown => {
    if (service.isScoreOnly) return { api, widget: box.siteKey };
    const callbacks = { callback: solved, "expired-callback": box.expired, "error-callback": failed };
    return { api, widget: renderService(service, api, box, { action, ...callbacks }) };
  });
  started.catch(() => {});

  return async () => {
    // The visitor solves a visible one.
    if (!box.isInvisible) return;
    const { api, widget } = await started;
    box.pending();
    if (service.isScoreOnly) return solved(String(await api.execute(widget, { action })));
    const answered = new Promise((resolve, reject) => {
      waiting = { resolve, reject };
    });
    api.execute(widget);
    return answered;
  };
}

/** Returns the service's name of the widget. */
function renderService(service: Service, api: ServiceApi, box: CaptchaBox, options: Omit<ServiceOptions, "sitekey">) {
  try {
    const invisible = box.isInvisible && service.invisible;
    const widget = api.render(box.widget, { sitekey: box.siteKey, ...options, ...invisible });
    runHooks.doAction("gform_post_recaptcha_render", box.formId, widget);
    return widget;
  } catch (error) {
    console.error(`[forms] ${service.name} could not start. Its API keys must be valid for this site.`, error);
    box.failed();
    throw error;
  }
}
