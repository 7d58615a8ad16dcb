// The embedded V8 has no browser APIs. React's server renderer needs these when it is loaded.
const scope = globalThis as Record<string, unknown>;

scope.TextEncoder ??= class {
  encode(text: string) {
    return Uint8Array.from(unescape(encodeURIComponent(text)), (c) => c.charCodeAt(0));
  }
};

scope.MessageChannel ??= class {
  port1: { onmessage: null | (() => void) } = { onmessage: null };
  port2 = { postMessage: () => void Promise.resolve().then(() => this.port1.onmessage?.()) };
};

scope.console ??= { log() {}, warn() {}, error() {} };
scope.setTimeout ??= (callback: () => void) => void Promise.resolve().then(callback);
