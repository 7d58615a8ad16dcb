import { expect, onTestFinished, test } from "vitest";
import { hostsOf } from "../../../web/kit/schema/hosts";
import { cssOf, enhanceIn, renderWidget, violations } from "../../../web/kit/testing/renderWidget";
import { html } from ".";
import { enhance } from "./enhance";

const on = (id = "h") => ({ id, resources: { data: { [id]: { frame: "/frame/abc/" } } } });

test("W-ALL-01 is a lazy frame with a name for screen readers", () => {
  const frame = renderWidget(html, {}, on()).getByTitle("Embedded content");

  expect(frame.getAttribute("src")).toBe("/frame/abc/");
  expect(frame.getAttribute("loading")).toBe("lazy");
});

test("allows scripts in the frame, but not the site's origin", () => {
  const sandbox = renderWidget(html, {}, on()).getByTitle("Embedded content").getAttribute("sandbox");

  expect(sandbox?.split(" ").sort()).toEqual(["allow-forms", "allow-popups", "allow-scripts"]);
});

test("never puts the owner's HTML into the page itself", () => {
  const { html: published } = renderWidget(html, { html: "<script>steal()</script>", title: "Tides" }, on());

  expect(published).not.toMatch(/steal|srcdoc/);
  expect(published).toContain('title="Tides"');
});

test("allows only frames of this site in the page's policy", () => {
  expect(hostsOf(html.schema.hosts, {})).toEqual([{ directive: "frame-src", host: "'self'" }]);
});

test("W-ALL-02 RUN-HND-08 has a height per device", () => {
  const settings = { frame_height: { size: 400, unit: "px" }, frame_height_mobile: { size: 60, unit: "vh" } };

  expect(cssOf(html, settings, { id: "h" })).toContain("@media (max-width:767px){.e-h{--frame:60vh}}");
});

test("W-ALL-04 shows visitors nothing and staff a hint without HTML or with a problem", () => {
  const inEditor = { mode: "editor" as const };
  const data = { h: { problem: "This is too long" } };

  expect(renderWidget(html).html).toBe("");
  expect(renderWidget(html, {}, { environment: inEditor }).getByText(/^Enter HTML/)).toBeTruthy();
  expect(
    renderWidget(html, {}, { id: "h", environment: inEditor, resources: { data } }).getByText(/too long/),
  ).toBeTruthy();
});

function mounted() {
  const { container, unmount } = renderWidget(html, {}, on());
  const frame = container.querySelector("iframe") as HTMLIFrameElement;
  const report = (data: unknown, source: unknown = frame.contentWindow) =>
    window.dispatchEvent(new MessageEvent("message", { data, source: source as Window }));
  return { frame, report, unmount };
}

test("has the height that the frame reports, within limits", () => {
  const { frame, report } = mounted();

  report({ intarsia: "height", height: 321.4 });
  expect(frame.style.blockSize).toBe("322px");
  report({ intarsia: "height", height: 1e9 });
  expect(frame.style.blockSize).toBe("10000px");
});

test("W-ALL-01 has that height on the canvas too", () => {
  const { container } = renderWidget(html, {}, { ...on(), environment: { mode: "editor" } });
  const frame = container.querySelector("iframe") as HTMLIFrameElement;
  const data = { intarsia: "height", height: 98 };

  window.dispatchEvent(new MessageEvent("message", { data, source: frame.contentWindow }));

  expect(frame.style.blockSize).toBe("98px");
});

test.each([
  [null],
  ["height"],
  [{ intarsia: "height", height: "1px;color:red" }],
  [{ intarsia: "height", height: Number.NaN }],
  [{ intarsia: "height", height: -5 }],
  [{ height: 10 }],
])("ignores the message %j", (data) => {
  const { frame, report } = mounted();
  report(data);

  expect(frame.getAttribute("style")).toBeNull();
});

test("ignores height messages from other windows", () => {
  const { frame, report } = mounted();
  const other = document.body.appendChild(document.createElement("iframe"));
  report({ intarsia: "height", height: 5 }, window);
  report({ intarsia: "height", height: 5 }, other.contentWindow);
  other.remove();

  expect(frame.getAttribute("style")).toBeNull();
});

test("RUN-HND-09 stops listening when it is removed", () => {
  const { frame, report, unmount } = mounted();
  report({ intarsia: "height", height: 50 });
  unmount();
  report({ intarsia: "height", height: 60 });

  expect(frame.style.blockSize).toBe("");
});

test("W-ALL-03 W-ALL-04 is accessible, also twice on a page", async () => {
  renderWidget(html, { title: "Tides" }, on("first"));
  renderWidget(html, { title: "Ferries" }, on("second"));

  expect(await violations(document.body)).toEqual([]);
});
