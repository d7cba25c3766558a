import { getAddress } from "viem";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { sendJson, startHttpServer, type TestServer } from "../../../tests/chain/http-server.ts";
import { newWallet, signInMessage } from "../../../tests/factories/sign-in.ts";
import { testEnv, useContext } from "../../../tests/setup/context.ts";
import type { Context } from "../../core/context.ts";
import { createNonce, signIn } from "./sign-in.ts";

// Accounts whose owners sign slowly, on a chain whose node is the test.

const CHAIN = 7;
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const issued = new Date("2026-01-15T12:00:00Z");
const account = getAddress(`0x${"5a".repeat(20)}`);
const ACCEPTED = `0x1626ba7e${"0".repeat(56)}`;

const holder = useContext();
let node: TestServer;
/** What the node knows; null: it does not answer. */
let code: string | null;
let accepts: boolean;
let asked: string[];

beforeAll(async () => {
  node = await startHttpServer((_, body, response) => {
    const sent: { id: number; method: string }[] | { id: number; method: string } = JSON.parse(body);
    const answers = [sent].flat().map(({ id, method }) => {
      asked.push(method);
      const results: Record<string, string> = {
        eth_chainId: `0x${CHAIN}`,
        eth_getCode: code ?? "0x",
        eth_call: accepts ? ACCEPTED : `0x${"0".repeat(64)}`,
      };
      return { jsonrpc: "2.0", id, result: results[method] };
    });
    if (code === null) response.destroy();
    else sendJson(response, Array.isArray(sent) ? answers : answers[0]);
  });
});
afterAll(() => node.close());
beforeEach(() => {
  [code, accepts, asked] = ["0x60", true, []];
});

function ctxAt(ms: number): Context {
  const env = testEnv(holder.url(), {
    CHAINS: JSON.stringify([{ id: CHAIN, name: "Seven", rpcUrls: [node.url] }]),
  });
  return holder.ctx({ env, now: new Date(issued.getTime() + ms) });
}

/** Asks for a nonce, and sends the signature so much later; `chainId` is the message's. */
async function signInAfter(ms: number, options: { by?: "key" | "account"; chainId?: number; signature?: string } = {}) {
  const wallet = newWallet();
  const address = options.by === "key" ? wallet.address : account;
  const { nonce } = await createNonce(ctxAt(0));
  const { origin, host } = new URL(ctxAt(0).env.PUBLIC_ORIGIN);
  const { chainId = CHAIN } = options;
  const message = signInMessage({ address }, issued, { nonce, chainId, uri: origin, domain: host });
  const signature =
    options.by === "key" ? await wallet.signMessage({ message }) : (options.signature ?? `0x${"11".repeat(130)}`);
  const attempt = (at = ms) =>
    signIn(ctxAt(at), { message, signature, kind: "token" }).then(
      () => "in",
      (error: { code: string; message: string }) => `${error.code}: ${error.message}`,
    );
  return { attempt, verdict: await attempt() };
}

test("an account with code has a day to sign, also without a signature, and a nonce serves once", async () => {
  for (const signature of ["0x", `0x${"11".repeat(200)}`]) {
    const { verdict, attempt } = await signInAfter(DAY - 1, { signature });
    expect(verdict).toBe("in");
    expect(await attempt()).toMatch(/INVALID_SIGNATURE: The nonce is unknown, too old or used already/);
  }
  expect((await signInAfter(DAY)).verdict).toMatch(/INVALID_SIGNATURE: The message was issued too long ago/);
});

test("a key has ten minutes, and a day if it is delegated to code on the named chain", async () => {
  code = "0x";
  expect((await signInAfter(10 * MINUTE - 1, { by: "key" })).verdict).toBe("in");
  expect(asked).toEqual([]);
  expect((await signInAfter(10 * MINUTE, { by: "key" })).verdict).toMatch(
    /a key has ten minutes, and there is no code/,
  );
  code = `0xef0100${"1a".repeat(20)}`;
  expect((await signInAfter(10 * MINUTE, { by: "key" })).verdict).toBe("in");
  expect((await signInAfter(0, { by: "key", chainId: 999 })).verdict).toBe("in");
  expect((await signInAfter(10 * MINUTE, { by: "key", chainId: 999 })).verdict).toMatch(/a key has ten minutes/);
});

test("what is refused, or cannot be checked now, leaves the nonce for the next signature", async () => {
  accepts = false;
  const { verdict, attempt } = await signInAfter(MINUTE);
  expect(verdict).toMatch(/INVALID_SIGNATURE: The account 0x5a.* on chain 7 refused the signature/i);
  code = null;
  expect(await attempt()).toMatch(/^CHAIN_UNAVAILABLE: .*chain 7 is not available/);
  [code, accepts] = ["0x60", true];
  expect(await attempt(2 * MINUTE)).toBe("in");
});

test("of fifty requests with one signature of an account, one signs in", async () => {
  accepts = false;
  const { attempt } = await signInAfter(MINUTE);
  accepts = true;
  const verdicts = await Promise.all(Array.from({ length: 50 }, () => attempt()));
  expect(verdicts.filter((verdict) => verdict === "in")).toHaveLength(1);
});
