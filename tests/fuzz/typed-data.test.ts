import { readFileSync } from "node:fs";
import fc from "fast-check";
import type { Hex } from "viem";
import { privateKeyToAccount } from "viem/accounts";
import { beforeAll, describe, expect, test } from "vitest";
import { requireSignature } from "../../lib/chain/interactive/require-signature.ts";
import { getReferralCode } from "../../lib/domains/reservations/index.ts";
import { insertIdentities } from "../factories/identities.ts";
import { addressNumber } from "../factories/scores.ts";
import { keyOf, signFor } from "../names/identity-world.ts";
import { useContext } from "../setup/context.ts";
import { useApi } from "../setup/in-process-api.ts";
import { rounds } from "../setup/rounds.ts";

// What wallets sign for names: any signature, deadline and text beside it.

const corpus: string[] = JSON.parse(readFileSync(new URL("corpus/signatures.json", import.meta.url), "utf8"));
const explorers = [{ url: "http://127.0.0.1:1", rate: 1, pageSize: 1 }];
const contracts = { names: addressNumber(10), reservations: addressNumber(11), governors: [], pools: [] };
const context = useContext({
  chains: [{ id: 1, name: "One", explorers, contracts }],
  // Names are minted here, so that it is the signature that is judged.
  env: { VOUCHER_SIGNER_KEY: keyOf(0), MINTER_KEY: keyOf(2), SPONSORED_MINTS: "all" },
});
const api = useApi(context);
const account = privateKeyToAccount(`0x${"22".repeat(32)}`);
const wallet = account.address.toLowerCase() as Hex; // Lower-case hex stays hex.
let key: string;
let code: string;

beforeAll(async () => {
  key = await api.keyOf(addressNumber(1), "admin");
  code = (await getReferralCode(context.ctx(), { address: addressNumber(2) })).code;
  await insertIdentities(context.ctx().pg, [{ name: "rose", owner: wallet }]);
});

const hex = fc.uint8Array({ maxLength: 200 }).map((bytes) => `0x${Buffer.from(bytes).toString("hex")}`);
const signature = fc.oneof(fc.constantFrom(...corpus), hex, fc.string({ unit: "binary", maxLength: 140 }));
const deadline = fc.oneof(
  fc.constantFrom<unknown>(0, -1, 1, 1.5, Number.MAX_SAFE_INTEGER, 2 ** 53, 1e300, null, "1", [], {}),
  fc.integer({ min: -3_700, max: 3_700 }).map((ahead) => Math.floor(context.now.getTime() / 1000) + ahead),
);

const calls = [
  ["/reserve/iris/claim-mint", { address: wallet, chainId: 1 }],
  ["/reserve/iris/claim-mint", { address: wallet, chainId: 1, referralCode: "code" }],
  ["/v1/identity/mint", { name: "iris", owner: wallet, chainId: 1 }],
  ["/v1/identity/rose/activate", {}],
  ["/v1/identity/rose/wallets", { address: addressNumber(3) }],
  ["/referrals/track", { code: "code", referee: wallet }],
] as const;

describe("any value other than a valid signature is rejected", () => {
  test.each(calls)("POST %s %o", async (path, body) => {
    const given = "code" in body ? { ...body, code } : body;
    const ask = async (more: object) => {
      context.now = new Date(context.now.getTime() + 60_000);
      const { status, json } = await api.call(key, "POST", path, { ...given, ...more });
      const error = String(json.error);
      // A node is needed to find what could be a smart account's.
      expect([status, error]).toEqual([expect.toBeOneOf([400, 403, 404, 503]), error]);
      if (status === 503) expect(error).toBe("CHAIN_UNAVAILABLE");
      expect(JSON.stringify(json).length).toBeLessThan(16 * 1024);
    };
    expect((await api.call(key, "POST", path, given)).json.error).toBe(
      path.endsWith("wallets") ? "INVALID_REQUEST" : "FORBIDDEN",
    );
    for (const one of corpus) await ask({ signature: one, deadline: Math.floor(context.now.getTime() / 1000) + 600 });
    await fc.assert(
      fc.asyncProperty(signature, deadline, async (one, until) => ask({ signature: one, deadline: until })),
      { numRuns: rounds(30, 80) },
    );
    expect((await context.ctx().pg.query("select 1 from voucher union all select 1 from referral")).rows).toEqual([]);
  });
});

const text = fc.string({ unit: "grapheme", maxLength: 40 });
const claim = fc.record({
  name: text,
  claimer: fc.constantFrom(wallet, addressNumber(4)),
  chainId: fc.bigInt({ min: 0n, max: 2n ** 256n - 1n }),
  referralCode: text,
});

test("a signature of ClaimMint holds for every field as it was signed, and for no other", async () => {
  const ctx = context.ctx();
  const until = BigInt(Math.floor(ctx.now.getTime() / 1000) + 600);
  await fc.assert(
    fc.asyncProperty(claim, claim, async (signed, other) => {
      const message = { ...signed, deadline: until };
      const given = await signFor(ctx, account, "ClaimMint", message, { chainId: 1 });
      const check = (messages: (typeof message)[]) =>
        requireSignature(ctx, { chainId: 1, primaryType: "ClaimMint", messages, signers: [wallet], signature: given });
      expect(await check([message])).toBe(wallet);
      for (const field of ["name", "claimer", "chainId", "referralCode"] as const) {
        if (signed[field] === other[field]) continue;
        await expect(check([{ ...message, [field]: other[field] }])).rejects.toMatchObject({
          code: "INVALID_SIGNATURE",
        });
      }
      await expect(check([{ ...message, deadline: until - 1n }])).rejects.toMatchObject({ code: "INVALID_SIGNATURE" });
    }),
    { numRuns: 30 },
  );
});
