import { getAddress, keccak256, recoverTypedDataAddress, toHex } from "viem";
import { privateKeyToAddress } from "viem/accounts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { allStates, beginnerFacts, sampleFacts } from "../../../tests/engine/sample-facts.ts";
import { addressNumber, writeScoreRows } from "../../../tests/factories/scores.ts";
import { useContext } from "../../../tests/setup/context.ts";
import type { Actor } from "../../core/context.ts";
import { scorePoints } from "../../engine/index.ts";
import { ensureDeveloper } from "../developers/index.ts";
import { boardsOf } from "../scores/index.ts";
import { issuePass, PASS_SECONDS } from "./issue-pass.ts";
import { passDomain, passTypes } from "./pass-types.ts";
import { Policy } from "./policy-schema.ts";
import { savePolicy } from "./saved-policies.ts";

const verifier = `0x${"ab".repeat(20)}` as const;
const holder = useContext({
  chains: [
    {
      id: 1,
      name: "One",
      rpcUrls: ["http://127.0.0.1:1"],
      wallets: "all",
      contracts: { governors: [], pools: [], verifier },
    },
    { id: 2, name: "Two", rpcUrls: ["http://127.0.0.1:1"], wallets: "all" },
  ],
});
const [good, beginner, unread] = [addressNumber(0xabcdef), addressNumber(2), addressNumber(3)];
let policyId = "";
let key: Actor;

beforeAll(async () => {
  const ctx = holder.ctx();
  const facts = {
    [good]: sampleFacts({ subject: good, wallets: [good] }),
    [beginner]: beginnerFacts({ subject: beginner, wallets: [beginner] }),
    [unread]: sampleFacts({ subject: unread, wallets: [unread], states: allStates("unavailable") }),
  };
  const rows = Object.entries(facts).map(([subject, one]) => ({
    subject,
    points: scorePoints(one).breakdown,
    ranked: subject !== unread,
    unavailable: subject === unread ? (["activity"] as const) : [],
    facts: one,
  }));
  await writeScoreRows(
    ctx.pg,
    rows.map((row) => ({ ...row, unavailable: [...row.unavailable] })),
  );
  await boardsOf(ctx).loaded;
  const { id } = await ensureDeveloper(ctx, { wallet: addressNumber(9), tier: "free" });
  key = { kind: "key", developerId: id, wallet: addressNumber(9), keyId: "key", permissions: ["write"], tier: "free" };
  const policy = Policy.parse({ op: "all", rules: [{ module: "total", cmp: "gte", value: 300 }] });
  policyId = (await savePolicy({ ...ctx, actor: key }, { name: "gate", policy })).id;
});
afterAll(() => boardsOf(holder.ctx()).stop());

const issue = (identity: string, changes: { chainId?: number; subject?: `0x${string}`; actor?: Actor } = {}) =>
  issuePass(
    { ...holder.ctx(), actor: changes.actor ?? key },
    { policyId, identity, chainId: changes.chainId ?? 1, subject: changes.subject },
  );
const sessionOf = (wallet: string): Actor => ({
  kind: "session",
  developerId: "another",
  wallet,
  sessionId: "session",
  tier: "free",
});

test("an identity that passes gets a pass for its wallet, signed for the chain's verifier, for an hour", async () => {
  const { pass, signature, domain, contract } = await issue(good);
  const now = Math.floor(holder.now.getTime() / 1000);
  expect(pass).toMatchObject({ allowed: true, issuedAt: now, expiresAt: now + PASS_SECONDS });
  expect(pass.subject.toLowerCase()).toBe(good);
  expect(pass.policyId).toBe(keccak256(toHex(policyId)));
  expect(domain).toEqual(passDomain(1, verifier));
  expect(contract.toLowerCase()).toBe(verifier);
  const message = {
    ...pass,
    subject: getAddress(pass.subject),
    issuedAt: BigInt(pass.issuedAt),
    expiresAt: BigInt(pass.expiresAt),
  };
  const signer = await recoverTypedDataAddress({
    domain: passDomain(1, verifier),
    types: passTypes,
    primaryType: "PolicyPass",
    message,
    signature,
  });
  expect(signer).toBe(privateKeyToAddress(holder.ctx().env.RECEIPT_SIGNER_KEY));
  // The same person, by its address with checksum.
  expect((await issue(getAddress(good))).pass.nonce).toBe(pass.nonce);
});

test("an identity that fails gets none, and reads which rule failed and what would change it", async () => {
  await expect(issue(beginner)).rejects.toMatchObject({
    code: "NOT_ELIGIBLE",
    details: [{ path: "rules.0", message: expect.stringMatching(/^total: .* requires at least 300\. \S/) }],
  });
});

test("an identity that could not be checked gets none, and another reason than one that fails", async () => {
  await expect(issue(unread)).rejects.toMatchObject({
    code: "INDETERMINATE",
    details: [{ path: "rules.0", message: expect.stringContaining("total: ") }],
  });
});

test("a session gets passes of any policy for its own wallet only", async () => {
  expect((await issue(good, { actor: sessionOf(good) })).pass.allowed).toBe(true);
  await expect(issue(good, { actor: sessionOf(beginner) })).rejects.toMatchObject({ code: "FORBIDDEN" });
});

test("a pass is refused for another's wallet, another developer's policy, and a chain without verifier", async () => {
  await expect(issue(good, { subject: beginner })).rejects.toMatchObject({ code: "INVALID_REQUEST" });
  const stranger = { ...key, developerId: "another" } as Actor;
  await expect(issue(good, { actor: stranger })).rejects.toMatchObject({ code: "NOT_FOUND" });
  await expect(issue(good, { chainId: 2 })).rejects.toMatchObject({ code: "UNSUPPORTED_CHAIN" });
  await expect(issue(good, { chainId: 3 })).rejects.toMatchObject({ code: "UNSUPPORTED_CHAIN" });
  await expect(issue(addressNumber(77))).rejects.toMatchObject({ code: "USER_NOT_FOUND" });
});
