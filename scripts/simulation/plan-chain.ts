import type { Hex } from "viem";
import { chunks } from "../../lib/core/chunks.ts";
import { localRegistries, startAgentLife } from "./agent-life.ts";
import { createAgents } from "./agents.ts";
import { createEas } from "./eas.ts";
import { createEconomy, ONE } from "./economy.ts";
import { createLedger, type PlannedBlock } from "./ledger.ts";
import { createNames } from "./names.ts";
import { type PlannedAttestation, planAttestations } from "./plan-attestations.ts";
import { type NameAction, planNames } from "./plan-names.ts";
import { createRandom } from "./prng.ts";
import { MILLI, type Simulation, simulateDay, takesPartInVotes } from "./simulate-day.ts";
import { factoryDeployment } from "./smart-accounts.ts";
import { createWallets, DEPLOYER, EAS_DEPLOYER, MINTER, VOUCHER_SIGNER } from "./wallets.ts";

interface PlanInput {
  chainId: number;
  /** Time of block 0, unix seconds, 00:00 UTC. */
  genesis: number;
  days: number;
  /** Accounts of the local mnemonic by index. */
  accounts: readonly Hex[];
  /** All wallets are active on the first local chain, a part of them on the others. */
  everyone: boolean;
}

const PROPOSAL_EVERY = 14;
const AIRDROP_EVERY = 90;
const AIRDROP_RECEIVERS = 50;

/**
 * The whole history of one local chain, block by block. It depends on its input alone, so a chain that is simulated again
 * has the same hashes, and an interrupted simulation continues where it stopped.
 */
export async function planChain(input: PlanInput): Promise<PlannedBlock[]> {
  const random = createRandom(input.chainId);
  const ledger = createLedger(input, random);
  const wallets = createWallets(random, input.days, input.everyone);
  const economy = createEconomy(ledger.address(DEPLOYER));
  const simulation: Simulation = { ledger, random, wallets, economy, proposal: null, approved: new Set() };
  const { nameActions, attestations, actWithAgents } = await deployContracts(simulation, input);
  const failedNames = new Set<string>();
  for (let day = 1; day < input.days; day++) {
    if (day % AIRDROP_EVERY === 0) airdrop(simulation, day);
    if (day % PROPOSAL_EVERY === 0) propose(simulation, day);
    runNameActions(simulation, nameActions.get(day) ?? [], failedNames);
    for (const { account, call } of attestations.get(day) ?? []) ledger.send(account, call);
    actWithAgents(day);
    for (const wallet of wallets) {
      if (day >= wallet.firstDay && day <= wallet.lastDay) simulateDay(simulation, wallet, day);
    }
    await ledger.endDay(day);
  }
  return [...ledger.blocks];
}

/** Day 0: deploy the contracts, fill the pool, and hand out votes. Returns the wallets' later actions with names, EAS and agents. */
async function deployContracts(
  { ledger, random, wallets, economy }: Simulation,
  { chainId, genesis, days }: PlanInput,
): Promise<{
  nameActions: Map<number, NameAction[]>;
  attestations: Map<number, PlannedAttestation[]>;
  actWithAgents: (day: number) => void;
}> {
  const { address, send } = ledger;
  const names = createNames({
    deployer: address(DEPLOYER),
    voucherSigner: address(VOUCHER_SIGNER),
    minter: address(MINTER),
  });
  const eas = createEas(address(EAS_DEPLOYER));
  // Separate generators, so that names, attestations and agents do not change the rest of the simulation.
  const plan = { chainId, genesis, days, wallets, address };
  const nameActions = await planNames({ ...plan, random: createRandom(chainId * 2 + 1), names, economy });
  const attestations = planAttestations({ ...plan, random: createRandom(chainId * 2 + 3), eas });

  for (const deployment of [...economy.deployments(), ...names.deployments()]) send(DEPLOYER, deployment);
  send(DEPLOYER, factoryDeployment());
  const agents = createAgents(localRegistries(address(DEPLOYER)));
  for (const deployment of agents.deployments()) send(DEPLOYER, deployment);
  for (const deployment of eas.deployments()) send(EAS_DEPLOYER, deployment);
  send(DEPLOYER, economy.mintToken("stable", economy.at.pool, 4_000_000n * ONE));
  send(DEPLOYER, economy.mintToken("gem", economy.at.pool, 1_000_000n * ONE));
  send(DEPLOYER, economy.mintToken("gem", address(DEPLOYER), 1_000_000n * ONE));
  for (const wallet of wallets.filter(takesPartInVotes)) {
    send(DEPLOYER, economy.mintVotes(address(wallet.account), BigInt(random.between(10, 500)) * ONE));
  }
  await ledger.endDay(0);
  const actWithAgents = startAgentLife({ chainId, wallets, ledger, random: createRandom(chainId * 2 + 5), agents });
  return { nameActions, attestations, actWithAgents };
}

function airdrop({ ledger, random, wallets, economy }: Simulation, day: number): void {
  const receivers = wallets.filter((wallet) => wallet.firstDay < day && random.chance(0.5));
  for (const group of chunks(receivers, AIRDROP_RECEIVERS)) {
    const addresses = group.map(({ account }) => ledger.address(account));
    ledger.send(DEPLOYER, economy.airdrop("gem", addresses, MILLI));
  }
}

function propose(simulation: Simulation, day: number): void {
  const title = `Proposal of day ${day}`;
  simulation.ledger.send(DEPLOYER, simulation.economy.propose(title));
  simulation.proposal = { title, day };
}

/** After an action that cannot be paid, drop the later actions of that name. */
function runNameActions({ ledger }: Simulation, actions: readonly NameAction[], failedNames: Set<string>): void {
  for (const { account, call, name } of actions) {
    if (!failedNames.has(name) && !ledger.send(account, call)) failedNames.add(name);
  }
}
