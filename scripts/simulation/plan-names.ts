import { type Hex, keccak256, type LocalAccount, stringToBytes } from "viem";
import { type Call, type Economy, ONE } from "./economy.ts";
import { localAccount } from "./local-chain.ts";
import { LOCAL_PERIOD, type Names, signVoucher } from "./names.ts";
import type { Random } from "./prng.ts";
import {
  DEPLOYER,
  EXCHANGES,
  MINTER,
  type SimulatedWallet,
  SMART_ACCOUNTS,
  VOUCHER_SIGNER,
  walletKinds,
} from "./wallets.ts";

/** A transaction that an account sends on some day because of a name. */
export interface NameAction {
  account: number;
  call: Call;
  /** An action that cannot be paid ends all later ones of its name. */
  name: string;
}

const DAY = 86_400;
const HOLD_DAYS = LOCAL_PERIOD / DAY;
const PRICE = ONE / 50n;
/** The scenarios without a reservation. */
const unreserved: readonly string[] = ["direct", "sponsored"];

/** The scenarios of names, and how many such names the first local chain has. Others have half as many. */
const scenarios = {
  /** Reserve, and mint in time. */
  reserved: 8,
  /** Mint without a reservation. */
  direct: 5,
  /** The service mints for them. */
  sponsored: 3,
  /** Mint, and mint subnames for themselves and for a friend. */
  family: 4,
  /** Mint, and transfer the name later. */
  transferred: 3,
  /** Reserve, and let the reservation expire: the deposit stays. */
  forgotten: 3,
  /** Reserve, and refund the deposit the next day. */
  cancelled: 2,
  /** Reserve, let the reservation expire, and refund the deposit later. */
  late: 2,
  /** Reserve at the very end: the reservation still holds. */
  fresh: 4,
} as const;
type Scenario = keyof typeof scenarios;

/** The names on each local chain: a name exists once over all chains. */
const chosenNames: Readonly<Record<number, readonly string[]>> = {
  31337: [
    ..."amber anton agate basil beatrix birch block42 bruno calla cedar clara cosmo dahlia deep-blue dexter".split(" "),
    ..."elara ember fennel fiona gustav hazel iris jasper jonquil kestrel lark linus luna magnolia".split(" "),
    ..."maple-leaf merlin mira north-star nova oleander".split(" "),
  ],
  31338: "onyx opal orion petra quill raven rowan sable sage saffron silas thea tilda umber vesper wren zinnia".split(
    " ",
  ),
};

interface Input {
  chainId: number;
  genesis: number;
  days: number;
  wallets: readonly SimulatedWallet[];
  address: (account: number) => Hex;
  random: Random;
  names: Names;
  economy: Economy;
}

/** All name actions of one chain, by day. Depends on its input alone. */
export async function planNames(input: Input): Promise<Map<number, NameAction[]>> {
  const { chainId, days, random } = input;
  const actions = new Map<number, NameAction[]>();
  const plan: Plan = (day, account, name, call) => {
    if (day < 1 || day >= days) return;
    actions.set(day, [...(actions.get(day) ?? []), { account, call, name }]);
  };
  const planning: Planning = { ...input, signer: localAccount(VOUCHER_SIGNER), plan };
  // Names are activated by their owners' keys.
  const isOwner = ({ kind, account }: SimulatedWallet) =>
    walletKinds[kind].lifetime === "long" && !SMART_ACCOUNTS.has(account);
  const owners = input.wallets.filter(isOwner);
  const free = [...(chosenNames[chainId] ?? [])];
  const share = chainId === 31337 ? 1 : 2;
  for (const [scenario, count] of Object.entries(scenarios) as [Scenario, number][]) {
    for (let i = 0; i < Math.ceil(count / share); i++) {
      const name = free.shift();
      const [owner] = owners.splice(random.between(0, owners.length - 1), 1);
      if (!name || !owner || owners.length === 0) return actions;
      const day = chooseDay(input, scenario, owner);
      payOwner(planning, owner, name, day);
      await planScenario(planning, { scenario, owner: owner.account, name, day, others: owners });
    }
  }
  return actions;
}

type Plan = (day: number, account: number, name: string, call: Call) => void;
type Planning = Input & { signer: LocalAccount; plan: Plan };

function chooseDay({ days, random }: Input, scenario: Scenario, owner: SimulatedWallet): number {
  const early = owner.firstDay + 3;
  const middle = early + Math.floor((days - early) / 2);
  return scenario === "fresh" ? days - random.between(1, 3) : random.between(early, middle);
}

/** An exchange sends the owner the price of the name; some owners get CANY, too. */
function payOwner(planning: Planning, { account, firstDay }: SimulatedWallet, name: string, day: number): void {
  const { address, random, names, economy, plan } = planning;
  plan(day - 1, random.pick(EXCHANGES), name, economy.pay(address(account), 2n * ONE));
  if (!random.chance(0.4)) return;
  const sum = BigInt(random.between(50, 5000)) * ONE;
  plan(firstDay + 2, DEPLOYER, name, names.payCany(address(account), sum));
}

async function planScenario(
  planning: Planning,
  chosen: { scenario: Scenario; owner: number; name: string; day: number; others: readonly SimulatedWallet[] },
): Promise<void> {
  const { address, random, names, plan } = planning;
  const { scenario, owner, name, day, others } = chosen;
  const soon = day + random.between(1, HOLD_DAYS - 1);
  const friend = address(random.pick(others.filter((one) => one.account !== owner)).account);
  const tokenId = BigInt(keccak256(stringToBytes(name)));
  const mint = async (on: number, account = owner) =>
    plan(on, account, name, await mintCall(planning, chosen, on, account));
  if (!unreserved.includes(scenario)) plan(day, owner, name, names.reserve(name));
  if (scenario === "cancelled") plan(day + 1, owner, name, names.refund(name));
  if (scenario === "late") plan(day + HOLD_DAYS + random.between(2, 9), owner, name, names.refund(name));
  if (scenario === "direct") await mint(day);
  if (scenario === "sponsored") await mint(day, MINTER);
  if (scenario === "reserved" || scenario === "family" || scenario === "transferred") await mint(soon);
  if (scenario === "family") {
    plan(soon + 1, owner, name, names.mintSubname("team", tokenId, address(owner)));
    plan(soon + random.between(2, 20), owner, name, names.mintSubname("pay", tokenId, friend));
  }
  if (scenario === "transferred") {
    plan(soon + random.between(3, 20), owner, name, names.transferName(address(owner), friend, tokenId));
  }
}

/** A mint by `account` with a voucher for the owner. */
async function mintCall(
  { chainId, genesis, address, names, signer }: Planning,
  { name, owner }: { name: string; owner: number },
  day: number,
  account: number,
): Promise<Call> {
  const voucher = {
    name,
    claimer: address(owner),
    chainId: BigInt(chainId),
    price: account === MINTER ? 0n : PRICE,
    nonce: BigInt(keccak256(stringToBytes(`${chainId} ${name}`))),
    // The end of the day: the block's time is set later.
    expiresAt: BigInt(genesis + (day + 1) * DAY),
  };
  return names.mint(voucher, await signVoucher(signer, names.at.names, voucher));
}
