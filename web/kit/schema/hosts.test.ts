// @vitest-environment node
import { expect, test } from "vitest";
import { type Host, hostsOf } from "./hosts";

const film: Host = { directive: "media-src", host: { setting: "url" }, when: { setting: "from", is: ["file"] } };
const hostOf = (url: unknown) => hostsOf([film], { from: "file", url })[0]?.host;

test.each([
  ["https://films.example/oak.mp4", "https://films.example"],
  [" https://Films.Example:8443/oak.mp4?a=1#t=3 ", "https://films.example:8443"],
  ["http://films.example", "http://films.example"],
])("the host of an address: %s", (address, host) => {
  expect(hostOf(address)).toBe(host);
});

test.each([
  "/media/oak.mp4",
  "//films.example/oak.mp4",
  "https://films.example; script-src *",
  "https://films.example 'unsafe-inline'/",
  "https://*.example/oak.mp4",
  "https://*/oak.mp4",
  "https://owner:secret@films.example/oak.mp4",
  "https://films.example\n;/",
  "javascript:alert(1)",
  "data:video/mp4,",
  "",
  null,
  undefined,
  { toString: () => "https://films.example/" },
])("what is no plain address of another host opens nothing: %j", (address) => {
  const host = hostOf(address);

  expect(host === undefined || /^https?:\/\/[a-z\d.-]+(?::\d+)?$/.test(host)).toBe(true);
  if (typeof address === "string" || !address) expect(host).toBeUndefined();
});

test("a host is needed only when its condition holds, and one that is given is taken as it is", () => {
  const player: Host = { directive: "frame-src", host: "https://player.example" };

  expect(hostsOf([film], { from: "elsewhere", url: "https://films.example/a.mp4" })).toEqual([]);
  expect(hostsOf([player], {})).toEqual([{ directive: "frame-src", host: "https://player.example" }]);
  expect(hostsOf(undefined, {})).toEqual([]);
});
