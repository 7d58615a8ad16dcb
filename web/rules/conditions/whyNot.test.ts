import { expect, test } from "vitest";
import type { Condition } from "./condition";
import { whyNot } from "./whyNot";
import vectors from "./whyNot.vectors.json";

type Vector = {
  id: string;
  why: string;
  condition: Condition | null;
  values: Record<string, unknown>;
  expect: unknown;
};

test.each((vectors as Vector[]).map((vector) => [vector.id, vector.why, vector] as const))(
  "%s FORM-COND-07 %s",
  (_id, _why, { condition, values, expect: wanted }) => {
    const found = whyNot(condition ?? undefined, values);
    expect(found.map(({ rule, isMet, current }) => [rule.field, isMet, current ?? null])).toEqual(wanted);
  },
);
