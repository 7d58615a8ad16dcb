// @vitest-environment node
import { expect, test } from "vitest";
import urls from "../../../intarsia/rendering/tests/host_urls.json";
import { type Host, hostsOf } from "./hosts";

const film: Host = { directive: "media-src", host: { setting: "url" }, when: { setting: "from", is: ["file"] } };
const hostOf = (url: unknown) => hostsOf([film], { from: "file", url })[0]?.host;

test.each(urls as [string, string | null][])(
  "the host of an address is the same in both languages: %j",
  (address, host) => {
    expect(hostOf(address) ?? null).toBe(host);
  },
);

test.each([null, undefined, {}])("what is no address at all opens nothing: %j", (address) => {
  expect(hostOf(address)).toBeUndefined();
});

test("a host is needed only when its condition holds, and one that is given is taken as it is", () => {
  const player: Host = { directive: "frame-src", host: "https://player.example" };

  expect(hostsOf([film], { from: "elsewhere", url: "https://films.example/a.mp4" })).toEqual([]);
  expect(hostsOf([player], {})).toEqual([{ directive: "frame-src", host: "https://player.example" }]);
  expect(hostsOf(undefined, {})).toEqual([]);
});
