import { expect, it } from "vitest";
import { isKey, newKey } from "./key-format.ts";

it("a new key has the shape scanners look for, and its checksum", () => {
  for (let i = 0; i < 200; i++) {
    const key = newKey();
    expect(key).toMatch(/^svc_live_[0-9A-Za-z]{36}$/);
    expect(isKey(key)).toBe(true);
  }
});

it("a publishable key has a shape of its own", () => {
  const key = newKey("publishable");
  expect([key.slice(0, 8), key.length, isKey(key)]).toEqual(["svc_pub_", 44, true]);
  expect(isKey(key.replace("pub", "live"))).toBe(false);
});

it("no two keys are alike", () => {
  expect(new Set(Array.from({ length: 1000 }, () => newKey())).size).toBe(1000);
});

it("every character of a key is equally likely", () => {
  const counts = new Map<string, number>();
  for (let i = 0; i < 4000; i++) for (const c of newKey().slice(9, 39)) counts.set(c, (counts.get(c) ?? 0) + 1);
  // 120,000 characters over 62: 1,935 each, standard deviation 44. Eight of them leave no room for chance.
  expect(counts.size).toBe(62);
  for (const count of counts.values()) expect(Math.abs(count - 120_000 / 62)).toBeLessThan(8 * 44);
});

it("a key with one character changed is none", () => {
  const key = newKey();
  for (let i = 0; i < key.length; i++) {
    const changed = key.slice(0, i) + (key[i] === "x" ? "y" : "x") + key.slice(i + 1);
    expect(isKey(changed)).toBe(false);
  }
});

it("the checksum is CRC32 in base62, over all before it", () => {
  // Computed apart, with Python's binascii.crc32.
  expect(isKey(`svc_live_${"0".repeat(30)}0tOftK`)).toBe(true);
});
