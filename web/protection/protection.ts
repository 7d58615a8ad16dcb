/** What a page with a public form or encoded contacts downloads beside the runtime. It enhances what stands there. */

import { createCalls } from "./request/calls";
import { nowInSeconds, writeEntry } from "./storage/entries";

function start(): void {
  const { ctPublicFunctions: site, ctPublic: settings } = window;
  // Without the site's globals there is nobody to talk to; forms are posted as they are.
  if (!site || !settings) return;
  writeEntry("ct_checkjs", settings.ct_checkjs_key);
  writeEntry("ct_ps_timestamp", nowInSeconds());
  window.dispatchEvent(new CustomEvent("intarsia:protection", { detail: { call: createCalls(site) } }));
}

start();
