import fc from "fast-check";
import { expect, test } from "vitest";
import { applyMask } from "./applyMask";
import vectors from "./vectors.json";

test.each(vectors.map((vector) => [vector.id, vector.why, vector] as const))(
  "%s FORM-MASK-01 FORM-MASK-02 FORM-MASK-04 %s",
  (_id, _why, { mask, typed, text, shown, isComplete }) => {
    expect(applyMask(mask, typed)).toEqual({ text, shown, isComplete });
  },
);

const masks = fc.string({ unit: fc.constantFrom(..."9a*()-/ +1") });

test("a masked text is masked already", () => {
  fc.assert(
    fc.property(masks, fc.string({ unit: fc.constantFrom(..."0123 abcé()-/+_") }), (mask, typed) => {
      const { text } = applyMask(mask, typed);
      expect(applyMask(mask, text).text).toBe(text);
    }),
  );
});
