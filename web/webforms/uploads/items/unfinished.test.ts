import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { storage } from "../../../runtime/page/storage";
import { forget, forgetAll, type Kept, keep, keptOf } from "./unfinished";
import { dropUploaded, listUploaded, uniqueIdOf } from "./uploadedInput";

const uploaded = (id: string) => ({ temp_filename: `t_${id}`, uploaded_filename: `${id}.pdf`, id });
const interrupted = (key: string, chunk = 1): Kept => ({
  ...{ key, name: `${key}.pdf`, size: 5, lastModified: 7 },
  arrived: { chunk, data: uploaded(key) },
});

function form(inside = "", id = "gform_3") {
  const element = document.createElement("form");
  element.id = id;
  element.innerHTML = inside;
  return element;
}
const keysOf = (one: HTMLFormElement, input = "input_4") => keptOf(one, input).map(({ key }) => key);

beforeEach(() => {
  window.intarsia = { storage } as never;
});
afterEach(() => {
  localStorage.clear();
  vi.useRealTimers();
});

test("keeps the latest state of each file, by the input that it belongs to", () => {
  const one = form();
  keep(one, "input_4", interrupted("a", 1));
  keep(one, "input_4", interrupted("b"));
  keep(one, "input_4", interrupted("a", 2));
  keep(one, "input_5", interrupted("c"));
  expect(keysOf(one)).toEqual(["b", "a"]);
  expect(keptOf(one, "input_4")[1]?.arrived?.chunk).toBe(2);
  expect(keysOf(one, "input_5")).toEqual(["c"]);
  expect(keysOf(form("", "gform_4"))).toEqual([]);
});

test("forgets a file by its key or its temporary name, and then all of them", () => {
  const one = form();
  for (const key of ["a", "b", "c"]) keep(one, "input_4", interrupted(key));
  forget(one, "input_4", "a");
  forget(one, "input_4", "t_b");
  forget(one, "input_4", "gone");
  expect(keysOf(one)).toEqual(["c"]);
  forgetAll(one);
  expect(keysOf(one)).toEqual([]);
});

test("a form without drafts keeps nothing", () => {
  const one = form();
  one.dataset.drafts = "off";
  keep(one, "input_4", interrupted("a"));
  delete one.dataset.drafts;
  expect(keysOf(one)).toEqual([]);
  keep(one, "input_4", interrupted("a"));
  one.dataset.drafts = "off";
  expect(keysOf(one)).toEqual([]);
});

test("answers that a link restored have their own files", () => {
  const resumed = form('<input name="gform_resume_token" value="0123456789">');
  keep(resumed, "input_4", interrupted("a"));
  expect(keysOf(form())).toEqual([]);
  expect(keysOf(resumed)).toEqual(["a"]);
});

test("after four and a half hours, the server may have deleted them", () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  const one = form();
  keep(one, "input_4", interrupted("a"));
  vi.advanceTimersByTime(4.5 * 3_600_000 - 1000);
  expect(keysOf(one)).toEqual(["a"]);
  vi.advanceTimersByTime(2000);
  expect(keysOf(one)).toEqual([]);
});

test("FORM-UPL-03 the hidden input lists files of each field, the newest first, and is empty without any", () => {
  const one = form('<input name="gform_uploaded_files" value="">');
  const input = one.querySelector("input") as HTMLInputElement;
  const listed = () => JSON.parse(input.value || "{}");
  listUploaded(one, "input_4", uploaded("a"));
  listUploaded(one, "input_4", uploaded("b"));
  listUploaded(one, "input_5", uploaded("c"));
  expect(listed()).toEqual({ input_4: [uploaded("b"), uploaded("a")], input_5: [uploaded("c")] });
  dropUploaded(one, "input_4", "t_b");
  dropUploaded(one, "input_6", "t_b");
  expect(listed().input_4).toEqual([uploaded("a")]);
  dropUploaded(one, "input_4", "t_a");
  expect(input.value).not.toBe("");
  dropUploaded(one, "input_5", "t_c");
  expect(input.value).toBe("");
});

test("a damaged hidden input counts as empty", () => {
  const one = form('<input name="gform_uploaded_files" value="{">');
  listUploaded(one, "input_4", uploaded("a"));
  expect(JSON.parse(one.querySelector("input")?.value ?? "")).toEqual({ input_4: [uploaded("a")] });
});

test("all files of a form have the same key, 16 characters long", () => {
  const one = form();
  expect(uniqueIdOf(one)).toHaveLength(16);
  expect(uniqueIdOf(one)).toBe(uniqueIdOf(one));
  expect(uniqueIdOf(form())).not.toBe(uniqueIdOf(one));
});
