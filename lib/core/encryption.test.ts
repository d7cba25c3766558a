import { expect, test } from "vitest";
import { seal, unseal, unsealWithAny } from "./encryption.ts";

const key = "a".repeat(32);

test("what was sealed opens with the same key at the same place alone", () => {
  const sealed = seal(key, "whk_1", "whsec_ünïcode");
  expect(unseal(key, "whk_1", sealed)).toBe("whsec_ünïcode");
  expect(() => unseal(key, "whk_2", sealed)).toThrow();
  expect(() => unseal("b".repeat(32), "whk_1", sealed)).toThrow();
});

test("a changed character does not open", () => {
  const sealed = seal(key, "whk_1", "secret");
  for (let i = 0; i < sealed.length - 1; i++) {
    const changed = sealed.slice(0, i) + (sealed[i] === "A" ? "B" : "A") + sealed.slice(i + 1);
    expect(() => unseal(key, "whk_1", changed)).toThrow();
  }
});

test("the same secret never looks the same twice", () => {
  expect(seal(key, "whk_1", "secret")).not.toBe(seal(key, "whk_1", "secret"));
});

test("of several keys the one that sealed it opens it, and no other", () => {
  const sealed = seal(key, "whk_1", "secret");
  expect(unsealWithAny(["b".repeat(32), key], "whk_1", sealed)).toBe("secret");
  expect(() => unsealWithAny(["b".repeat(32), "c".repeat(32)], "whk_1", sealed)).toThrow();
});
