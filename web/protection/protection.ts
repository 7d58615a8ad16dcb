/** What a page with a public form or encoded contacts downloads beside the runtime. It enhances what stands there. */

import { watchForms } from "./forms/watchForms";
import { createCalls } from "./request/calls";
import { gather } from "./signals/gather";
import { createSignals } from "./signals/signals";

function start(): void {
  const { ctPublicFunctions: site, ctPublic: settings } = window;
  // Without the site's globals there is nobody to talk to; forms are posted as they are.
  if (!site || !settings) return;
  const signals = createSignals();
  gather(document, settings, signals);
  watchForms(document, {
    mode: site.data__cookies_type,
    needsVisibleFields: settings.data__visible_fields_required,
    signals,
  });
  window.dispatchEvent(new CustomEvent("intarsia:protection", { detail: { call: createCalls(site) } }));
}

start();
