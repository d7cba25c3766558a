import type { Hex } from "viem";
import { afterEach, beforeEach } from "vitest";
import { ChainConfig } from "../../lib/core/chains.ts";
import { createEas } from "../../scripts/simulation/eas.ts";
import { createEconomy, type Call as EconomyCall } from "../../scripts/simulation/economy.ts";
import { localAccount } from "../../scripts/simulation/local-chain.ts";
import { testEnv, useContext } from "../setup/context.ts";
import { emptyIndex } from "../setup/empty-tables.ts";
import { type Anvil, mineCalls, startAnvil } from "./anvil.ts";
import { type Following, follow } from "./following.ts";

export const FINALITY = 3;
export const ETHER = 10n ** 18n;
/** Four accounts, of which the first is an issuer that counts in full. */
export const accounts = Array.from({ length: 4 }, (_, index) => localAccount(index));
const [seed] = accounts.map((account) => account.address.toLowerCase()) as [Hex];
export const eas = createEas(seed);
export const economy = createEconomy(seed);
export const skill = { skill: "Solidity", level: 3, evidence: "" };

/** A local chain with EAS of its own for each test, whose second account has a balance, and an empty index that follows it. */
export function useEasWorld(wallets: "all" | "tracked") {
  const holder = useContext();
  /** Stopped after each test. */
  const running: Following[] = [];
  let anvil: Anvil | undefined;
  const world = {
    holder,
    running,
    get anvil(): Anvil {
      if (!anvil) throw new Error("the chain has not started");
      return anvil;
    },
    /** Of the newest block, unix seconds. */
    time: 0,
    clear: () =>
      emptyIndex(
        holder.ctx(),
        "attestation, attestation_schema, issuer_weight, notification, pending_attestation, left_out_attestation, early_revocation",
      ),
    /** Mine one block in which these accounts send these calls. */
    mine(...deeds: [from: Hex, ...calls: EconomyCall[]][]): Promise<void> {
      world.time += 12;
      return mineCalls(world.anvil, world.time, deeds);
    },
    async empty(blocks: number): Promise<void> {
      for (let i = 0; i < blocks; i++) await world.mine();
    },
    chain(more: object = {}): ChainConfig {
      const contracts = { ...eas.at, governors: [], pools: [] };
      const local = { finalityDepth: FINALITY, wallets, local: true, contracts };
      return ChainConfig.parse({ id: 31337, name: "Test", rpcUrls: [world.anvil.url], ...local, ...more });
    },
    ctx: () =>
      holder.ctx({
        env: testEnv(holder.url(), { CHAINS: JSON.stringify([world.chain()]), ATTESTATION_SEEDS: seed }),
      }),
    async start(more: object = {}): Promise<Following> {
      const one = await follow(world.ctx(), holder.url(), world.chain(more));
      running.push(one);
      return one;
    },
    async reached(one: Following): Promise<void> {
      const block = (await world.anvil.call("eth_getBlockByNumber", "latest", false)) as { hash: string };
      await one.until((leader) => leader.cursor.newest?.hash === block.hash && leader.cursor.state === "following");
    },
    async rows(text: string): Promise<Record<string, unknown>[]> {
      return (await holder.ctx().pg.query(text)).rows;
    },
  };
  beforeEach(async () => {
    await world.clear();
    world.time = Date.UTC(2025, 0, 1) / 1000;
    anvil = await startAnvil({ chainId: 31337, genesis: world.time, accounts: accounts.length });
    await anvil.call("anvil_setBalance", seed, `0x${(1_000n * ETHER).toString(16)}`);
    const [, alice] = accounts.map((account) => account.address.toLowerCase() as Hex);
    await world.mine(
      [seed, ...eas.deployments()],
      ...(alice ? [[seed, economy.pay(alice, ETHER)] as [Hex, EconomyCall]] : []),
    );
  });
  afterEach(async () => {
    for (const one of running.splice(0)) await one.stop();
    await anvil?.stop();
  });
  return world;
}
