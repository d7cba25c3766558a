import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { expect, test } from "vitest";
import { callChain } from "../../scripts/simulation/json-rpc.ts";
import { localAccount } from "../../scripts/simulation/local-chain.ts";
import { freeSettings, makeDataDir, runStart } from "./run-start.ts";

const TIMEOUT_MS = 600_000;
const PATIENCE = { timeout: 120_000, interval: 250 };
const [from, to] = [localAccount(1).address, localAccount(9).address];

/** The process of a part, by the beginning of its name; null if it does not run, or ends while its file is read. */
function pidOf(dataDir: string, part: string): number | null {
  const folder = join(dataDir, "run");
  const name = readdirSync(folder).find((one) => one.startsWith(part));
  try {
    return name ? JSON.parse(readFileSync(join(folder, name), "utf8")).pid : null;
  } catch {
    return null;
  }
}

interface Ready {
  database: { ok: boolean };
  chains: { chainId: number; state: string; lag: number | null }[];
}

test(
  "each part killed under load restarts with its data, and a part that keeps failing ends the start with one message",
  async () => {
    const dataDir = makeDataDir();
    const settings = await freeSettings(dataDir);
    const run = runStart(settings);
    await run.until(/Try it:/);
    await run.until(/Simulating two years 100 %/);
    const origin = `http://localhost:${settings.PORT}`;
    const rpcUrl = `http://127.0.0.1:${settings.CHAIN_31337_PORT}`;
    const [, key = ""] = /Bearer (svc_live_\S+?)"/.exec(run.output()) ?? [];
    const score = async () => {
      const url = `${origin}/v1/score/0x6574f141309be1e8955207b8735da9720760f380`;
      const response = await fetch(url, { headers: { authorization: `Bearer ${key}` } });
      return response.ok ? ((await response.json()) as { score: { total: number } }).score.total : null;
    };
    const localState = async () => {
      const response = await fetch(`${origin}/health/ready`);
      const { chains } = (await response.json()) as Ready;
      return chains.find(({ chainId }) => chainId === 31337);
    };
    await expect.poll(localState, PATIENCE).toMatchObject({ state: "following" });
    const before = await score();
    expect(before).toBeGreaterThan(0);

    let loading = true;
    const load = (async () => {
      while (loading) {
        await callChain(rpcUrl, "eth_sendTransaction", [{ from, to, value: "0x1" }]).catch(() => {});
        await score().catch(() => {});
      }
    })();
    const parts = {
      PostgreSQL: "PostgreSQL",
      "chain-31337": "The local chain 31337",
      web: "The web process",
      worker: "The worker process",
    };
    for (const [part, what] of Object.entries(parts)) {
      const pid = pidOf(dataDir, part) ?? 0;
      expect(pid, part).toBeGreaterThan(1);
      process.kill(pid, "SIGKILL");
      await run.until(new RegExp(`^${what} ended \\(SIGKILL\\) and restarts`, "m"));
      await expect.poll(() => pidOf(dataDir, part) ?? pid, PATIENCE).not.toBe(pid);
      await expect.poll(() => score().catch(() => null), PATIENCE).toBe(before);
    }
    loading = false;
    await load;
    const send = () => callChain(rpcUrl, "eth_sendTransaction", [{ from, to, value: "0x1" }]);
    await expect.poll(() => send().catch(String), PATIENCE).toMatch(/^0x/);
    const sent = await send();
    const receipt = () => callChain(rpcUrl, "eth_getTransactionReceipt", [sent]);
    await expect.poll(receipt, PATIENCE).toMatchObject({ blockNumber: expect.stringMatching(/^0x/) });
    await expect.poll(localState, PATIENCE).toMatchObject({ state: "following", lag: 0 });

    let killed = 0;
    while (run.child.exitCode === null && !/failed 5 times/.test(run.output())) {
      const pid = pidOf(dataDir, "web");
      if (pid !== null && pid !== killed) process.kill(pid, "SIGKILL");
      if (pid !== null) killed = pid;
      await setTimeout(20);
    }
    expect(await run.exit, run.output()).toBe(1);
    const [, after = ""] = run.output().split(/The web process failed 5 times within a minute; .*SIGKILL/);
    expect(after).not.toContain("and restarts");
    expect(after).toContain("Nothing is left running.");
  },
  TIMEOUT_MS,
);
