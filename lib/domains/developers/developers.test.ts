import { describe, expect, it } from "vitest";
import { useContext } from "../../../tests/setup/context.ts";
import { createKey, ensureDeveloper, hashKey, lookUpKey, revokeKey, setPlanTier } from "./index.ts";

const context = useContext();
let wallets = 0;
const wallet = () => `0x${(++wallets).toString(16).padStart(40, "0")}` as const;

async function actions(target: string): Promise<string[]> {
  const rows = await context.ctx().db.auditEntry.findMany({ where: { target } });
  return rows.map(({ act }) => act).sort();
}

describe("a developer", () => {
  it("is made once, however many ask at the same time", async () => {
    const address = wallet();
    const made = await Promise.all(
      Array.from({ length: 10 }, () => ensureDeveloper(context.ctx(), { wallet: address })),
    );
    expect(new Set(made.map(({ id }) => id)).size).toBe(1);
    expect(made[0]).toMatchObject({ wallet: address, tier: "free" });
    expect(await actions(made[0]?.id ?? "")).toEqual(["developer.created"]);
  });

  it("is created with the given tier, and found again", async () => {
    const local = { wallet: wallet(), tier: "professional" } as const;
    const first = await ensureDeveloper(context.ctx(), local);
    expect(first).toMatchObject(local);
    expect((await ensureDeveloper(context.ctx(), local)).id).toBe(first.id);
  });

  it("gets a tier by its wallet, known before or not, with an audit row for each change", async () => {
    const address = wallet();
    const made = await setPlanTier(context.ctx(), { wallet: address, tier: "starter" });
    await setPlanTier(context.ctx(), { wallet: address, tier: "starter" });
    expect(await setPlanTier(context.ctx(), { wallet: address, tier: "enterprise" })).toMatchObject({
      tier: "enterprise",
    });
    expect(await actions(made.id)).toEqual(["developer.created", "developer.tier", "developer.tier"]);
  });
});

describe("a key", () => {
  it("is found by its hash with what limits it, until it is revoked", async () => {
    const ctx = context.ctx();
    const { id: developerId, wallet: address } = await ensureDeveloper(ctx, { wallet: wallet() });
    const { apiKey, key } = await createKey(ctx, {
      developerId,
      name: " mine ",
      permissions: ["write", "read"],
      rateLimit: 7,
    });
    expect(key).toMatchObject({ name: "mine", permissions: ["read", "write"], rateLimit: 7, last4: apiKey.slice(-4) });
    expect(await lookUpKey(ctx, hashKey(apiKey))).toEqual({
      keyId: key.id,
      developerId,
      wallet: address,
      tier: "free",
      permissions: ["read", "write"],
      rateLimit: 7,
      expiresAt: null,
      suspension: null,
    });
    await revokeKey(ctx, { developerId, keyId: key.id });
    await revokeKey(ctx, { developerId, keyId: key.id });
    expect(await lookUpKey(ctx, hashKey(apiKey))).toBeNull();
    expect(await actions(key.id)).toEqual(["key.created", "key.revoked"]);
  });

  it("of another developer is NOT_FOUND, as one that never was", async () => {
    const ctx = context.ctx();
    const owner = await ensureDeveloper(ctx, { wallet: wallet() });
    const other = await ensureDeveloper(ctx, { wallet: wallet() });
    const { apiKey, key } = await createKey(ctx, { developerId: owner.id, name: "a", permissions: ["read"] });
    for (const keyId of [key.id, "key_none"]) {
      await expect(revokeKey(ctx, { developerId: other.id, keyId })).rejects.toMatchObject({
        code: "NOT_FOUND",
        message: "The key does not exist.",
      });
    }
    expect(await lookUpKey(ctx, hashKey(apiKey))).not.toBeNull();
  });

  it("of a developer that never was is not made", async () => {
    const key = createKey(context.ctx(), { developerId: "dev_none", name: "a", permissions: ["read"] });
    await expect(key).rejects.toMatchObject({ code: "NOT_FOUND" });
  });
});
