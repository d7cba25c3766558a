import { expect, test, vi } from "vitest";
import { ownedSingleton, processSingleton } from "./process-singleton.ts";

test("a value is created once, also for a second copy of the module", async () => {
  const first = processSingleton("test of singletons", () => ({ count: 1 }));
  vi.resetModules();
  const copy = await import("./process-singleton.ts");
  expect(copy.processSingleton).not.toBe(processSingleton);
  expect(copy.processSingleton("test of singletons", () => ({ count: 2 }))).toBe(first);
});

test("each owner has a value of its own", () => {
  const [one, other] = [{}, {}];
  const create = () => new Set<string>();
  const ofOne = ownedSingleton("test of owned singletons", one, create);
  expect(ownedSingleton("test of owned singletons", one, create)).toBe(ofOne);
  expect(ownedSingleton("test of owned singletons", other, create)).not.toBe(ofOne);
});
