import { readdirSync, readFileSync, truncateSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { useFolder } from "../../tests/setup/folder.ts";
import { type Guard, startGuard } from "../processes/guard.ts";
import { freePort } from "../processes/ports.ts";
import { callChain } from "../simulation/json-rpc.ts";
import { localAccount } from "../simulation/local-chain.ts";
import { type PersistentChain, startPersistentChain } from "./persistent-chain.ts";

const genesis = Date.UTC(2024, 0, 1) / 1000;
const dataDir = useFolder();
let ending = new AbortController();
const [from, to] = [localAccount(1).address, localAccount(9).address];
let guard: Guard;
let chain: PersistentChain;
let lines: string[] = [];
const failures: unknown[] = [];
/** What a stranger was answered while the past was simulated. */
const early: { status: number; body: string }[] = [];

async function newChain(): Promise<PersistentChain> {
  ending = new AbortController();
  return startPersistentChain({
    guard,
    id: 31337,
    port: await freePort(),
    genesis,
    days: 12,
    folder: join(dataDir, "31337"),
    log: join(dataDir, "log"),
    say: (line) => lines.push(line),
    ending: ending.signal,
    onFailure: (error) => failures.push(error),
  });
}

/** Ends the chain as a start does. Its node, were it restarted, would write into the folder of the next chain. */
async function endChain(): Promise<void> {
  ending.abort();
  await chain.close();
}

beforeAll(async () => {
  guard = await startGuard({ pidFolder: dataDir });
  chain = await newChain();
  const intrusions: Promise<void>[] = [];
  await chain.open(() => intrusions.push(intrude()));
  await Promise.all(intrusions);
}, 120_000);
afterAll(async () => {
  await endChain();
  await guard.close();
});

/** Somebody who mints at once: a transaction by an account the simulation uses itself. */
async function intrude(): Promise<void> {
  const body = JSON.stringify({
    jsonrpc: "2.0",
    id: 1,
    method: "eth_sendTransaction",
    params: [{ from, to, value: "0x1" }],
  });
  const response = await fetch(chain.rpcUrl, { method: "POST", headers: { "content-type": "application/json" }, body });
  early.push({ status: response.status, body: await response.text() });
}

const send = (sender = from) => callChain(chain.rpcUrl, "eth_sendTransaction", [{ from: sender, to, value: "0x1" }]);
/** Sends a transaction and waits for its block: the node answers before it has made that. */
async function mine(sender = from): Promise<void> {
  const hash = await send(sender);
  const receipt = () => callChain(chain.rpcUrl, "eth_getTransactionReceipt", [hash]);
  await expect.poll(receipt, { timeout: 60_000 }).not.toBeNull();
}
const block = (number: string) =>
  callChain(chain.rpcUrl, "eth_getBlockByNumber", [number, false]) as Promise<{
    number: string;
    hash: string;
  }>;

/** The node's process: its number is in the guard's folder. */
function nodePid(): number {
  const name = readdirSync(dataDir).find((one) => one.startsWith("chain-31337"));
  return JSON.parse(readFileSync(join(dataDir, `${name}`), "utf8")).pid;
}

test("a transaction sent during the simulation is refused with the reason, and does not disturb the simulation", async () => {
  expect(early.length).toBeGreaterThan(0);
  for (const { status, body } of early) {
    expect(status).toBe(503);
    expect(body).toMatch(/is being simulated \(\d+ %\)/);
  }
  expect(lines).toEqual([]);
  expect(Number((await block("latest")).number)).toBeGreaterThan(5);
});

test("a node killed under load restarts with every block it ever reported, and continues", async () => {
  lines = [];
  const seen = new Map<string, string>();
  let killed = false;
  for (let i = 0; i < 60; i++) {
    await send().catch(() => {});
    const latest = await block("latest").catch(() => null);
    if (latest) seen.set(latest.number, latest.hash);
    if (i === 25) {
      killed = true;
      process.kill(nodePid(), "SIGKILL");
      // The first answer that comes is of the new node.
      await expect.poll(() => send(), { timeout: 60_000 }).toMatch(/^0x/);
    }
  }
  expect(killed).toBe(true);
  expect(seen.size).toBeGreaterThan(40);
  for (const [number, hash] of seen) expect((await block(number)).hash, number).toBe(hash);
  expect(lines).toEqual([expect.stringMatching(/^The local chain 31337 ended \(SIGKILL\) and restarts/)]);
  expect(failures).toEqual([]);
}, 120_000);

test("replaced blocks and balances set by a call survive a restart", async () => {
  const snapshot = await callChain(chain.rpcUrl, "evm_snapshot", []);
  await mine();
  await mine();
  await callChain(chain.rpcUrl, "evm_revert", [snapshot]);
  const poor = localAccount(200).address;
  await callChain(chain.rpcUrl, "anvil_setBalance", [poor, "0xde0b6b3a7640000"]);
  await mine(poor);
  await mine();
  const before = await block("latest");
  process.kill(nodePid(), "SIGKILL");
  await expect.poll(() => block("latest"), { timeout: 60_000 }).toMatchObject({ hash: before.hash });
}, 120_000);

test("an orderly end saves the chain, and a journal whose last line was cut off loses that block alone", async () => {
  await mine();
  await endChain();
  process.kill(nodePid(), "SIGKILL");
  const journal = join(dataDir, "31337/journal.jsonl");
  const written = readFileSync(journal, "utf8");
  const last = JSON.parse(written.trimEnd().split("\n").at(-1) ?? "");
  truncateSync(journal, written.length - 5);
  chain = await newChain();
  await chain.open(() => {});
  const cut = await block("latest");
  expect(Number(cut.number)).toBe(last.block.number - 1);
  await mine();
  const newest = await block("latest");
  await chain.save();
  await endChain();
  chain = await newChain();
  await chain.open(() => {});
  expect((await block("latest")).hash).toBe(newest.hash);
}, 120_000);

/** Status and error of a request that a page of `origin`, or a program, sends. */
async function request(body: unknown, origin?: string): Promise<[number, string | undefined, string | null]> {
  const headers = { "content-type": "application/json", ...(origin !== undefined && { origin }) };
  const response = await fetch(chain.rpcUrl, { method: "POST", headers, body: JSON.stringify(body) });
  const { error } = (await response.json()) as { error?: { message: string } };
  return [response.status, error?.message, response.headers.get("access-control-allow-origin")];
}

test("no page of another site is answered, whatever it asks, and nobody can drop the chain's history", async () => {
  await mine();
  const before = await block("latest");
  const read = { jsonrpc: "2.0", id: 1, method: "eth_blockNumber", params: [] };
  for (const origin of [
    "https://evil.example",
    "null",
    "http://localhost.evil.example",
    "http://127.0.0.1.evil.example",
  ]) {
    expect([origin, await request(read, origin)]).toEqual([
      origin,
      [403, expect.stringContaining("answers no pages of"), null],
    ]);
    const preflight = await fetch(chain.rpcUrl, { method: "OPTIONS", headers: { origin } });
    expect([preflight.status, preflight.headers.get("access-control-allow-origin")]).toEqual([403, null]);
  }
  for (const origin of ["http://localhost:3000", "http://127.0.0.1:1", "chrome-extension://abcdef", undefined]) {
    expect([origin, (await request(read, origin)).slice(0, 2)]).toEqual([origin, [200, undefined]]);
  }
  for (const method of [
    "anvil_reset",
    "hardhat_reset",
    "anvil_rollback",
    "anvil_reorg",
    "anvil_loadState",
    "Anvil_Reset",
  ]) {
    const call = { ...read, method };
    for (const body of [call, [read, call]]) {
      expect([method, await request(body)]).toEqual([
        method,
        [403, expect.stringContaining("drops its history"), null],
      ]);
    }
  }
  expect(await block("latest")).toMatchObject({ hash: before.hash });
}, 120_000);

test("a node that lost its blocks is not saved: the next start has the last good state and every block after it", async () => {
  await mine();
  const newest = await block("latest");
  lines = [];
  // The node's own port, beside the gate.
  await chain.call("anvil_reset", []);
  await expect(block("latest")).rejects.toThrow("lost the blocks of its saved state");
  await chain.save();
  expect(lines).toEqual([expect.stringContaining("last good state stays")]);
  await endChain();
  chain = await newChain();
  await chain.open(() => {});
  expect(await block("latest")).toMatchObject({ hash: newest.hash });
}, 120_000);
