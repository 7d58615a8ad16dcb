import { expect, test } from "vitest";
import urls from "../../../intarsia/rendering/tests/host_urls.json";
import { type Host, hostsOf } from "./hosts";

const film: Host = {
  directive: "media-src",
  host: { setting: "url" },
  when: { field: "from", operator: "is", value: "file" },
};
const hostOf = (url: unknown) => hostsOf([film], { from: "file", url })[0]?.host;

test.each(urls as [string, string | null][])("finds the same host as Python: %j", (address, host) => {
  expect(hostOf(address) ?? null).toBe(host);
});

test.each([null, undefined, {}])("allows no host for an invalid URL: %j", (address) => {
  expect(hostOf(address)).toBeUndefined();
});

test("needs a host only if its condition is met, and returns a fixed host unchanged", () => {
  const player: Host = { directive: "frame-src", host: "https://player.example" };

  expect(hostsOf([film], { from: "elsewhere", url: "https://films.example/a.mp4" })).toEqual([]);
  expect(hostsOf([player], {})).toEqual([{ directive: "frame-src", host: "https://player.example" }]);
  expect(hostsOf(undefined, {})).toEqual([]);
});
