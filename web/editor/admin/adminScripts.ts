/**
 * Wagtail's own scripts, which its choosers need. They are larger than the editor and not needed to show it, so they lie
 * still in a `<template>` of the page until the first chooser is opened, or the editor has nothing else to do.
 */

export const ADMIN_SCRIPTS = "intarsia-admin-scripts";
// Longer than opening a page takes.
const QUIET_MS = 3000;

let running: Promise<void> | undefined;

/** Resolves when all of them ran, in their order. Rejects when one cannot be had; the next call tries again. */
export function adminScripts(): Promise<void> {
  running ??= runAll().catch((error: unknown) => {
    running = undefined;
    throw error;
  });
  return running;
}

/** Has them ready before they are asked for. */
export function prepareAdminScripts() {
  // Without them everything but the choosers works, and these ask again.
  const prepare = () => void adminScripts().catch(() => {});
  setTimeout(() => ("requestIdleCallback" in window ? requestIdleCallback(prepare) : prepare()), QUIET_MS);
}

async function runAll() {
  const template = document.getElementById(ADMIN_SCRIPTS);
  if (!(template instanceof HTMLTemplateElement)) return;
  const waiting: Promise<void>[] = [];
  for (const node of [...template.content.children]) {
    const copy = runnable(node);
    if (copy instanceof HTMLScriptElement && copy.src) waiting.push(loaded(copy));
    // What stands in the page itself runs at once, so all before it must have run.
    else await Promise.all(waiting);
    document.body.append(copy);
  }
  await Promise.all(waiting);
  template.remove();
}

/** A script made by the parser of a template never runs; one that a script makes does. */
function runnable(node: Element): Element {
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
