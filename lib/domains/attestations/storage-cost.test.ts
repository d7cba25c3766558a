import { expect, test } from "vitest";
import { endpoints } from "../../api/endpoints/registry.ts";
import { storageCost } from "./create-attestation.ts";
import { LONGEST_JSON } from "./parse-schema.ts";

test("storing an attestation counts as one request for every 2 KiB of data, so that no plan stores gigabytes a day", () => {
  expect(storageCost({ data: { context: "work", statement: "a".repeat(1_500) } })).toBe(1);
  expect(storageCost({ data: { statement: "a".repeat(4_096) } })).toBe(3);
  expect(storageCost({ data: { statement: "é".repeat(4_096) } })).toBe(5);
  expect(storageCost({ data: `0x${"00".repeat(LONGEST_JSON)}` })).toBe(50);
  expect(endpoints.createAttestation.cost).toBeDefined();
});
