import { privateKeyToAccount } from "viem/accounts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { sendJson, startHttpServer, type TestServer } from "../../tests/chain/http-server.ts";
import { addressNumber } from "../../tests/factories/scores.ts";
import { testEnv } from "../../tests/setup/context.ts";
import type { Address } from "../core/chains.ts";
import { createLogger } from "../core/log.ts";
import { signedTypes, signingDomain } from "../core/typed-data.ts";
import { requireSignature } from "./require-signature.ts";

const CHAIN = 7;
const now = new Date("2026-01-15T12:00:00Z");
const deadline = BigInt(now.getTime() / 1000) + 600n;
const signer = privateKeyToAccount(`0x${"a1".repeat(32)}`);
const wallet = addressNumber(1);
const message = { achievementId: "first_steps", wallet, deadline };

/** A node whose contracts refuse every signature. */
let node: TestServer;
let asked: string[];

beforeAll(async () => {
  node = await startHttpServer((_, body, response) => {
    const sent: { id: number; method: string }[] | { id: number; method: string } = JSON.parse(body);
    const calls = [sent].flat();
    asked.push(...calls.map(({ method }) => method));
    const answers = calls.map(({ id, method }) => {
      return { jsonrpc: "2.0", id, result: method === "eth_chainId" ? `0x${CHAIN}` : `0x${"0".repeat(64)}` };
    });
    sendJson(response, Array.isArray(sent) ? answers : answers[0]);
  });
});
afterAll(() => node.close());

async function require(signers: readonly Address[], signature: string): Promise<Address> {
  asked = [];
  const env = testEnv("postgres://none", {
    CHAINS: JSON.stringify([{ id: CHAIN, name: "Seven", rpcUrls: [node.url] }]),
  });
  const input = { chainId: CHAIN, primaryType: "ClaimAchievement", messages: [message], signers, signature } as const;
  return requireSignature({ env, now, log: createLogger("silent") }, input);
}

const fifty = Array.from({ length: 50 }, (_, i) => addressNumber(100 + i));

test("one signature has a chain check at most four wallets, however many might have signed", async () => {
  await expect(require(fifty, `0x${"11".repeat(100)}`)).rejects.toMatchObject({ code: "INVALID_SIGNATURE" });
  expect(asked.filter((method) => method === "eth_call")).toHaveLength(4);
});

test("the signature of the last wallet's own key is found without asking the chain about the others", async () => {
  const env = testEnv("postgres://none");
  const signature = await signer.signTypedData({
    domain: signingDomain(env, CHAIN),
    types: { ClaimAchievement: signedTypes.ClaimAchievement },
    primaryType: "ClaimAchievement",
    message,
  });
  const own = signer.address.toLowerCase() as Address; // Lower-case hex stays hex.
  expect(await require([...fifty, own], signature)).toBe(own);
  expect(asked).toEqual([]);
});
