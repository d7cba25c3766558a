import { expect, test } from "vitest";
import { models } from "../../engine/index.ts";
import { maxPoints } from "./max-points.ts";
import { modelHash } from "./model-hash.ts";

test("every model has the same maxima, and a hash of its own", () => {
  const all = Object.entries(models);
  for (const [version, { spec }] of all) expect([spec.version, spec.max]).toEqual([version, maxPoints]);
  expect(new Set(all.map(([, model]) => modelHash(model))).size).toBe(all.length);
});
