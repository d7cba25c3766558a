import { expect, test } from "vitest";
import { models } from "../../engine/index.ts";
import { modelHash } from "./model-hash.ts";
import { maxPoints } from "./models.ts";

/** A failure here means that a published constant or formula changed: receipts that were given out would no longer verify. */
test("published models keep their hash", () => {
  expect(Object.fromEntries(Object.entries(models).map(([version, model]) => [version, modelHash(model)]))).toEqual({
    "1": "0x78089d4ba0eedb38ecc7fb262c24f0a3626e45b8374747c0da4c2c05734e783c",
    "2": "0x97b2991fbbcc9fb141d814c934a7e68413cab501d3aba5e729888660735a7aff",
    "3": "0x9a177c61c9763ed7ecb8fd658c6e46c2134efe5a57725b57c5cd5314cd8b048c",
    "5": "0x09d2a06aaabc8f04759d03fa8988b71127b1ec4a8b787d1c3dbfdc71ace800f6",
    "4": "0x82a26d7ec921cef4262a8e4573905bec7443e566765e444cf8426f02450b1526",
  });
});

test("every model has the same maxima, and a hash of its own", () => {
  const all = Object.entries(models);
  for (const [version, { spec }] of all) expect([spec.version, spec.max]).toEqual([version, maxPoints]);
  expect(new Set(all.map(([, model]) => modelHash(model))).size).toBe(all.length);
});
