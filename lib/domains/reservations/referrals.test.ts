import { privateKeyToAccount } from "viem/accounts";
import { beforeEach, describe, expect, test } from "vitest";
import { insertIdentities } from "../../../tests/factories/identities.ts";
import { writeNameEvents } from "../../../tests/factories/name-events.ts";
import { addressNumber } from "../../../tests/factories/scores.ts";
import { useContext } from "../../../tests/setup/context.ts";
import { emptyTables } from "../../../tests/setup/empty-tables.ts";
import { hashName } from "../../chain/name-logs.ts";
import type { Address } from "../../core/chains.ts";
import type { Context } from "../../core/context.ts";
import { sqlTransaction } from "../../core/transaction.ts";
import { signedTypes, signingDomain } from "../../core/typed-data.ts";
import {
  codeOf,
  confirmReferrals,
  expireReferralCodes,
  getReferralCode,
  getReferrals,
  getReferrer,
  trackMints,
  trackReferral,
} from "./referrals.ts";

// Chains without a node: signatures of keys are judged by themselves.
const explorers = [{ url: "http://127.0.0.1:1", rate: 1, pageSize: 1 }];
const world = useContext({
  chains: [
    { id: 1, name: "One", explorers },
    { id: 2, name: "Two", explorers },
  ],
});
const key = privateKeyToAccount(`0x${"22".repeat(32)}`);
const referee = key.address.toLowerCase() as Address; // An address in lower case is one.
const [referrer, other] = [addressNumber(1), addressNumber(2)];
const page = { limit: 50, offset: 0 };

beforeEach(async () => {
  await emptyTables(world.ctx().pg, "referral, referral_code, identity, identity_wallet, name_event, voucher");
});

const codeFor = async (address: Address) => (await getReferralCode(world.ctx(), { address })).code;

/** The context of a signed-in wallet; `chainId`: of a smart account of that chain. */
function session(wallet: Address, chainId?: number): Context {
  const actor = { kind: "session", developerId: "dev_1", wallet, chainId, sessionId: "ses_1", tier: "free" } as const;
  return world.ctx({ actor });
}

const seconds = (ahead: number) => BigInt(Math.floor(world.now.getTime() / 1000) + ahead);

interface Signing {
  code: string;
  by?: typeof key;
  referee?: Address;
}

async function signed(
  input: Signing,
): Promise<{ code: string; referee: Address; deadline: number; signature: string }> {
  const { code, by = key } = input;
  const deadline = seconds(600);
  const signature = await by.signTypedData({
    domain: signingDomain(world.ctx().env, 1),
    types: { TrackReferral: signedTypes.TrackReferral },
    primaryType: "TrackReferral",
    message: { code, referee: input.referee ?? referee, deadline },
  });
  return { code, referee, deadline: Number(deadline), signature };
}

async function failureOf(work: Promise<unknown>): Promise<unknown> {
  return work.then(
    () => "nothing failed",
    (error) => error.code,
  );
}

describe("a referral code", () => {
  test("never changes, also after a hundred concurrent first requests", async () => {
    const codes = await Promise.all(Array.from({ length: 100 }, () => codeFor(referrer)));
    expect(new Set(codes).size).toBe(1);
    expect(await codeFor(referrer)).toBe(codes[0]);
    expect(codes[0]).toMatch(/^[0-9a-hjkmnp-tv-z]{10}$/);
  });

  test("leads back to its address in any letter case, and is of one address alone", async () => {
    const code = await codeFor(referrer);
    expect(await codeFor(other)).not.toBe(code);
    for (const given of [code, code.toUpperCase()]) {
      expect(await getReferrer(world.ctx(), { code: given })).toMatchObject({ code, svcId: null });
    }
    expect(await failureOf(getReferrer(world.ctx(), { code: "nobodyhasit" }))).toBe("NOT_FOUND");
  });

  test("that another address has already is passed over", async () => {
    const taken = codeOf(referrer, 0);
    await world
      .ctx()
      .pg.query("insert into referral_code (address, code, created_at) values ($1, $2, now())", [other, taken]);
    expect(await codeFor(referrer)).toBe(codeOf(referrer, 1));
  });
});

describe("tracking a referral", () => {
  test("accepts a smart account's session of the first configured chain alone: elsewhere somebody else may control the address", async () => {
    const code = await codeFor(referrer);
    const on = (chainId: number) => session(referee, chainId);
    expect(await failureOf(trackReferral(on(2), { code, referee }))).toBe("FORBIDDEN");
    expect((await trackReferral(on(1), { code, referee })).isNew).toBe(true);
  });

  test("accepts the referee's signature, relayed by anybody", async () => {
    const { isNew } = await trackReferral(session(other), await signed({ code: await codeFor(referrer) }));
    expect(isNew).toBe(true);
  });

  test("of another wallet's session, or without any proof, is FORBIDDEN, with half of one INVALID_REQUEST", async () => {
    const code = await codeFor(referrer);
    expect(await failureOf(trackReferral(session(other), { code, referee }))).toBe("FORBIDDEN");
    expect(await failureOf(trackReferral(world.ctx(), { code, referee }))).toBe("FORBIDDEN");
    const { signature } = await signed({ code });
    expect(await failureOf(trackReferral(world.ctx(), { code, referee, signature }))).toBe("INVALID_REQUEST");
  });

  test.each<[string, (code: string) => Signing]>([
    ["for another code", () => ({ code: "anothercode" })],
    ["for another referee", (code) => ({ code, referee: other })],
    ["by another wallet", (code) => ({ code, by: privateKeyToAccount(`0x${"33".repeat(32)}`) })],
  ])("refuses a signature %s", async (_, make) => {
    const code = await codeFor(referrer);
    const body = { ...(await signed(make(code))), code };
    expect(await failureOf(trackReferral(world.ctx(), body))).toBe("INVALID_SIGNATURE");
    expect((await getReferrals(world.ctx(), { address: referrer, ...page })).referrals).toEqual([]);
  });

  test("rejects a deadline other than the signed one", async () => {
    const body = await signed({ code: await codeFor(referrer) });
    const later = { ...body, deadline: body.deadline + 1 };
    expect(await failureOf(trackReferral(world.ctx(), later))).toBe("INVALID_SIGNATURE");
  });

  test("a hundred times concurrently with two codes creates one referral", async () => {
    const codes = [await codeFor(referrer), await codeFor(other)];
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, i) =>
        trackReferral(session(referee), { code: codes[i % 2] ?? "", referee }).then(
          ({ referral, isNew }) => [referral.code, isNew],
          (error) => [error.code, false],
        ),
      ),
    );
    const [winner] = answers.find(([, isNew]) => isNew) ?? [];
    expect(answers.filter(([, isNew]) => isNew)).toHaveLength(1);
    expect(new Set(answers.map(([outcome]) => outcome))).toEqual(new Set([winner, "NOT_ELIGIBLE"]));
  });
});

async function writeIdentity({ name, owner, final }: { name: string; owner: Address; final: boolean }): Promise<void> {
  await writeNameEvents(world.ctx().pg, [{ kind: "minted", name, account: owner, block: 1, data: { nonce: "7" } }]);
  const mint = hashName(`transaction 1 1 ${name}`);
  await world.ctx().pg.query(
    `insert into identity (name, chain_id, token_id, owner, owner_tx, state, tx_hash, block_number, block_hash, minted_at,
       final, created_at) values ($1, 1, 1, $2, $3, 'minted', $3, 1, $4, now(), $5, now())`,
    [name, owner, mint, hashName("block 1 1"), final],
  );
}

describe("a referral is confirmed", () => {
  const statusOf = async () => {
    const { referrals, totals } = await getReferrals(world.ctx(), { address: referrer, ...page });
    return [referrals.map(({ status }) => status), totals];
  };
  const confirm = (...names: string[]) =>
    sqlTransaction(world.ctx().pg, (sql) => confirmReferrals(sql, { names, now: world.now }));

  test("when a mint of the referee is final, and not before", async () => {
    await trackReferral(session(referee), { code: await codeFor(referrer), referee });
    await writeIdentity({ name: "rose", owner: referee, final: false });
    await confirm("rose");
    expect(await statusOf()).toEqual([["tracked"], { tracked: 1, confirmed: 0 }]);
    await world.ctx().pg.query("update identity set final = true");
    await confirm("rose");
    expect(await statusOf()).toEqual([["confirmed"], { tracked: 0, confirmed: 1 }]);
  });

  test("not by a name that was transferred to the referee", async () => {
    await trackReferral(session(referee), { code: await codeFor(referrer), referee });
    await writeIdentity({ name: "rose", owner: other, final: true });
    await world.ctx().pg.query("update identity set owner = $1", [referee]);
    await confirm("rose");
    expect(await statusOf()).toEqual([["tracked"], { tracked: 1, confirmed: 0 }]);
  });

  test("immediately if the mint was final already", async () => {
    await writeIdentity({ name: "rose", owner: referee, final: true });
    const { referral } = await trackReferral(session(referee), { code: await codeFor(referrer), referee });
    expect(referral.status).toBe("confirmed");
  });

  test("with the mint whose voucher named the code, and only by that voucher", async () => {
    const code = await codeFor(referrer);
    await writeIdentity({ name: "rose", owner: referee, final: false });
    const voucher = (nonce: string) =>
      world.ctx().pg.query(
        `insert into voucher (name, chain_id, claimer, price, nonce, signature, created_at, expires_at, referral_code)
         values ('rose', 1, $1, 0, $2, '0x', now(), now(), $3) on conflict (name) do update set nonce = excluded.nonce`,
        [referee, nonce, code],
      );
    const track = () => sqlTransaction(world.ctx().pg, (sql) => trackMints(sql, { names: ["rose"], now: world.now }));
    await voucher("8");
    await track();
    expect(await statusOf()).toEqual([[], { tracked: 0, confirmed: 0 }]);
    await voucher("7");
    await track();
    expect(await statusOf()).toEqual([["tracked"], { tracked: 1, confirmed: 0 }]);
    await world.ctx().pg.query("update identity set final = true");
    await track();
    await confirm("rose");
    expect(await statusOf()).toEqual([["confirmed"], { tracked: 0, confirmed: 1 }]);
  });
});

test("unused codes of wallets without a name end after 90 days and beyond a number, and come back as they were", async () => {
  const { pg } = world.ctx();
  const wallets = [1, 2, 3, 4, 5, 6].map(addressNumber);
  const codes = await Promise.all(wallets.map(codeFor));
  const [named, used, old] = wallets as [Address, Address, Address];
  await insertIdentities(pg, [{ name: "rose", owner: named }]);
  await pg.query("insert into referral (referee, referrer, code, created_at) values ($1, $2, 'x', now())", [
    referee,
    used,
  ]);
  const days = (count: number) => new Date(world.now.getTime() - count * 86_400_000);
  for (const [i, wallet] of wallets.entries())
    await pg.query("update referral_code set created_at = $2 where address = $1", [
      wallet,
      days(wallet === old ? 91 : i),
    ]);
  const left = async () => {
    const { rows } = await pg.query<{ address: Address }>("select address from referral_code");
    return wallets.map((wallet) => rows.some(({ address }) => address === wallet));
  };
  await expireReferralCodes(world.ctx());
  expect(await left()).toEqual([true, true, false, true, true, true]);
  await expireReferralCodes(world.ctx(), 1);
  expect(await left()).toEqual([true, true, false, true, false, false]);
  expect(await Promise.all(wallets.map(codeFor))).toEqual(codes);
});
