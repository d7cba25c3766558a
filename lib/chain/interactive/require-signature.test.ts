import { zeroHash } from "viem";
import { privateKeyToAccount } from "viem/accounts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { sendJson, startHttpServer, type TestServer } from "../../../tests/chain/http-server.ts";
import { addressNumber } from "../../../tests/factories/scores.ts";
import { testEnv } from "../../../tests/setup/context.ts";
import type { Address } from "../../core/chains.ts";
import { createLogger } from "../../core/log.ts";
import { signedTypes, signingDomain } from "../../core/typed-data.ts";
import { requireSignature } from "./require-signature.ts";

const CHAIN = 7;
const now = new Date("2026-01-15T12:00:00Z");
const deadline = BigInt(now.getTime() / 1000) + 600n;
const signer = privateKeyToAccount(`0x${"a1".repeat(32)}`);
const wallet = addressNumber(1);
const message = { achievementId: "first_steps", wallet, deadline };

/** A node whose contracts refuse every signature, unless a test says otherwise. */
let node: TestServer;
const known = { code: `0x${"0".repeat(64)}`, accepts: false };
let asked: string[] = [];

beforeAll(async () => {
  node = await startHttpServer((_, body, response) => {
    const sent: { id: number; method: string }[] | { id: number; method: string } = JSON.parse(body);
    const calls = [sent].flat();
    asked.push(...calls.map(({ method }) => method));
    const answers = calls.map(({ id, method }) => {
      const value = known.accepts ? `0x1626ba7e${"0".repeat(56)}` : `0x${"0".repeat(64)}`;
      const results: Record<string, string> = { eth_chainId: `0x${CHAIN}`, eth_getCode: known.code };
      return { jsonrpc: "2.0", id, result: results[method] ?? value };
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

test.each<[string, (domain: ReturnType<typeof signingDomain>) => object]>([
  ["chain", (domain) => ({ ...domain, chainId: CHAIN + 1 })],
  ["deployment", (domain) => ({ ...domain, salt: zeroHash })],
])("a signature for another %s is refused", async (_, change) => {
  const signature = await signer.signTypedData({
    domain: change(signingDomain(testEnv("postgres://none"), CHAIN)),
    types: { ClaimAchievement: signedTypes.ClaimAchievement },
    primaryType: "ClaimAchievement",
    message,
  });
  const own = signer.address.toLowerCase() as Address; // Lower-case hex stays hex.
  await expect(require([own], signature)).rejects.toMatchObject({ code: "INVALID_SIGNATURE" });
});

describe("a deadline", () => {
  const due = (seconds: number) => ({ ...message, deadline: BigInt(now.getTime() / 1000 + seconds) });
  /** Has the signer's key sign, or an account give a signature that it accepts. */
  const consent = async (seconds: number, by: "key" | "account", code = "0x") => {
    [known.code, known.accepts] = [code, by === "account"];
    const env = testEnv("postgres://none", {
      CHAINS: JSON.stringify([{ id: CHAIN, name: "Seven", rpcUrls: [node.url] }]),
    });
    const own = signer.address.toLowerCase() as Address; // Lower-case hex stays hex.
    const signature = await signer.signTypedData({
      domain: signingDomain(env, CHAIN),
      types: { ClaimAchievement: signedTypes.ClaimAchievement },
      primaryType: "ClaimAchievement",
      message: due(seconds),
    });
    const input = { chainId: CHAIN, primaryType: "ClaimAchievement", messages: [due(seconds)] } as const;
    const whose = by === "key" ? { signers: [own], signature } : { signers: [wallet], signature: "0x" };
    return requireSignature({ env, now, log: createLogger("silent") }, { ...input, ...whose }).then(
      () => "valid",
      (error: { message: string }) => error.message,
    );
  };

  test("may be a day ahead for an account with code, and an hour for a key", async () => {
    expect(await consent(3_600, "key")).toBe("valid");
    expect(await consent(3_601, "key")).toMatch(/more than an hour ahead.*code on chain 7 has a day/);
    expect(await consent(3_601, "key", `0xef0100${"1a".repeat(20)}`)).toBe("valid");
    expect(await consent(86_400, "account", "0x60")).toBe("valid");
    expect(await consent(86_401, "account", "0x60")).toMatch(/more than an hour ahead/);
    expect(await consent(-1, "account", "0x60")).toBe("The deadline of the signature is past.");
  });
});
