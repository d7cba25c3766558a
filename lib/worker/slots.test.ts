import { expect, test } from "vitest";
import { createSlots } from "./slots.ts";

const owner = (webhookId: string, developerId: string, host: string) => ({ webhookId, developerId, host });

test("a held slot reduces the room of its developer and host until it is released", () => {
  const slots = createSlots();
  const [one, two] = [owner("whk_1", "dev_1", "a.example"), owner("whk_2", "dev_1", "b.example")];
  slots.take(one);
  slots.take(two);
  expect(slots.webhooks()).toEqual([
    { id: "whk_1", held: 1, most: 4 },
    { id: "whk_2", held: 1, most: 4 },
  ]);
  expect([slots.developers().others, slots.developers().of.get("dev_1")]).toEqual([16, 14]);
  expect([slots.hosts().others, slots.hosts().of.get("a.example")]).toEqual([32, 31]);
  slots.release(one, 10);
  slots.release(two, 10);
  expect([slots.webhooks(), slots.developers().of.size, slots.hosts().of.size]).toEqual([[], 0, 0]);
});

test("slow webhooks hold one slot each, two for each developer, until a fast answer", () => {
  const slots = createSlots();
  const hooks = ["whk_1", "whk_2", "whk_3"].map((id) => owner(id, "dev_1", "a.example"));
  for (const hook of hooks) slots.take(hook);
  for (const hook of hooks) slots.release(hook, 13_000);
  expect(slots.slow()).toEqual({ webhooks: ["whk_1", "whk_2", "whk_3"], developers: { others: 2, of: new Map() } });
  for (const hook of hooks.slice(0, 2)) slots.take(hook);
  expect(slots.webhooks().map(({ most }) => most)).toEqual([1, 1]);
  expect(slots.slow().developers.of.get("dev_1")).toBe(0);
  expect(slots.developers().of.get("dev_1")).toBe(14);
  for (const hook of hooks.slice(0, 2)) slots.release(hook, 100);
  expect(slots.slow().webhooks).toEqual(["whk_3"]);
});

test("a developer who holds more slots than a lowered limit has no room, not a negative one", () => {
  const slots = createSlots();
  const hook = owner("whk_1", "dev_1", "a.example");
  for (let i = 0; i < 4; i++) slots.take(hook);
  slots.release(hook, 13_000);
  expect(slots.slow().developers.of.get("dev_1")).toBe(0);
});
