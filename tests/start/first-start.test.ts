import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { createPublicClient, http } from "viem";
import { afterAll, expect, test, vi } from "vitest";
import { callChain } from "../../scripts/simulation/json-rpc.ts";
import { localAccount } from "../../scripts/simulation/local-chain.ts";
import { isThorough, rounds } from "../setup/rounds.ts";
import { freeSettings, makeDataDir, processesOf, type Run, runStart, untilGone } from "./run-start.ts";

// One data folder's life, test by test: first start, crashes of its parts, ends and further starts.

vi.setConfig({ testTimeout: 600_000 });

const PATIENCE = { timeout: 120_000, interval: 250 };
const [from, to] = [localAccount(1).address, localAccount(9).address];
const dataDir = makeDataDir();
const settings = await freeSettings(dataDir);
const origin = `http://localhost:${settings.PORT}`;
const rpcUrl = `http://127.0.0.1:${settings.CHAIN_31337_PORT}`;
/** How starts end. An ordinary run has Ctrl+C alone, without a further start. */
const ends = [
  { npm: true, signal: "SIGKILL" },
  { npm: false, signal: "SIGHUP" },
  { npm: false, signal: "SIGTERM" },
  { npm: false, signal: "SIGKILL" },
  { npm: false, signal: "SIGINT" },
].slice(0, rounds(0, 5)) as { npm: boolean; signal: NodeJS.Signals }[];
let first: Run;
/** The recorded wallet that the start offers to look up, with the first key. */
let example = { url: "", authorization: "" };
let before: number | null = null;

afterAll(() => first?.child.kill("SIGTERM"));

async function breakdown() {
  const response = await fetch(example.url, { headers: { authorization: example.authorization } });
  return response.json();
}

async function total(): Promise<number | null> {
  const answer = await breakdown().catch(() => null);
  return answer?.success ? answer.total : null;
}

interface Ready {
  chains: { chainId: number; state: string; lag: number | null }[];
}

async function localState() {
  const { chains } = (await (await fetch(`${origin}/health/ready`)).json()) as Ready;
  return chains.find(({ chainId }) => chainId === 31337);
}

/** The process of a part, by the beginning of its name; null if it does not run, or ends while its file is read. */
function pidOf(part: string): number | null {
  const folder = join(dataDir, "run");
  const name = readdirSync(folder).find((one) => one.startsWith(part));
  try {
    return name ? JSON.parse(readFileSync(join(folder, name), "utf8")).pid : null;
  } catch {
    return null;
  }
}

test("a first start prints a line that answers with a real wallet's score, and a second start on its data is refused", async () => {
  first = runStart(settings);
  const [, authorization = "", url = ""] = await first.until(/curl -H "Authorization: (Bearer \S+)" (http:\S+)/);
  example = { url, authorization };
  const answer = await breakdown();
  expect(answer).toMatchObject({ success: true, total: expect.any(Number) });
  const evidence = answer.breakdown.flatMap((part: { evidence: { txHash: string }[] }) => part.evidence);
  expect(evidence.length).toBeGreaterThan(0);
  for (const { txHash } of evidence) expect(txHash).toMatch(/^0x[0-9a-f]{64}$/);

  const second = runStart({ ...(await freeSettings(dataDir)) });
  expect(await second.exit).toBe(1);
  expect(second.output()).toContain(`process ${first.child.pid}`);
});

test.runIf(isThorough)("an unchanged ENS client reads the score of a simulated name on a local chain", async () => {
  await first.until(/Simulating two years 100 %/);
  await expect.poll(localState, PATIENCE).toMatchObject({ state: "following" });
  const { ens } = await (await fetch(`${origin}/.well-known/credence.json`)).json();
  const { universalResolver: universalResolverAddress } = ens[31337];
  const client = createPublicClient({ transport: http(rpcUrl) });
  const { authorization } = example;
  async function scores() {
    const answer = await fetch(`${origin}/v1/score/anton`, { headers: { authorization } });
    const { score } = await answer.json();
    // The contracts are deployed a moment after the chain opens, and the score changes once the name is activated.
    const text = await client
      .getEnsText({ name: "anton.svc", key: "credence.score", universalResolverAddress })
      .catch(() => null);
    return { isKnown: score?.total > 0, isSame: text === String(score?.total) };
  }
  await expect.poll(scores, PATIENCE).toEqual({ isKnown: true, isSame: true });
});

test.runIf(isThorough).each(["7d", "30d"])(
  "the leaderboard of a first start moves over %s: the simulated past has daily closes",
  async (period) => {
    const url = `${origin}/v1/scores/leaderboard?chainId=31337&timeframe=${period}&limit=50`;
    async function moved() {
      const answer = await (await fetch(url, { headers: { authorization: example.authorization } })).json();
      return answer.leaderboard.filter(({ change }: { change: number }) => change !== 0).length;
    }
    await expect.poll(moved, PATIENCE).toBeGreaterThan(5);
  },
);

test.runIf(isThorough)("each part killed under load restarts with its data", async () => {
  before = await total();
  expect(before).toBeGreaterThan(0);
  const send = () => callChain(rpcUrl, "eth_sendTransaction", [{ from, to, value: "0x1" }]);
  let loading = true;
  const load = (async () => {
    while (loading) {
      await send().catch(() => {});
      await total();
    }
  })();
  const parts = {
    PostgreSQL: "PostgreSQL",
    "chain-31337": "The local chain 31337",
    web: "The web process",
    worker: "The worker process",
  };
  for (const [part, what] of Object.entries(parts)) {
    const pid = pidOf(part) ?? 0;
    expect(pid, part).toBeGreaterThan(1);
    process.kill(pid, "SIGKILL");
    await first.until(new RegExp(`^${what} ended \\(SIGKILL\\) and restarts`, "m"));
    await expect.poll(() => pidOf(part) ?? pid, PATIENCE).not.toBe(pid);
    await expect.poll(total, PATIENCE).toBe(before);
  }
  loading = false;
  await load;
  await expect.poll(() => send().catch(String), PATIENCE).toMatch(/^0x/);
  const sent = await send();
  const receipt = () => callChain(rpcUrl, "eth_getTransactionReceipt", [sent]);
  await expect.poll(receipt, PATIENCE).toMatchObject({ blockNumber: expect.stringMatching(/^0x/) });
  await expect.poll(localState, PATIENCE).toMatchObject({ state: "following", lag: 0 });
});

test.runIf(isThorough)("a part that keeps failing ends the start with one message", async () => {
  let killed = 0;
  while (first.child.exitCode === null && !/failed 5 times/.test(first.output())) {
    const pid = pidOf("web");
    if (pid !== null && pid !== killed) process.kill(pid, "SIGKILL");
    if (pid !== null) killed = pid;
    await setTimeout(20);
  }
  expect(await first.exit, first.output()).toBe(1);
  const [, after = ""] = first.output().split(/The web process failed 5 times within a minute; .*SIGKILL/);
  expect(after).not.toContain("and restarts");
  expect(after).toContain("Nothing is left running.");
});

test("however it ends, no process is left and the next start has the same key and score", async () => {
  if (first.child.exitCode === null) await endWith("SIGINT", first);
  for (const { npm = false, signal } of ends) {
    const again = runStart(settings, { npm });
    await again.until(/answers at/);
    expect(again.output()).not.toContain("svc_live_");
    await expect.poll(total, PATIENCE).toBe(before);
    await endWith(signal, again);
  }
});

async function endWith(signal: NodeJS.Signals, run: Run): Promise<void> {
  before ??= await total();
  const running = processesOf(dataDir);
  expect(running.length).toBeGreaterThanOrEqual(5);
  run.child.kill(signal);
  const code = await run.exit;
  await untilGone(running);
  if (signal === "SIGKILL") return;
  expect(code, run.output()).toBe(0);
  expect(existsSync(join(dataDir, "start.lock"))).toBe(false);
}
