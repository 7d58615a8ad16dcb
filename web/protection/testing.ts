import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach } from "vitest";
import type { PublicFunctions } from "./config";

export type Received = { url: string; headers: Record<string, unknown>; parts: Record<string, string> };
export type Given = { status?: number; body?: string | object };

/** A site on this machine that records requests and responds as a test requires. */
export function siteForTests() {
  const site = {
    requests: [] as Received[],
    answer: (_request: Received): Given => ({ body: {} }),
    functions: {} as PublicFunctions,
  };
  let server: Server;

  beforeEach(async () => {
    site.requests = [];
    site.answer = () => ({ body: {} });
    server = createServer(async (incoming, outgoing) => {
      const chunks: Buffer[] = [];
      for await (const chunk of incoming) chunks.push(chunk as Buffer);
      // The test's page has another origin.
      const allowed = { "access-control-allow-origin": "*", "access-control-allow-headers": "*" };
      if (incoming.method === "OPTIONS") return outgoing.writeHead(204, allowed).end();
      const received = {
        url: incoming.url ?? "",
        headers: incoming.headers,
        parts: partsOf(Buffer.concat(chunks).toString("utf8")),
      };
      site.requests.push(received);
      const { status = 200, body = "" } = site.answer(received);
      outgoing.writeHead(status, allowed).end(typeof body === "string" ? body : JSON.stringify(body));
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    site.functions = {
      _ajax_url: `${origin}/ajax/`,
      _rest_url: `${origin}/api/`,
      _rest_namespace: "antispam/v1",
      _ajax_nonce: "",
      _rest_nonce: "",
      host_url: `${origin}/`,
      data__ajax_type: "rest",
      data__cookies_type: "none",
      data__bot_detector_enabled: "0",
      cookiePrefix: "",
    };
  });
  afterEach(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  return site;
}

function partsOf(body: string): Record<string, string> {
  const found = body.matchAll(/name="([^"]*)"\r\n\r\n([\s\S]*?)\r\n--/g);
  return Object.fromEntries([...found].map(([, name, value]) => [name, value]));
}
