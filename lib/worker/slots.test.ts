import { expect, test } from "vitest";
import { createSlots } from "./slots.ts";

const owner = (webhookId: string, developerId: string, host: string) => ({ webhookId, developerId, host });

test("what is held narrows the room of its developer and its host, and what is released gives it back", () => {
  const slots = createSlots();
  slots.take(owner("whk_1", "dev_1", "a.example"));
  slots.take(owner("whk_2", "dev_1", "b.example"));
  expect([...slots.webhooks()]).toEqual([
    ["whk_1", 1],
    ["whk_2", 1],
  ]);
  expect(slots.developers().of.get("dev_1")).toBe(slots.developers().others - 2);
  expect(slots.hosts().of.get("a.example")).toBe(slots.hosts().others - 1);
  slots.release(owner("whk_1", "dev_1", "a.example"));
  slots.release(owner("whk_2", "dev_1", "b.example"));
  expect([[...slots.webhooks()], slots.developers().of.size, slots.hosts().of.size]).toEqual([[], 0, 0]);
});

test("slow answers halve what a developer may hold, down to two; fast ones win it back, up to sixteen", () => {
  const slots = createSlots();
  const after = (durationMs: number, times = 1) => {
    for (let i = 0; i < times; i++) slots.learn("dev_1", durationMs);
    return slots.developers().of.get("dev_1");
  };
  expect(after(13_000)).toBe(4);
  expect(after(13_000, 20)).toBe(2);
  expect(after(100, 3)).toBe(5);
  expect(after(100, 100)).toBe(16);
  expect(slots.developers().of.has("dev_2")).toBe(false);
});

test("a developer who holds more than a bound that sank has no room, not less than none", () => {
  const slots = createSlots();
  for (let i = 0; i < 8; i++) slots.take(owner(`whk_${i}`, "dev_1", "a.example"));
  slots.learn("dev_1", 13_000);
  expect(slots.developers().of.get("dev_1")).toBe(0);
});
