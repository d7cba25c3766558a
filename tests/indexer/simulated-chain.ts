import { encodeFunctionData, type Hex, parseAbi } from "viem";
import { createAgents, registriesOf } from "../../scripts/simulation/agents.ts";
import { type Call, createEconomy, type Economy } from "../../scripts/simulation/economy.ts";
import { callChainBatch } from "../../scripts/simulation/json-rpc.ts";
import { localAccount } from "../../scripts/simulation/local-chain.ts";
import type { Anvil } from "./anvil.ts";
import { createNameSimulation, type NameState } from "./simulated-names.ts";

const ETHER = 10n ** 18n;
const DAY = 86_400;
const itemsAbi = parseAbi([
  "function safeTransferFrom(address from, address to, uint256 id, uint256 value, bytes data)",
]);

/** Numbers below a bound from a seed: the same ones for the same seed (mulberry32). */
export function seeded(seed: number): (below: number) => number {
  let state = seed >>> 0;
  return (below) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let value = Math.imul(state ^ (state >>> 15), state | 1);
    value ^= value + Math.imul(value ^ (value >>> 7), value | 61);
    return Math.floor((((value ^ (value >>> 14)) >>> 0) / 2 ** 32) * below);
  };
}

export interface SimulatedChain {
  /** The governor that wallets vote at, and the token they delegate. */
  readonly governors: readonly Hex[];
  /** The registries of agents, where there are any. */
  readonly registries: Agents["at"] | undefined;
  /** Mine blocks full of what wallets do. */
  mine(blocks: number): Promise<void>;
  /** Take the last blocks away and mine as many and `more` others in their place, at other times. */
  reorganise(depth: number, more: number): Promise<void>;
  head(): Promise<number>;
}

type Agents = ReturnType<typeof createAgents>;

/** What wallets must remember to do sensible things; goes back with the blocks. */
interface ChainState {
  number: number;
  time: number;
  proposals: number;
  funded: Set<Hex>;
  /** Who was given tokens, and who lets the pool take them. */
  holders: Set<Hex>;
  traders: Set<Hex>;
  items: Map<Hex, number>;
  names: NameState;
  /** Owners of agents by their ids, and feedback that was not revoked. */
  owners: Hex[];
  feedback: { id: bigint; giver: Hex; index: bigint }[];
  /** How often a giver praised an agent. */
  praises: Map<string, bigint>;
}

/**
 * A small economy that wallets live in, block by block: every kind of event, days that change, days that are skipped. `names`,
 * `agents`: they have these as well.
 */
export async function simulateChain(
  anvil: Pick<Anvil, "url" | "call">,
  options: {
    seed: number;
    wallets: number;
    genesis: number;
    names?: boolean;
    agents?: boolean;
    /** The account of the mnemonic that is the first of them. */
    first?: number;
  },
): Promise<SimulatedChain> {
  const random = seeded(options.seed);
  const names = createNameSimulation(random);
  const wallets = Array.from({ length: options.wallets }, (_, i) => localAccount((options.first ?? 0) + i).address);
  const [deployer, ...people] = wallets;
  if (!deployer) throw new Error("a simulation needs wallets");
  const economy = createEconomy(deployer);
  let memory: ChainState = {
    number: 0,
    time: options.genesis,
    proposals: 0,
    funded: new Set(),
    holders: new Set(),
    traders: new Set(),
    items: new Map(),
    names: names.newMemory(),
    owners: [],
    feedback: [],
    praises: new Map(),
  };
  const snapshots = new Map<number, { id: unknown; memory: ChainState }>();

  /** `before` is what the wallets knew when they made up their minds. */
  const mineBlock = async (calls: readonly (Call & { from: Hex })[], seconds: number, before: ChainState) => {
    snapshots.set(before.number, { id: await anvil.call("evm_snapshot"), memory: before });
    if (calls.length > 0) await callChainBatch(anvil.url, calls.map(toTransaction));
    memory.time += seconds;
    memory.number++;
    await anvil.call("evm_setNextBlockTimestamp", memory.time);
    await anvil.call("evm_mine");
  };
  const settle = (call: Call) => mineBlock([{ ...call, from: deployer }], 12, structuredClone(memory));
  await anvil.call("anvil_setBalance", deployer, hex(1_000_000n * ETHER));
  for (const call of economy.deployments()) await settle(call);
  if (options.names) for (const call of names.deployments()) await settle(call);
  // Each block so far has one transaction, of the deployer.
  const agents = options.agents ? createAgents(registriesOf(deployer, memory.number)) : undefined;
  for (const call of agents?.deployments() ?? []) await settle(call);
  await settle(economy.mintToken("stable", economy.at.pool, 1_000_000n * ETHER));
  await settle(economy.mintToken("gem", economy.at.pool, 100_000n * ETHER));

  // New people keep coming.
  const person = (): Hex => people[random(Math.min(people.length, 8 + Math.floor(memory.number / 30)))] ?? deployer;
  const mine = async (blocks: number) => {
    for (let i = 0; i < blocks; i++) {
      const before = structuredClone(memory);
      const senders = [...new Set(Array.from({ length: random(4) }, person))];
      const calls = senders.map((from) => ({ ...act(economy, memory, random, person, from), from }));
      const lucky = person();
      switch (random(6)) {
        case 0:
        case 1:
          calls.push({ ...economy.pay(lucky, 5n * ETHER), from: deployer });
          memory.funded.add(lucky);
          break;
        case 2:
          calls.push({ ...economy.mintToken("stable", lucky, 1_000n * ETHER), from: deployer });
          memory.holders.add(lucky);
          break;
        case 3:
          calls.push({ ...economy.mintVotes(lucky, 10n * ETHER), from: deployer });
          break;
        default:
      }
      // The node refuses value of a wallet that is funded in the same block.
      const [rich] = [...before.funded].slice(random(Math.max(before.funded.size, 1)));
      if (options.names && rich) calls.push(await names.act(memory.names, rich, memory.time));
      if (agents) calls.push(actOnAgents(agents, memory, random, person));
      await mineBlock(calls, random(12) === 0 ? DAY * (1 + random(3)) : 60 + random(DAY / 6), before);
    }
  };
  return {
    governors: [economy.at.governor, economy.at.votes],
    registries: agents?.at,
    mine,
    async reorganise(depth, more) {
      const back = snapshots.get(memory.number - depth);
      if (!back) throw new Error(`there is no snapshot of block ${memory.number - depth}`);
      await anvil.call("evm_revert", back.id);
      memory = structuredClone(back.memory);
      await mine(depth + more);
    },
    head: async () => Number(await anvil.call("eth_blockNumber")),
  };
}

function act(
  economy: Economy,
  memory: ChainState,
  random: (below: number) => number,
  person: () => Hex,
  from: Hex,
): Call {
  switch (random(12)) {
    case 0:
    case 1:
    case 2:
      return economy.pay(person(), memory.funded.has(from) ? BigInt(1 + random(1_000)) * 10n ** 13n : 0n);
    case 3:
    case 4:
    case 5: {
      if (!memory.traders.has(from)) {
        memory.traders.add(from);
        return economy.approve("stable", "pool");
      }
      if (memory.holders.has(from) && random(4) === 0) return economy.transfer("stable", person(), ETHER);
      // Nobody gets that much: it fails.
      return economy.swap("stable", ETHER, random(4) === 0 ? 2n ** 200n : 0n);
    }
    case 6:
      return economy.mintPortrait();
    case 7: {
      const held = memory.items.get(from) ?? 0;
      memory.items.set(from, held > 0 ? held - 1 : 3);
      if (held === 0) return economy.mintItems(1n, 3n);
      const args = [from, person(), 1n, 1n, "0x"] as const;
      const data = encodeFunctionData({ abi: itemsAbi, functionName: "safeTransferFrom", args });
      return { to: economy.at.items, data, value: 0n, gas: 200_000 };
    }
    case 8:
      return random(3) === 0 ? economy.createItems() : economy.airdrop("stable", [person(), person()], 10n ** 15n);
    case 9:
      return economy.delegate(random(2) === 0 ? from : person());
    default:
      return random(6) === 0 || memory.proposals === 0
        ? economy.propose(`proposal ${++memory.proposals}`)
        : economy.vote(`proposal ${Math.max(1, memory.proposals - random(2))}`, 1);
  }
}

/** What happens to an agent next; one that is not there yet is registered. */
function actOnAgents(
  agents: Agents,
  { owners, feedback, praises }: ChainState,
  random: (below: number) => number,
  person: () => Hex,
): Call & { from: Hex } {
  const at = random(owners.length + 1);
  const [id, owner, from] = [BigInt(at), owners[at], person()];
  if (owner === undefined) {
    owners.push(from);
    return { ...agents.register(`data:,${id}`), from };
  }
  const said = random(feedback.length);
  const given = feedback[said];
  switch (random(8)) {
    case 0:
      owners[at] = from;
      return { ...agents.transfer(owner, from, id), from: owner };
    case 1:
      return { ...agents.setUri(id, `ipfs://${random(1_000)}`), from: owner };
    case 2:
      return { ...agents.unsetWallet(id), from: owner };
    case 3:
      if (!given) break;
      feedback.splice(said, 1);
      return { ...agents.revoke(given.id, given.index), from: given.giver };
    case 4:
      if (!given) break;
      return { ...agents.respond(given.id, given.giver, given.index, "ipfs://answer"), from };
    default:
  }
  if (from !== owner) {
    const index = (praises.get(`${id} ${from}`) ?? 0n) + 1n;
    praises.set(`${id} ${from}`, index);
    feedback.push({ id, giver: from, index });
  }
  // Of its owner's the registry takes none: it fails.
  return { ...agents.praise(id, { value: `${random(100)}.5`, tag: "starred" }), from };
}

function toTransaction({ from, to, data, value, gas }: Call & { from: Hex }): { method: string; params: unknown[] } {
  return {
    method: "eth_sendTransaction",
    params: [{ from, ...(to && { to }), data, value: hex(value), gas: hex(gas), gasPrice: "0x0" }],
  };
}

function hex(value: bigint | number): Hex {
  return `0x${value.toString(16)}`;
}
