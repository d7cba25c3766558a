import { describe, expect, it } from "vitest";
import { useContext } from "../../../tests/setup/context.ts";
import type { Address } from "../../core/chains.ts";
import type { Context } from "../../core/context.ts";
import { claimDeveloper, OWN_KEY } from "./ensure-developer.ts";
import { createKey, endSession, ensureDeveloper, expireKeys, expireSignIns, revokeKey, setPlanTier } from "./index.ts";

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

describe("a developer that signed in and has nothing", () => {
  const signedIn = (made: Context) => claimDeveloper(made, { wallet: wallet(), chainId: OWN_KEY });

  it("is deleted after a week; one with a key, of an indexed wallet or made by an operator is not", async () => {
    const ctx = context.ctx();
    const [idle, active, known, recent] = await Promise.all(Array.from({ length: 4 }, () => signedIn(ctx)));
    const operated = await ensureDeveloper(ctx, { wallet: wallet() });
    if (!idle || !active || !known || !recent) throw new Error("there are four developers");
    await createKey(ctx, { developerId: active.id, name: "mine", permissions: ["read"] });
    await ctx.pg.query("insert into wallet (address, subject) values ($1, $1)", [known.wallet]);
    const at = (days: number) => new Date(context.now.getTime() + days * 86_400_000);
    const { id: developerId, wallet: idleWallet } = idle;
    const actor = { kind: "session", developerId, wallet: idleWallet, sessionId: "ses_1", tier: "free" } as const;
    const expiresAt = at(1);
    await ctx.db.session.create({
      data: { id: "ses_1", developerId, wallet: idleWallet, kind: "token", createdAt: context.now, expiresAt },
    });
    await endSession({ ...ctx, actor }, { developerId, sessionId: "ses_1" });
    expect(await actions("ses_1")).toEqual(["session.ended"]);
    await ctx.db.developer.update({ where: { id: recent.id }, data: { createdAt: at(2) } });
    await expireSignIns({ ...ctx, now: at(8) });
    const left = await ctx.db.developer.findMany({
      where: { id: { in: [idle, active, known, recent, operated].map(({ id }) => id) } },
    });
    expect(left.map(({ id }) => id).sort()).toEqual([active, known, recent, operated].map(({ id }) => id).sort());
    expect([await actions(idle.id), await actions("ses_1")]).toEqual([[], []]);
    expect(await actions(active.id)).toEqual(["developer.created"]);
    // The next sign-in makes it again.
    expect((await claimDeveloper(ctx, { wallet: idle.wallet as Address, chainId: OWN_KEY })).id).not.toBe(idle.id);
  });
});

describe("a key", () => {
  it("can be created or rotated 300 times in 24 hours by a developer", async () => {
    const ctx = context.ctx();
    const { id: developerId } = await ensureDeveloper(ctx, { wallet: wallet() });
    await ctx.pg.query(
      `insert into api_key (id, developer_id, name, permissions, prefix, last4, hash, created_at, revoked_at)
       select 'key_old_' || n, $1, 'old', '{read}', 'svc_live_', 'abcd', 'old ' || n, $2, $2 from generate_series(1, 299) n`,
      [developerId, context.now],
    );
    const create = (now: Date) => createKey({ ...ctx, now }, { developerId, name: "one more", permissions: ["read"] });
    await create(context.now);
    await expect(create(context.now)).rejects.toMatchObject({ code: "NOT_ELIGIBLE" });
    await expect(create(new Date(context.now.getTime() + 86_400_000))).resolves.toBeDefined();
  });

  it("that ended is deleted after 90 days", async () => {
    const ctx = context.ctx();
    const { id: developerId } = await ensureDeveloper(ctx, { wallet: wallet() });
    const [active, ended] = await Promise.all(
      ["active", "ended"].map((name) => createKey(ctx, { developerId, name, permissions: ["read"] })),
    );
    if (!active || !ended) throw new Error("there are two keys");
    await revokeKey(ctx, { developerId, keyId: ended.key.id });
    const left = async (days: number) => {
      await expireKeys({ ...ctx, now: new Date(context.now.getTime() + days * 86_400_000) });
      return (await ctx.db.apiKey.findMany({ where: { developerId } })).map(({ name }) => name).sort();
    };
    expect([await left(90), await left(91)]).toEqual([["active", "ended"], ["active"]]);
  });

  it("of a developer that never was is not made", async () => {
    const key = createKey(context.ctx(), { developerId: "dev_none", name: "a", permissions: ["read"] });
    await expect(key).rejects.toMatchObject({ code: "NOT_FOUND" });
  });
});
