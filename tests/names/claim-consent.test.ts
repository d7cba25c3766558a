import { beforeEach, describe, expect, test } from "vitest";
import type { Context } from "../../lib/core/context.ts";
import { claimMint, confirmMint, getMintEligibility, getReferralCode } from "../../lib/domains/reservations/index.ts";
import { MOST_VOUCHERS } from "../../lib/domains/reservations/schemas.ts";
import { syncFromChain } from "../../lib/domains/reservations/sync-from-chain.ts";
import { DEPOSIT, person } from "../solidity/names-world.ts";
import { deadline, lower, sessionOf, signFor, useNamesWorld } from "./identity-world.ts";

const names = useNamesWorld();
const [alice, bob, carol, dave] = [person(3), person(4), person(5), person(6)];
const chainId = 31337;

beforeEach(async () => {
  names.holder.now = new Date(Number(await names.world.now()) * 1000);
});

/** The context of a developer's key. */
function keyOf(who: { address: string }): Context {
  const wallet = lower(who);
  return names.ctx({
    actor: {
      kind: "key",
      developerId: `dev_${wallet}`,
      wallet,
      keyId: "key_1",
      tier: "free",
      permissions: ["write"],
    },
  });
}

const claim = (as: Context, who: typeof alice, name: string, more = {}) =>
  claimMint(as, { name, address: lower(who), chainId, ...more });
const codeOf = async (who: typeof alice) => (await getReferralCode(names.ctx(), { address: lower(who) })).code;
const storedCode = async () => (await names.rows("select referral_code from voucher"))[0]?.referral_code;

/** What a wallet signs to have a voucher by somebody else's key. */
async function consent(who: typeof alice, name: string, more: { referralCode?: string; ahead?: number } = {}) {
  const { referralCode = "", ahead = 600 } = more;
  const until = deadline(names.ctx(), ahead);
  const message = { name, claimer: lower(who), chainId: BigInt(chainId), referralCode, deadline: BigInt(until) };
  const signature = await signFor(names.ctx(), who, "ClaimMint", message);
  return { deadline: until, signature, ...(referralCode !== "" && { referralCode }) };
}

async function reserve(who: typeof alice, name: string): Promise<void> {
  await names.world.send(who, "reservations", "reserve", [name], DEPOSIT);
  await syncFromChain(names.ctx(), { address: lower(who) });
}

describe("a voucher needs the consent of its address", () => {
  test("which the session and the key of its own wallet are", async () => {
    expect((await claim(names.ctx(sessionOf(alice)), alice, "rose")).voucher.claimer).toBe(alice.address);
    expect((await claim(keyOf(bob), bob, "iris")).voucher.claimer).toBe(bob.address);
  });

  test("which are not those of a smart account of the same address on another chain", async () => {
    for (const as of [keyOf(bob), names.ctx(sessionOf(bob))]) {
      const elsewhere = { ...as, actor: { ...as.actor, chainId: 5 } as Context["actor"] };
      await expect(claim(elsewhere, bob, "rose")).rejects.toMatchObject({ code: "FORBIDDEN" });
    }
  });

  test("and a stranger's key is not: FORBIDDEN, and nothing is stored", async () => {
    const referralCode = await codeOf(bob);
    for (const more of [{}, { referralCode }]) {
      await expect(claim(keyOf(bob), alice, "rose", more)).rejects.toMatchObject({ code: "FORBIDDEN" });
      await expect(claim(names.ctx(sessionOf(bob)), alice, "rose", more)).rejects.toMatchObject({ code: "FORBIDDEN" });
    }
    expect(await names.rows("select * from voucher")).toEqual([]);
  });

  test("which its signature is, by anybody's key, over the name with or without its suffix", async () => {
    const referralCode = await codeOf(carol);
    const given = await claim(keyOf(bob), alice, "rose", await consent(alice, "rose.svc", { referralCode }));
    expect(given.voucher.claimer).toBe(alice.address);
    expect(await storedCode()).toBe(referralCode);
    expect((await claim(keyOf(bob), alice, "iris", await consent(alice, "iris"))).voucher.name).toBe("iris");
  });

  test("and a signature for another name, address, chain, code, deadline or wallet is not", async () => {
    const referralCode = await codeOf(bob);
    const good = await consent(alice, "rose");
    const wrong = [
      await consent(alice, "iris"),
      await consent(bob, "rose"),
      { ...good, referralCode },
      { ...good, deadline: good.deadline + 1 },
      await consent(alice, "rose", { ahead: -1 }),
      await consent(alice, "rose", { ahead: 3_601 }),
      { ...good, signature: "0x" },
      { ...good, signature: "nothing" },
    ];
    for (const more of wrong) {
      await expect(claim(keyOf(bob), alice, "rose", more)).rejects.toMatchObject({ code: "INVALID_SIGNATURE" });
    }
    for (const half of [{ deadline: good.deadline }, { signature: good.signature }]) {
      await expect(claim(keyOf(bob), alice, "rose", half)).rejects.toMatchObject({ code: "INVALID_REQUEST" });
    }
    expect(await names.rows("select * from voucher")).toEqual([]);
  });

  test("and its own reservation of the name is enough, but for no referral code", async () => {
    await reserve(alice, "rose");
    const referralCode = await codeOf(bob);
    await expect(claim(keyOf(bob), alice, "rose", { referralCode })).rejects.toMatchObject({ code: "FORBIDDEN" });
    expect((await claim(keyOf(bob), alice, "rose")).voucher.claimer).toBe(alice.address);
    expect(await storedCode()).toBeNull();
    await expect(claim(keyOf(bob), alice, "iris")).rejects.toMatchObject({ code: "FORBIDDEN" });
  });
});

describe("of the referral codes that an address gave", () => {
  test("the latest counts, and is the one that the mint notes", async () => {
    const own = names.ctx(sessionOf(alice));
    await claim(own, alice, "rose", { referralCode: await codeOf(bob) });
    const { transaction } = await claim(own, alice, "rose", { referralCode: await codeOf(carol) });
    expect(await storedCode()).toBe(await codeOf(carol));
    // Without a code, the one that was given stays.
    await claim(own, alice, "rose");
    expect(await storedCode()).toBe(await codeOf(carol));
    // Both are hex by their schemas.
    const call = { to: transaction.to as `0x${string}`, data: transaction.data as `0x${string}` };
    const { receipt } = await names.world.sendRaw(alice, { ...call, value: BigInt(transaction.value) });
    await confirmMint(names.ctx(), { chainId, txHash: receipt.transactionHash });
    expect(await names.rows("select referrer from referral")).toEqual([{ referrer: lower(carol) }]);
  });

  test("one that was signed counts once: shown again it does not take the place of a later one", async () => {
    const signed = await consent(alice, "rose", { referralCode: await codeOf(bob) });
    await claim(keyOf(bob), alice, "rose", signed);
    await claim(names.ctx(sessionOf(alice)), alice, "rose", { referralCode: await codeOf(carol) });
    await claim(keyOf(bob), alice, "rose", signed);
    expect(await storedCode()).toBe(await codeOf(carol));
    // Nor after the voucher has ended.
    names.holder.now = new Date(names.holder.now.getTime() + 901_000);
    const late = await consent(alice, "rose", { referralCode: await codeOf(dave), ahead: 3_000 });
    await claim(keyOf(bob), alice, "rose", late);
    names.holder.now = new Date(names.holder.now.getTime() + 901_000);
    await claim(names.ctx(sessionOf(alice)), alice, "rose", { referralCode: await codeOf(carol) });
    names.holder.now = new Date(names.holder.now.getTime() + 901_000);
    await claim(keyOf(bob), alice, "rose", late);
    expect(await storedCode()).toBe(await codeOf(carol));
  });
});

describe("valid vouchers", () => {
  const refused = { code: "NOT_ELIGIBLE", details: [{ path: "VOUCHERS_LEFT" }] };

  /** Stores `count` valid vouchers for names of a kind. */
  const fill = (about: { claimer: string; developer: string; kind: string; count: number }) =>
    names.rows(
      `insert into voucher (name, chain_id, claimer, price, nonce, signature, created_at, expires_at, developer_id)
       select $1 || n, 31337, coalesce(nullif($2, ''), 'somebody' || n), 1, hashtext($1 || n)::numeric + 3e9, '0x', $3, $4, $5
       from generate_series(1, $6::int) n`,
      [
        about.kind,
        about.claimer,
        names.holder.now,
        new Date(names.holder.now.getTime() + 900_000),
        about.developer,
        about.count,
      ],
    );

  test("are at most ten for one wallet, also when they are asked for at once; one that is live is given again", async () => {
    const own = names.ctx(sessionOf(alice));
    const asked = Array.from({ length: MOST_VOUCHERS.claimer + 5 }, (_, index) => claim(own, alice, `flower${index}`));
    const answers = await Promise.allSettled(asked);
    expect(answers.filter(({ status }) => status === "fulfilled")).toHaveLength(MOST_VOUCHERS.claimer);
    for (const answer of answers) if (answer.status === "rejected") expect(answer.reason).toMatchObject(refused);
    const live = answers.flatMap((answer) => (answer.status === "fulfilled" ? [answer.value] : []));
    expect(await claim(own, alice, String(live[0]?.voucher.name))).toEqual(live[0]);
    const { eligible, reasons } = await getMintEligibility(own, { name: "another", address: lower(alice), chainId });
    expect([eligible, reasons.filter(({ ok }) => !ok).map(({ code }) => code)]).toEqual([false, ["VOUCHERS_LEFT"]]);
    // Somebody else's are others.
    await claim(names.ctx(sessionOf(bob)), bob, "another");
  });

  test("are at most a hundred for one developer, whoever they are for", async () => {
    const developer = `dev_${lower(bob)}`;
    await fill({ claimer: "", developer, kind: "tree", count: MOST_VOUCHERS.developer - 1 });
    await claim(keyOf(bob), alice, "rose", await consent(alice, "rose"));
    await expect(claim(keyOf(bob), carol, "iris", await consent(carol, "iris"))).rejects.toMatchObject(refused);
    await claim(keyOf(dave), carol, "iris", await consent(carol, "iris"));
  });

  test("leave room when they end, when they are minted, and for what the wallet has reserved", async () => {
    const own = names.ctx(sessionOf(alice));
    await fill({ claimer: lower(alice), developer: "", kind: "tree", count: MOST_VOUCHERS.claimer });
    await expect(claim(own, alice, "rose")).rejects.toMatchObject(refused);
    await reserve(alice, "iris");
    await claim(own, alice, "iris");
    await expect(claim(own, alice, "rose")).rejects.toMatchObject(refused);
    await names.rows(
      `insert into identity (name, chain_id, token_id, owner, owner_tx, state, tx_hash, block_number, block_hash, minted_at, created_at)
       values ('tree1', 31337, 1, $1, '0x', 'minted', '0x', 1, '0x', now(), now())`,
      [lower(alice)],
    );
    await claim(own, alice, "rose");
    await expect(claim(own, alice, "lily")).rejects.toMatchObject(refused);
    names.holder.now = new Date(names.holder.now.getTime() + 901_000);
    await claim({ ...own, now: names.holder.now }, alice, "lily");
  });
});
