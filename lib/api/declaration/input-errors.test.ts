import { expect, it } from "vitest";
import { z } from "zod";
import { inputError } from "./input-errors.ts";

const Leaf = z.strictObject({ kind: z.enum(["a", "b"]), value: z.union([z.number(), z.string()]) });
const Tree = z.strictObject({ op: z.enum(["all"]), rules: z.array(Leaf) });
const Body = z.strictObject({ rules: z.array(z.union([Tree, Leaf])) });

const pathsOf = (body: unknown) => {
  const { error } = Body.safeParse(body);
  return inputError("body", error?.issues ?? []).details?.map(({ path }) => path);
};

it("reports an issue inside a union at its own path", () => {
  expect(pathsOf({ rules: [{ kind: "a" }] })).toEqual(["body.rules.0.value"]);
  expect(pathsOf({ rules: [{ kind: "c", value: 1 }] })).toEqual(["body.rules.0.kind"]);
  expect(pathsOf({ rules: [{ op: "all", rules: [{ kind: "a", value: true }] }] })).toEqual([
    "body.rules.0.rules.0.value",
  ]);
});

it("reports only that no option fits if two are equally near", () => {
  expect(pathsOf({ rules: [5] })).toEqual(["body.rules.0"]);
});

it("limits the length of an error, however long or many the given names are", () => {
  const schema = z.strictObject({ rules: z.array(z.strictObject({ module: z.string() })) });
  const names = Object.fromEntries(Array.from({ length: 20_000 }, (_, i) => [`name${i}`, 1]));
  for (const body of [{ rules: [], ["k".repeat(200_000)]: 1 }, { rules: [{ module: "total", ...names }] }]) {
    const parsed = schema.safeParse(body);
    if (parsed.success) throw new Error("unknown fields are refused");
    const error = inputError("body", parsed.error.issues);
    expect(error.code).toBe("INVALID_REQUEST");
    expect(error.details?.length).toBeGreaterThan(0);
    expect(error.message.length + JSON.stringify(error.details).length).toBeLessThan(2_000);
  }
});
