import { loadLayers } from "../layers/onDemand";

/**
 * Wagtail's own scripts, which its choosers need. They are larger than the editor, so they stay in a `<template>` of
 * the page until the first chooser opens or the editor is idle.
 */

export const ADMIN_SCRIPTS = "intarsia-admin-scripts";
// Longer than it takes to open a page.
const QUIET_MS = 3000;

let running: Promise<void> | undefined;

/** Resolves when all scripts have run, in order. Rejects if one cannot be loaded; the next call tries again. */
export function adminScripts(): Promise<void> {
  running ??= runAll().catch((error: unknown) => {
    running = undefined;
    throw error;
  });
  return running;
}

/** Loads in advance what the first choosers, menus and dialogs need. Each tries again itself if this fails. */
export function prepareForUse() {
  const prepare = () => void Promise.allSettled([loadLayers(), adminScripts()]);
  setTimeout(() => ("requestIdleCallback" in window ? requestIdleCallback(prepare) : prepare()), QUIET_MS);
}

async function runAll() {
  const template = document.getElementById(ADMIN_SCRIPTS);
  if (!(template instanceof HTMLTemplateElement)) return;
  const waiting: Promise<void>[] = [];
  for (const node of [...template.content.children]) {
    const copy = copyOf(node);
    if (copy instanceof HTMLScriptElement && copy.src) waiting.push(loaded(copy));
    // Inline scripts run at once, so all scripts before them must have run.
    else await Promise.all(waiting);
    document.body.append(copy);
  }
  await Promise.all(waiting);
  template.remove();
}

/** A script from a parsed template never runs; one that a script creates does. */
function copyOf(node: Element): Element {
  if (node.localName !== "script") return document.importNode(node, true);
  const copy = document.createElement("script");
  for (const { name, value } of node.attributes) copy.setAttribute(name, value);
  copy.textContent = node.textContent;
  copy.async = false;
  return copy;
}

const loaded = (script: HTMLScriptElement) =>
  new Promise<void>((resolve, reject) => {
    script.onload = () => resolve();
    script.onerror = () => {
      script.remove();
      reject(new Error(`${script.src} could not be loaded.`));
    };
  });
