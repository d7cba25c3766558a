import { type Hex, keccak256, stringToBytes } from "viem";
import { type Call, type Economy, ONE } from "./economy.ts";
import { localAccount } from "./local-chain.ts";
import { LOCAL_PERIOD, type Names, signVoucher } from "./names.ts";
import type { Random } from "./prng.ts";
import { DEPLOYER, EXCHANGES, MINTER, type SimulatedWallet, VOUCHER_SIGNER, walletKinds } from "./wallets.ts";

/** Something an account sends on a day because of a name. */
export interface NameAct {
  by: number;
  call: Call;
  /** Whose story it belongs to: an act that cannot be paid ends it. */
  name: string;
}

const DAY = 86_400;
const HOLD = LOCAL_PERIOD / DAY;
const PRICE = ONE / 50n;

/** What people do about a name, and how many of them on the first local chain. On the others it is half as many. */
const stories = {
  /** Reserve, and mint within the time. */
  reserved: 8,
  /** Mint without a reservation. */
  direct: 5,
  /** The service mints for them. */
  sponsored: 3,
  /** Mint, and give subnames to themselves and to a friend. */
  family: 4,
  /** Mint, and give the name away later. */
  given: 3,
  /** Reserve, and let the time pass: the deposit is still there. */
  forgotten: 3,
  /** Reserve, and give it up the next day. */
  regretted: 2,
  /** Reserve, let the time pass, and take the deposit later. */
  late: 2,
  /** Reserve at the very end: the reservation still holds. */
  fresh: 4,
} as const;
type Story = keyof typeof stories;

/** The names people choose on each local chain: a name exists once over all chains. */
const chosen: Readonly<Record<number, readonly string[]>> = {
  31337: [
    ..."amber anton aurora basil beatrix birch block42 bruno calla cedar clara cosmo dahlia deep-blue dexter".split(
      " ",
    ),
    ..."elara ember fennel fiona gustav hazel iris jasper juniper kestrel lark linus luna magnolia".split(" "),
    ..."maple-leaf merlin mira north-star nova oleander".split(" "),
  ],
  31338: "onyx opal orion petra quill raven rowan sable sage saffron silas thea tilda umber vesper wren zinnia".split(
    " ",
  ),
};

/** All that is done about names on one chain, by day. Depends on its input alone. */
export async function planNames(input: {
  chainId: number;
  genesis: number;
  days: number;
  cast: readonly SimulatedWallet[];
  address: (account: number) => Hex;
  random: Random;
  names: Names;
  economy: Economy;
}): Promise<Map<number, NameAct[]>> {
  const { chainId, genesis, days, cast, address, random, names, economy } = input;
  const acts = new Map<number, NameAct[]>();
  const signer = localAccount(VOUCHER_SIGNER);
  const people = cast.filter((member) => walletKinds[member.character].life === "long");
  const free = [...(chosen[chainId] ?? [])];

  function plan(day: number, by: number, name: string, call: Call): void {
    if (day < 1 || day >= days) return;
    acts.set(day, [...(acts.get(day) ?? []), { by, call, name }]);
  }

  async function mint(day: number, owner: number, name: string, by = owner): Promise<void> {
    const voucher = {
      name,
      claimer: address(owner),
      chainId: BigInt(chainId),
      price: by === MINTER ? 0n : PRICE,
      nonce: BigInt(keccak256(stringToBytes(`${chainId} ${name}`))),
      // To the end of the day: when in the day it is mined, the plan decides later.
      expiresAt: BigInt(genesis + (day + 1) * DAY),
    };
    plan(day, by, name, names.mint(voucher, await signVoucher(signer, names.at.names, voucher)));
  }

  async function tell(story: Story, owner: number, name: string, day: number): Promise<void> {
    const soon = day + random.between(1, HOLD - 1);
    const friend = address(random.pick(people.filter((one) => one.account !== owner)).account);
    const tokenId = BigInt(keccak256(stringToBytes(name)));
    if (story !== "direct" && story !== "sponsored") plan(day, owner, name, names.reserve(name));
    if (story === "regretted") plan(day + 1, owner, name, names.refund(name));
    if (story === "late") plan(day + HOLD + random.between(2, 9), owner, name, names.refund(name));
    if (story === "direct") await mint(day, owner, name);
    if (story === "sponsored") await mint(day, owner, name, MINTER);
    if (story === "reserved" || story === "family" || story === "given") await mint(soon, owner, name);
    if (story === "family") {
      plan(soon + 1, owner, name, names.mintSubname("team", tokenId, address(owner)));
      plan(soon + random.between(2, 20), owner, name, names.mintSubname("pay", tokenId, friend));
    }
    if (story === "given") {
      plan(soon + random.between(3, 20), owner, name, names.transferName(address(owner), friend, tokenId));
    }
  }

  const share = chainId === 31337 ? 1 : 2;
  for (const [story, count] of Object.entries(stories) as [Story, number][]) {
    for (let i = 0; i < Math.ceil(count / share); i++) {
      const name = free.shift();
      const place = random.between(0, people.length - 1);
      const [owner] = people.splice(place, 1);
      if (!name || !owner || people.length === 0) return acts;
      const early = owner.firstDay + 3;
      const middle = early + Math.floor((days - early) / 2);
      const day = story === "fresh" ? days - random.between(1, 3) : random.between(early, middle);
      // Somebody lends what the name will cost.
      plan(day - 1, random.pick(EXCHANGES), name, economy.pay(address(owner.account), 2n * ONE));
      if (random.chance(0.4)) {
        const gift = BigInt(random.between(50, 5000)) * ONE;
        plan(owner.firstDay + 2, DEPLOYER, name, names.payCany(address(owner.account), gift));
      }
      await tell(story, owner.account, name, day);
    }
  }
  return acts;
}
