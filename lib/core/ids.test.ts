import { expect, test } from "vitest";
import { createId } from "./ids.ts";

test("ids of one kind sort by creation time", () => {
  const ids = [1_000, 2_000, 1_700_000_000_000].map((ms) => createId("key", new Date(ms)));
  expect([...ids].sort()).toEqual(ids);
});
