import fc from "fast-check";
import { concat, encodeFunctionData, type Hex, type LocalAccount, parseAbi, slice, toHex, zeroAddress } from "viem";
import { afterAll, expect, test } from "vitest";
import { canyAbi, namesAbi, reservationsAbi, voucherTypes } from "../../lib/chain/names-abi.ts";
import { waitForReceipt } from "../../scripts/contracts/wait-for-receipt.ts";
import type { MintVoucher } from "../../scripts/simulation/names.ts";
import { rounds } from "../setup/rounds.ts";
import { CHAIN_ID, DEPOSIT, PERIOD, person, startNamesWorld, tokenIdOf } from "./names-world.ts";

const people = [person(3), person(4), person(5)];
const hostileAbi = parseAbi([
  "function setMood(uint8 mood)",
  "function execute(address to, uint256 value, bytes data)",
]);
const REFUSES = 1;
const world = await startNamesWorld();
afterAll(() => world.stop());

const label = fc.stringMatching(/^[a-z0-9]{3,20}$/);
const uint256 = fc.bigInt(0n, 2n ** 256n - 1n);
const somebody = fc.integer({ min: 3, max: 9 }).map(person);

test("a voucher mints as it was signed, and with any one thing changed it does not", async () => {
  /** Each changes one thing of a signed voucher, or of what it was signed for. */
  const changes = fc.oneof(
    label.map((name) => ({ voucher: { name } })),
    somebody.map(({ address }) => ({ voucher: { claimer: address } })),
    uint256.map((chainId) => ({ voucher: { chainId } })),
    fc.bigInt(0n, 2000n).map((price) => ({ voucher: { price } })),
    uint256.map((nonce) => ({ voucher: { nonce } })),
    uint256.map((expiresAt) => ({ voucher: { expiresAt } })),
    fc.integer({ min: 0, max: 65 * 8 - 1 }).map((bit) => ({ bit })),
    somebody.map((signer) => ({ signer })),
    fc.constantFrom({ name: "Credence" }, { version: "2" }, { chainId: 1n }).map((domain) => ({ domain })),
    somebody.map(({ address }) => ({ domain: { verifyingContract: address } })),
  );
  type Change = Partial<{
    voucher: Partial<MintVoucher>;
    bit: number;
    signer: LocalAccount;
    domain: { name?: string; version?: string; chainId?: bigint; verifyingContract?: Hex };
  }>;
  const soon = await world.now();

  const run = async (signed: MintVoucher, change: Change) => {
    const domain = {
      name: "Credence Names",
      version: "1",
      chainId: BigInt(CHAIN_ID),
      verifyingContract: world.at.names,
    };
    const signature = await (change.signer ?? world.signer).signTypedData({
      domain: { ...domain, ...change.domain },
      types: voucherTypes,
      primaryType: "MintVoucher",
      message: signed,
    });
    const sent = { ...signed, ...change.voucher };
    const claimer = people.concat([6, 7, 8, 9].map(person)).find(({ address }) => address === sent.claimer);
    if (!claimer) throw new Error("nobody claims");
    const args = [sent, change.bit === undefined ? signature : flipBit(signature, change.bit)];
    return world.revertOf(claimer, "names", "mint", args, sent.price);
  };

  await fc.assert(
    fc.asyncProperty(
      label,
      somebody,
      fc.bigInt(0n, 1000n),
      uint256,
      fc.bigInt(60n, 10n ** 9n),
      changes,
      async (name, { address: claimer }, price, nonce, life, change: Change) => {
        const signed = { name, claimer, chainId: BigInt(CHAIN_ID), price, nonce, expiresAt: soon + life };
        expect(await run(signed, {})).toBeNull();
        const changed = { ...signed, ...change.voucher };
        fc.pre(!change.voucher || changed[keyOf(change.voucher)] !== signed[keyOf(change.voucher)]);
        expect(await run(signed, change)).not.toBeNull();
      },
    ),
    { numRuns: rounds(40, 150), endOnFailure: true },
  );
});

test("deposits are conserved: what the contract holds is what is owed, and everyone gets back all that was deposited", async () => {
  const hostile = await world.deploy("HostileReserver");
  await world.chain.setBalance({ address: hostile, value: 10n ** 21n });
  await asHostile("setMood", [REFUSES]);
  // Two people, and a contract that never takes a payment.
  const actors = [people[0], people[1], null];
  const addresses = actors.map((actor) => actor?.address ?? hostile);
  const names = ["one", "two"];
  const actor = fc.integer({ min: 0, max: actors.length - 1 });
  const name = fc.constantFrom(...names);
  const step = fc.oneof(
    fc.record({ do: fc.constant("reserve" as const), actor, name, more: fc.bigInt(-1n, 5n) }),
    fc.record({ do: fc.constant("refund" as const), actor, name }),
    fc.record({ do: fc.constant("mint" as const), actor, name }),
    fc.record({ do: fc.constant("wait" as const), seconds: fc.constantFrom(1n, PERIOD / 2n, PERIOD, PERIOD + 1n) }),
  );
  type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;
  let round = 0;

  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 25 }), async (steps) => {
      round++;
      const inRound = (one: string) => `${one}-${round}`;
      const model = {
        newest: new Map<string, { actor: number; expiresAt: bigint }>(),
        owed: new Map<string, bigint>(),
        minted: new Set<string>(),
      };
      const owes = (one: string, by: number) => model.owed.get(`${one} ${by}`) ?? 0n;
      const isOpen = (one: string, at: bigint) => (model.newest.get(one)?.expiresAt ?? -1n) >= at;
      const held = await world.chain.getBalance({ address: world.at.reservations });
      const startCredit = await creditOf(hostile);
      const wealth = await Promise.all(addresses.map(wealthOf));

      /** What the rules say, and whether the chain says the same. */
      const take = async (one: Exclude<Step, { do: "wait" }>): Promise<void> => {
        const at = (await world.now()) + 1n;
        await world.chain.setNextBlockTimestamp({ timestamp: at });
        const open = isOpen(one.name, at);
        const foreign = open && model.newest.get(one.name)?.actor !== one.actor;
        const allowed = {
          reserve: !open && !model.minted.has(one.name) && one.do === "reserve" && one.more >= 0n,
          refund: owes(one.name, one.actor) > 0n,
          mint: !foreign && !model.minted.has(one.name),
        }[one.do];
        expect(await act(one), `${JSON.stringify(one.do)} ${one.name}`).toBe(allowed);
        if (!allowed) return;
        if (one.do === "reserve") {
          model.newest.set(one.name, { actor: one.actor, expiresAt: at + PERIOD });
          model.owed.set(`${one.name} ${one.actor}`, owes(one.name, one.actor) + DEPOSIT + one.more);
          return;
        }
        if (one.do === "mint") model.minted.add(one.name);
        model.owed.delete(`${one.name} ${one.actor}`);
        if (model.newest.get(one.name)?.actor === one.actor) model.newest.delete(one.name);
      };

      const act = async (one: Exclude<Step, { do: "wait" }>): Promise<boolean> => {
        const claimer = addresses[one.actor] ?? zeroAddress;
        if (one.do === "mint") {
          const voucher = await world.voucher({ name: inRound(one.name), claimer });
          const signature = await world.sign(voucher);
          const data = encodeFunctionData({ abi: namesAbi, functionName: "mint", args: [voucher, signature] });
          return succeeds(world.minter, world.at.names, data);
        }
        const data = encodeFunctionData({ abi: reservationsAbi, functionName: one.do, args: [inRound(one.name)] });
        const value = one.do === "reserve" ? DEPOSIT + one.more : 0n;
        const by = actors[one.actor];
        if (by) return succeeds(by, world.at.reservations, data, value);
        const args = [world.at.reservations, value, data] as const;
        const wrapped = encodeFunctionData({ abi: hostileAbi, functionName: "execute", args });
        return succeeds(world.owner, hostile, wrapped);
      };

      /** Nothing is paid for a mint, and gas costs nothing: what is not in wallets is owed to them. */
      const check = async () => {
        const owed = addresses.map((_, by) => names.reduce((sum, one) => sum + owes(one, by), 0n));
        const nowHeld = await world.chain.getBalance({ address: world.at.reservations });
        const credit = await creditOf(hostile);
        expect(nowHeld - held - (credit - startCredit)).toBe(owed.reduce((sum, one) => sum + one, 0n));
        const nowWealth = await Promise.all(addresses.map(wealthOf));
        expect(nowWealth.map((one, by) => one + (owed[by] ?? 0n))).toEqual(wealth);
      };

      for (const one of steps) {
        if (one.do === "wait") await world.wait(one.seconds);
        else await take(one);
        await check();
      }
      for (const one of names) {
        for (let by = 0; by < actors.length; by++) await take({ do: "refund", actor: by, name: one });
      }
      await check();
      expect(await Promise.all(addresses.map(wealthOf))).toEqual(wealth);
    }),
    { numRuns: rounds(8, 20), endOnFailure: true },
  );

  async function asHostile(functionName: "setMood", args: [number]): Promise<void> {
    await world.sendRaw(world.owner, {
      to: hostile,
      data: encodeFunctionData({ abi: hostileAbi, functionName, args }),
    });
  }
});

test("every token has one name and every name one token, after any mints and transfers", async () => {
  const holders = people.map((one) => one.address);
  const holder = fc.integer({ min: 0, max: people.length - 1 });
  const step = fc.oneof(
    fc.record({ do: fc.constant("mint" as const), by: holder, name: fc.constantFrom("sun", "moon", "star") }),
    fc.record({
      do: fc.constant("subname" as const),
      by: holder,
      place: fc.nat(),
      label: fc.constantFrom("sun", "sea"),
    }),
    fc.record({ do: fc.constant("transfer" as const), by: holder, place: fc.nat(), to: holder }),
  );
  let round = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 25 }), async (steps) => {
      await world.wait(1n);
      // An empty block: all that is born in this round comes after it.
      const { number: fromBlock } = await world.chain.getBlock();
      round++;
      /** Owner by name, in the order of minting. */
      const owners = new Map<string, number>();
      for (const one of steps) {
        const by = people[one.by];
        if (!by) throw new Error("nobody acts");
        if (one.do === "mint") {
          const name = `${one.name}-${round}`;
          const minted = await world.mint(by, name, { nonce: BigInt(round * 1000 + owners.size) }).then(
            () => true,
            () => false,
          );
          expect(minted).toBe(!owners.has(name));
          if (minted) owners.set(name, one.by);
          continue;
        }
        const name = [...owners.keys()][one.place % Math.max(1, owners.size)];
        if (name === undefined) continue;
        const owns = owners.get(name) === one.by;
        if (one.do === "subname") {
          const data = encodeFunctionData({
            abi: namesAbi,
            functionName: "mintSubname",
            args: [one.label, tokenIdOf(name), by.address],
          });
          const allowed = owns && !owners.has(`${one.label}.${name}`);
          expect(await succeeds(by, world.at.names, data)).toBe(allowed);
          if (allowed) owners.set(`${one.label}.${name}`, one.by);
        } else {
          const args = [by.address, holders[one.to] ?? zeroAddress, tokenIdOf(name)] as const;
          const data = encodeFunctionData({ abi: namesAbi, functionName: "transferFrom", args });
          expect(await succeeds(by, world.at.names, data)).toBe(owns);
          if (owns) owners.set(name, one.to);
        }
      }
      const born = await world.chain.getContractEvents({
        address: world.at.names,
        abi: namesAbi,
        eventName: "Transfer",
        args: { from: zeroAddress },
        fromBlock,
      });
      expect(born.map(({ args }) => args.tokenId)).toEqual([...owners.keys()].map(tokenIdOf));
      for (const [name, owner] of owners) {
        expect(await world.read("names", "nameOf", tokenIdOf(name))).toBe(name);
        expect(await world.read("names", "ownerOf", tokenIdOf(name))).toBe(holders[owner]);
      }
    }),
    { numRuns: rounds(8, 20), endOnFailure: true },
  );
});

test("the supply of CANY is constant under transfers", async () => {
  const supply = 100_000_000n * 10n ** 18n;
  const all = [world.owner, ...people];
  const place = fc.integer({ min: 0, max: all.length - 1 });
  const step = fc.record({ from: place, to: place, amount: fc.bigInt(0n, supply) });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 10 }), async (steps) => {
      for (const { from, to, amount } of steps) {
        const [sender, receiver] = [all[from], all[to]];
        if (!sender || !receiver) throw new Error("nobody acts");
        const has = await world.read("cany", "balanceOf", sender.address);
        const data = encodeFunctionData({ abi: canyAbi, functionName: "transfer", args: [receiver.address, amount] });
        expect(await succeeds(sender, world.at.cany, data)).toBe(BigInt(String(has)) >= amount);
      }
      const balances = await Promise.all(all.map(({ address }) => world.read("cany", "balanceOf", address)));
      expect(balances.reduce<bigint>((sum, one) => sum + BigInt(String(one)), 0n)).toBe(supply);
      expect(await world.read("cany", "totalSupply")).toBe(supply);
    }),
    { numRuns: rounds(8, 20), endOnFailure: true },
  );
});

/** The one field a change is about. */
function keyOf(change: Partial<MintVoucher>): keyof MintVoucher {
  return Object.keys(change)[0] as keyof MintVoucher; // The changes above are made of the voucher's fields.
}

function flipBit(signature: Hex, bit: number): Hex {
  const place = bit >> 3;
  const byte = toHex(Number(slice(signature, place, place + 1)) ^ (1 << (bit & 7)), { size: 1 });
  const before = place > 0 ? slice(signature, 0, place) : "0x";
  return concat([before, byte, place < 64 ? slice(signature, place + 1) : "0x"]);
}

/** Send a call; whether it went through. */
async function succeeds(from: LocalAccount, to: Hex, data: Hex, value = 0n): Promise<boolean> {
  const gas = 3_000_000n;
  const hash = await world.chain.sendTransaction({ account: from, chain: null, to, data, value, gas, gasPrice: 0n });
  return (await waitForReceipt(world.chain, hash, 1)).status === "success";
}

async function creditOf(address: Hex): Promise<bigint> {
  return BigInt(String(await world.read("reservations", "creditOf", address)));
}

/** What a wallet has, and what the contract keeps for it as credit. */
async function wealthOf(address: Hex): Promise<bigint> {
  return (await world.chain.getBalance({ address })) + (await creditOf(address));
}
