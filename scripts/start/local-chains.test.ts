import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { useFolder } from "../../tests/setup/folder.ts";
import { startGuard } from "../processes/guard.ts";
import { freePort } from "../processes/ports.ts";
import { startChainNode } from "../simulation/chain-node.ts";
import { callChain } from "../simulation/json-rpc.ts";
import { openDataFolder } from "./data-folder.ts";
import { startLocalChains } from "./local-chains.ts";
import { createSteps } from "./steps.ts";

const dataDir = useFolder();
const guard = await startGuard();
afterAll(async () => {
  await guard.close();
});

test("a saved chain without the contracts of names is refused, and the error names the way to start afresh", async () => {
  const folder = openDataFolder(dataDir);
  const genesis = Date.UTC(2024, 0, 1) / 1000;
  const place = { folder: join(folder.chains, "31337"), log: join(folder.logs, "chain.log") };
  const old = await startChainNode({ guard, id: 31337, port: await freePort(), genesis, ...place });
  await callChain(old.rpcUrl, "evm_mine", []);
  await old.save();
  await old.process.stop();
  const ending = new AbortController();
  const life = await startLocalChains({
    root: join(import.meta.dirname, "../.."),
    ports: { 31337: await freePort(), 31338: await freePort() },
    genesis,
    guard,
    folder,
    steps: createSteps(process.stdout, () => 0),
    ending: ending.signal,
    onFailure: () => {},
  });
  try {
    await expect(life.ready).rejects.toThrow(/31337.*earlier version.*npm run reset/s);
  } finally {
    ending.abort();
    await life.close();
  }
});
