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

it("tells a fault inside a union at its own place", () => {
  expect(pathsOf({ rules: [{ kind: "a" }] })).toEqual(["body.rules.0.value"]);
  expect(pathsOf({ rules: [{ kind: "c", value: 1 }] })).toEqual(["body.rules.0.kind"]);
  expect(pathsOf({ rules: [{ op: "all", rules: [{ kind: "a", value: true }] }] })).toEqual([
    "body.rules.0.rules.0.value",
  ]);
});

it("tells only that none fits where two forms are as near", () => {
  expect(pathsOf({ rules: [5] })).toEqual(["body.rules.0"]);
});
