import { expect, test } from "vitest";
import { renderWidget } from "../../../web/kit/testing/renderWidget";
import { sentField } from "../../../web/kit/testing/sentField";
import { phone } from ".";

const error = (number: string, phone_format = "international") =>
  sentField("phone", { "": [number] }, { phone_format }).error;

test.each(["+49 (0)30 123-456", "030/123456", "12345", "+1 555 123 4567 ext. 12", "+44 20 7946 0958"])(
  "accepts the phone number %s",
  (number) => expect(error(number)).toBeUndefined(),
);

test.each(["1234", "call me", "+49+30123456", "1234567890123456"])("refuses %s and says how to write one", (number) =>
  expect(error(number)).toBe("Enter a phone number with its area code, such as +49 30 123456."),
);

test.each(["(555) 234-5678", "1-555-234-5678", "5552345678"])("accepts the North American number %s", (number) =>
  expect(error(number, "us")).toBeUndefined(),
);

test.each(["555-2345", "(155) 234-5678", "+49 30 123456"])("refuses %s as a North American number", (number) =>
  expect(error(number, "us")).toBe("Enter a phone number with ten digits, such as (555) 123-4567."),
);

test("FORM-PAGE-01 browsers fill in the visitor's phone number", () => {
  const input = renderWidget(phone, { label: "Telephone" }, { id: "q" }).container.querySelector("input");

  expect([input?.type, input?.autocomplete]).toEqual(["tel", "tel"]);
});
