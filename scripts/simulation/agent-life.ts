import { type createAgents, registriesOf } from "./agents.ts";
import { CONTRACTS_OF_ECONOMY } from "./economy.ts";
import type { Ledger } from "./ledger.ts";
import { CONTRACTS_OF_NAMES } from "./names.ts";
import type { Random } from "./prng.ts";
import { clusterStart, type SimulatedWallet } from "./wallets.ts";

/** What honest agents do, and the day from which on a regular registers each. */
const trades = [
  { name: "Price watcher", about: "Says what tokens cost.", day: 20 },
  { name: "Translator", about: "Translates proposals.", day: 24 },
  { name: "Night clerk", about: "Answers while people sleep.", day: 33 },
] as const;
/** The day on which the second one is sold. */
const SALE = 50;
/** Chance of feedback by an honest wallet on a day, and of taking it back. */
const CHANCES = { praise: 0.02, revoke: 0.1 };
/** Days of a cluster's activity on which it registers an agent, and praises it. */
const CLUSTER_DAYS = { register: 13, praise: 14 };

interface Input {
  chainId: number;
  wallets: readonly SimulatedWallet[];
  ledger: Ledger;
  random: Random;
  agents: ReturnType<typeof createAgents>;
}

/** The addresses of the registries on every local chain: they are deployed after the factory of smart accounts. */
export function localRegistries(deployer: `0x${string}`) {
  return registriesOf(deployer, CONTRACTS_OF_ECONOMY + CONTRACTS_OF_NAMES + 1);
}

/** Registers an agent of an account. Returns its id, or null if the account cannot pay for it. */
type Register = (account: number, name: string, about: string) => bigint | null;

/** Returns what wallets do with agents on a day: honest feedback, a sale, and rings that praise their own. */
export function startAgentLife(input: Input): (day: number) => void {
  const { ledger, agents } = input;
  let registered = 0n;
  const register: Register = (account, name, about) => {
    const id = registered;
    if (!ledger.send(account, agents.register(fileOf(input, { id, name, about })))) return null;
    registered++;
    return id;
  };
  const actHonestly = startHonestLife(input, register);
  const actInClusters = startClusterLife(input, register);
  return (day) => {
    actHonestly(day);
    actInClusters(day);
  };
}

function startHonestLife({ wallets, ledger, random, agents }: Input, register: Register): (day: number) => void {
  const honest: { id: bigint; owner: number }[] = [];
  const revoked = new Set<string>();

  function praise(account: number): void {
    const { id, owner } = random.pick(honest);
    const [tag, value] = random.chance(0.7)
      ? (["starred", String(random.between(55, 98))] as const)
      : (["uptime", `9${random.between(0, 9)}.${random.between(10, 99)}`] as const);
    if (owner === account || !ledger.send(account, agents.praise(id, { value, tag }))) return;
    if (random.chance(CHANCES.revoke)) revoke(account, id);
  }

  /** Takes the first feedback of an account back, once. */
  function revoke(account: number, id: bigint): void {
    const key = `${account} ${id}`;
    if (!revoked.has(key) && ledger.send(account, agents.revoke(id, 1n))) revoked.add(key);
  }

  function sell(regulars: readonly SimulatedWallet[]): void {
    const sold = honest[1];
    const buyer = regulars.at(-1)?.account;
    if (!sold || buyer === undefined || buyer === sold.owner) return;
    const call = agents.transfer(ledger.address(sold.owner), ledger.address(buyer), sold.id);
    if (ledger.send(sold.owner, call)) sold.owner = buyer;
  }

  return (day) => {
    const present = wallets.filter((one) => one.cluster === 0 && one.firstDay < day && day <= one.lastDay);
    const regulars = present.filter(({ kind }) => kind === "regular");
    const trade = trades[honest.length];
    const owner = regulars[honest.length]?.account;
    if (trade && owner !== undefined && day >= trade.day) {
      const id = register(owner, trade.name, trade.about);
      if (id !== null) honest.push({ id, owner });
    }
    for (const { account } of present) {
      if (honest.length > 0 && random.chance(CHANCES.praise)) praise(account);
    }
    if (day === SALE) sell(regulars);
  };
}

function startClusterLife({ wallets, ledger, agents }: Input, register: Register): (day: number) => void {
  const ofClusters = new Map<number, bigint>();
  return (day) => {
    for (const wallet of wallets.filter(({ kind }) => kind === "sybil")) {
      const own = ofClusters.get(wallet.cluster);
      const age = day - clusterStart(wallet);
      if (age === CLUSTER_DAYS.register && own === undefined) {
        const id = register(wallet.account, "Best agent", "Everybody says so.");
        if (id !== null) ofClusters.set(wallet.cluster, id);
      } else if (age === CLUSTER_DAYS.praise && own !== undefined) {
        ledger.send(wallet.account, agents.praise(own, { value: "100", tag: "starred" }));
      }
    }
  };
}

/** A registration file as a data URI. */
function fileOf({ chainId, agents }: Input, { id, name, about }: { id: bigint; name: string; about: string }): string {
  const file = {
    type: "https://eips.ethereum.org/EIPS/eip-8004#registration-v1",
    name,
    description: about,
    services: [{ name: "web", endpoint: "https://agent.example" }],
    active: true,
    registrations: [{ agentId: Number(id), agentRegistry: `eip155:${chainId}:${agents.at.identity}` }],
    supportedTrust: ["reputation"],
  };
  return `data:application/json;base64,${Buffer.from(JSON.stringify(file)).toString("base64")}`;
}
