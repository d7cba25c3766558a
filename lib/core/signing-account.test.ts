import { randomBytes } from "node:crypto";
import { toHex } from "viem";
import { expect, test } from "vitest";
import { signHash, signingAccount } from "./signing-account.ts";

test("a hash is signed with the bytes that the key's account gives", async () => {
  const hashes = [
    `0x${"00".repeat(32)}`,
    `0x${"ff".repeat(32)}`,
    ...Array.from({ length: 30 }, () => toHex(randomBytes(32))),
  ];
  for (const hash of hashes as `0x${string}`[]) {
    const key = toHex(randomBytes(32));
    expect(await signHash(key, hash)).toBe(await signingAccount(key).sign({ hash }));
  }
});
