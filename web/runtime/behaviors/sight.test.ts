import { expect, test, vi } from "vitest";
import { element, stage } from "./testing";

test("RUN-HND-12 one observer and one listener serve all that is watched", () => {
  const listened = vi.spyOn(document, "addEventListener");
  const { surroundings, observers, look } = stage();
  const { sight, until } = surroundings;
  element("<p></p>");
  for (let count = 0; count < 3; count += 1)
    sight.follow(document.body.appendChild(document.createElement("p")), vi.fn(), until);
  look();

  expect(observers).toHaveLength(1);
  expect(listened.mock.calls.filter(([type]) => type === "scroll")).toHaveLength(1);
});

test("what is far away is left alone; what is near is looked at once per frame", () => {
  const { surroundings, put, scrollTo, look, render } = stage();
  const heard = vi.fn();
  surroundings.sight.follow(put(element("<p></p>"), { top: 2000 }), heard, surroundings.until);
  look();
  expect(heard).toHaveBeenLastCalledWith(false, expect.anything());

  scrollTo(500);
  scrollTo(1300);
  heard.mockClear();
  document.dispatchEvent(new Event("scroll"));
  document.dispatchEvent(new Event("scroll"));
  render();
  expect(heard).toHaveBeenCalledOnce();
  expect(heard.mock.calls[0]?.[1]).toMatchObject({ top: 700 });
});

test.each([100, 2000])("whoever comes second to watch an element %d px down is told where it is, too", (top) => {
  const { surroundings, put, look } = stage();
  const heading = put(element("<h2></h2>"), { top });
  surroundings.sight.watch(heading, vi.fn(), surroundings.until);
  look();
  const heard = vi.fn();
  surroundings.sight.watch(heading, heard, surroundings.until);
  look();

  expect(heard).toHaveBeenCalledExactlyOnceWith(top === 100, expect.objectContaining({ top }));
});

test("in a frame all look before anything is changed", () => {
  const { surroundings, render } = stage();
  const done: string[] = [];
  for (const name of ["a", "b"]) {
    const look = () => {
      done.push(`${name} looks`);
      return () => done.push(`${name} changes`);
    };
    surroundings.frames.follow(look, surroundings.until);
  }
  document.dispatchEvent(new Event("scroll"));
  render();

  expect(done).toEqual(["a looks", "b looks", "a changes", "b changes"]);
});

test("RUN-HND-09 nothing is watched or looked at any more when the element has left", () => {
  const { surroundings, put, scrollTo, look, leave, observed } = stage();
  const heard = vi.fn();
  surroundings.sight.follow(put(element("<p></p>"), { top: 100 }), heard, surroundings.until);
  look();
  leave();
  heard.mockClear();
  scrollTo(50);

  expect(observed.size).toBe(0);
  expect(heard).not.toHaveBeenCalled();
});

test("it is told when any of it comes onto the screen, and when all of it has left; being near is not enough", () => {
  const { surroundings, put, scrollTo, look } = stage();
  const heard = vi.fn();
  surroundings.sight.inView(put(element("<p></p>"), { top: 700 }), heard, surroundings.until);
  look();
  for (const top of [50, 150, 300, 799, 850, 750]) scrollTo(top);

  expect(heard.mock.calls).toEqual([[false], [true], [false], [true]]);
});
