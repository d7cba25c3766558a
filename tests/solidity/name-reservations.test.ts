import {
  encodeDeployData,
  encodeFunctionData,
  type Hex,
  keccak256,
  parseAbi,
  stringToHex,
  toFunctionSelector,
  zeroAddress,
} from "viem";
import { afterAll, describe, expect, test } from "vitest";
import { namesAbi, reservationsAbi } from "../../lib/chain/names-abi.ts";
import { readArtifact } from "../../scripts/contracts/artifacts.ts";
import { DEPOSIT, PERIOD, person, startNamesWorld } from "./names-world.ts";

const [alice, bob, carol] = [person(3), person(4), person(5)];
const hostileAbi = parseAbi([
  "function setMood(uint8 mood)",
  "function setCallBack(address to, bytes data)",
  "function calledBack() view returns (bool)",
  "function execute(address to, uint256 value, bytes data) payable",
]);
const MOODS = { takes: 0, refuses: 1, burnsGas: 2 } as const;
const world = await startNamesWorld();
afterAll(() => world.stop());

const balanceOf = (address: Hex) => world.chain.getBalance({ address });
const reserve = (by = alice, name = "alice", deposit = DEPOSIT) =>
  world.send(by, "reservations", "reserve", [name], deposit);
const hashOf = (name: string) => keccak256(stringToHex(name));

describe("reserve", () => {
  test("holds the name for the period against all that is sent", async () => {
    const { events } = await reserve(alice, "ada", DEPOSIT + 5n);
    const reservedAt = await world.now();
    expect(events.map(({ eventName, args }) => [eventName, args])).toEqual([
      [
        "NameReserved",
        {
          nameHash: hashOf("ada"),
          name: "ada",
          reserver: alice.address,
          deposit: DEPOSIT + 5n,
          reservedAt,
          expiresAt: reservedAt + PERIOD,
        },
      ],
    ]);
    expect(await world.read("reservations", "reservationOf", "ada")).toEqual([
      alice.address,
      DEPOSIT + 5n,
      reservedAt + PERIOD,
    ]);
  });

  test("refuses less than the deposit, and names against the format rules", async () => {
    expect(await world.revertOf(alice, "reservations", "reserve", ["bea"], DEPOSIT - 1n)).toEqual([
      "DepositTooSmall",
      DEPOSIT - 1n,
      DEPOSIT,
    ]);
    for (const name of ["ab", "Bea", "team.bea", "b--ea", "bea-", "x".repeat(33)]) {
      expect(await world.revertOf(alice, "reservations", "reserve", [name], DEPOSIT)).toEqual(["InvalidName", name]);
    }
  });

  test("rejects a reserved name from everyone, including its reserver, until the last second; then allows it", async () => {
    await reserve(alice, "cleo");
    const expiresAt = (await world.now()) + PERIOD;
    await world.chain.setNextBlockTimestamp({ timestamp: expiresAt });
    await world.chain.mine({ blocks: 1 });
    for (const by of [alice, bob]) {
      const revert = await world.revertOf(by, "reservations", "reserve", ["cleo"], DEPOSIT);
      expect(revert).toEqual(["NameAlreadyReserved", "cleo", alice.address, expiresAt]);
    }
    await world.wait(1n);
    await reserve(bob, "cleo");
    expect(await world.read("reservations", "reservationOf", "cleo")).toMatchObject([bob.address, DEPOSIT, {}]);
  });

  test("refuses a minted name", async () => {
    await world.mint(alice, "dora");
    const revert = await world.revertOf(bob, "reservations", "reserve", ["dora"], DEPOSIT);
    expect(revert).toEqual(["NameAlreadyMinted", "dora"]);
  });
});

describe("refund", () => {
  test("gives the deposit back while the reservation holds, and frees the name", async () => {
    await reserve(alice, "edda");
    const before = await balanceOf(alice.address);
    const { events } = await world.send(alice, "reservations", "refund", ["edda"]);
    expect(events.map(({ eventName, args }) => [eventName, args])).toEqual([
      ["ReservationRefunded", { nameHash: hashOf("edda"), name: "edda", reserver: alice.address, deposit: DEPOSIT }],
    ]);
    expect((await balanceOf(alice.address)) - before).toBe(DEPOSIT);
    expect(await world.read("reservations", "reservationOf", "edda")).toEqual([zeroAddress, 0n, 0n]);
    await reserve(bob, "edda");
  });

  test("gives it back after the end, also when another reserved or minted the name since; the other's stays", async () => {
    await reserve(alice, "fanny");
    await world.wait(PERIOD + 1n);
    await reserve(bob, "fanny", DEPOSIT * 3n);
    const before = await balanceOf(alice.address);
    await world.send(alice, "reservations", "refund", ["fanny"]);
    expect((await balanceOf(alice.address)) - before).toBe(DEPOSIT);
    expect(await world.read("reservations", "reservationOf", "fanny")).toMatchObject([bob.address, DEPOSIT * 3n, {}]);
    await world.wait(PERIOD + 1n);
    await world.mint(carol, "fanny");
    const later = await balanceOf(bob.address);
    await world.send(bob, "reservations", "refund", ["fanny"]);
    expect((await balanceOf(bob.address)) - later).toBe(DEPOSIT * 3n);
  });

  test("gives all deposits of one who reserved the same name again after its end", async () => {
    await reserve(alice, "greta");
    await world.wait(PERIOD + 1n);
    await reserve(alice, "greta", DEPOSIT * 2n);
    const { events } = await world.send(alice, "reservations", "refund", ["greta"]);
    expect(events[0]).toMatchObject({ args: { deposit: DEPOSIT * 3n } });
  });

  test("is paid once, to the depositor", async () => {
    await reserve(alice, "hanna");
    const foreign = await world.revertOf(bob, "reservations", "refund", ["hanna"]);
    expect(foreign).toEqual(["NothingToRefund", "hanna", bob.address]);
    await world.send(alice, "reservations", "refund", ["hanna"]);
    const twice = await world.revertOf(alice, "reservations", "refund", ["hanna"]);
    expect(twice).toEqual(["NothingToRefund", "hanna", alice.address]);
  });
});

describe("mint of a reserved name", () => {
  test("settles the claimer's reservation: the deposit comes back in the same transaction", async () => {
    await reserve(alice, "irma");
    const before = await balanceOf(alice.address);
    const { events } = await world.mint(alice, "irma", { price: 7n });
    expect(events.at(-1)).toMatchObject({
      eventName: "ReservationSettled",
      args: { nameHash: hashOf("irma"), name: "irma", reserver: alice.address, deposit: DEPOSIT },
    });
    expect((await balanceOf(alice.address)) - before).toBe(DEPOSIT - 7n);
    const revert = await world.revertOf(alice, "reservations", "refund", ["irma"]);
    expect(revert).toEqual(["NothingToRefund", "irma", alice.address]);
  });

  test("gives the deposit to the claimer when the minter sends it", async () => {
    await reserve(alice, "jana");
    const before = await balanceOf(alice.address);
    const voucher = await world.voucher({ name: "jana", claimer: alice.address });
    await world.send(world.minter, "names", "mint", [voucher, await world.sign(voucher)]);
    expect((await balanceOf(alice.address)) - before).toBe(DEPOSIT);
  });

  test("is rejected during another wallet's reservation despite a valid voucher, and succeeds after its end", async () => {
    await reserve(alice, "karla");
    const voucher = await world.voucher({
      name: "karla",
      claimer: bob.address,
      expiresAt: (await world.now()) + 2n * PERIOD,
    });
    const args = [voucher, await world.sign(voucher)];
    expect(await world.revertOf(bob, "names", "mint", args)).toEqual(["NameReservedByOther", "karla", alice.address]);
    await world.wait(PERIOD + 1n);
    await world.send(bob, "names", "mint", args);
    // Whoever reserved first has lost the name, not the deposit.
    await world.send(alice, "reservations", "refund", ["karla"]);
  });

  test("is rejected with a live voucher after the reservation ended and another wallet reserved the name", async () => {
    await reserve(alice, "lena");
    const voucher = await world.voucher({
      name: "lena",
      claimer: alice.address,
      expiresAt: (await world.now()) + 2n * PERIOD,
    });
    await world.wait(PERIOD + 1n);
    await reserve(bob, "lena");
    const revert = await world.revertOf(alice, "names", "mint", [voucher, await world.sign(voucher)]);
    expect(revert).toEqual(["NameReservedByOther", "lena", bob.address]);
  });

  test("settling is for the contract of names alone", async () => {
    await reserve(alice, "mara");
    const revert = await world.revertOf(alice, "reservations", "settle", ["mara", alice.address]);
    expect(revert).toEqual(["OnlyNames", alice.address]);
  });
});

describe("a reserver that is a contract", () => {
  const executeFor = (hostile: Hex, to: Hex, data: Hex, value = 0n) =>
    world.sendRaw(alice, {
      to: hostile,
      data: encodeFunctionData({ abi: hostileAbi, functionName: "execute", args: [to, value, data] }),
      value,
    });
  const reserveFor = (hostile: Hex, name: string) =>
    executeFor(
      hostile,
      world.at.reservations,
      encodeFunctionData({ abi: reservationsAbi, functionName: "reserve", args: [name] }),
      DEPOSIT,
    );
  const feel = (hostile: Hex, mood: number) =>
    world.sendRaw(alice, {
      to: hostile,
      data: encodeFunctionData({ abi: hostileAbi, functionName: "setMood", args: [mood] }),
    });
  const mintFor = async (hostile: Hex, name: string) => {
    const voucher = await world.voucher({ name, claimer: hostile });
    const signature = await world.sign(voucher);
    return world.send(world.minter, "names", "mint", [voucher, signature]);
  };

  test.each(["refuses", "burnsGas"] as const)(
    "and %s when paid stops no mint; its deposit is kept for it",
    async (mood) => {
      const name = mood.toLowerCase();
      const hostile = await world.deploy("HostileReserver");
      await reserveFor(hostile, name);
      await feel(hostile, MOODS[mood]);
      const { events, receipt } = await mintFor(hostile, name);
      expect(events.map((event) => event.eventName)).toEqual([
        "Transfer",
        "NameMinted",
        "ReservationSettled",
        "DepositCredited",
      ]);
      expect(receipt.gasUsed).toBeLessThan(500_000n);
      expect(await world.read("reservations", "creditOf", hostile)).toBe(DEPOSIT);

      const withdraw = (to: Hex) =>
        encodeFunctionData({ abi: reservationsAbi, functionName: "withdrawCredit", args: [to] });
      await expect(executeFor(hostile, world.at.reservations, withdraw(hostile))).rejects.toThrow(/reverted/);
      const { events: taken } = await executeFor(hostile, world.at.reservations, withdraw(person(98).address));
      expect(taken[0]).toMatchObject({ eventName: "CreditWithdrawn", args: { amount: DEPOSIT } });
      expect(await world.read("reservations", "creditOf", hostile)).toBe(0n);
    },
  );

  test("gets an error where its credit cannot be sent, or where it has none", async () => {
    const revert = await world.revertOf(alice, "reservations", "withdrawCredit", [alice.address]);
    expect(revert).toEqual(["NothingToWithdraw", alice.address]);
    const hostile = await world.deploy("HostileReserver");
    await reserveFor(hostile, "nora");
    await feel(hostile, MOODS.refuses);
    await mintFor(hostile, "nora");
    const call = world.chain.simulateContract({
      address: world.at.reservations,
      abi: reservationsAbi,
      functionName: "withdrawCredit",
      args: [hostile],
      account: hostile,
    });
    await expect(call).rejects.toThrow(/WithdrawalFailed/);
  });

  test.each(["refund", "settle"] as const)("and calls back during its %s gets its deposit once", async (way) => {
    const name = `again-${way}`;
    const hostile = await world.deploy("HostileReserver");
    await reserveFor(hostile, name);
    const refund = encodeFunctionData({ abi: reservationsAbi, functionName: "refund", args: [name] });
    await world.sendRaw(alice, {
      to: hostile,
      data: encodeFunctionData({
        abi: hostileAbi,
        functionName: "setCallBack",
        args: [world.at.reservations, refund],
      }),
    });
    const held = await balanceOf(world.at.reservations);
    if (way === "refund") await executeFor(hostile, world.at.reservations, refund);
    else await mintFor(hostile, name);
    expect(await balanceOf(hostile)).toBe(DEPOSIT);
    expect(held - (await balanceOf(world.at.reservations))).toBe(DEPOSIT);
    const calledBack = await world.chain.readContract({
      address: hostile,
      abi: hostileAbi,
      functionName: "calledBack",
    });
    expect(calledBack).toBe(false);
  });

  test("cannot mint a name during its own mint: the contract of names is not reentrant", async () => {
    const hostile = await world.deploy("HostileReserver");
    await reserveFor(hostile, "olga");
    const second = await world.voucher({ name: "olga-two", claimer: hostile });
    const mintSecond = encodeFunctionData({
      abi: namesAbi,
      functionName: "mint",
      args: [second, await world.sign(second)],
    });
    await world.sendRaw(alice, {
      to: hostile,
      data: encodeFunctionData({ abi: hostileAbi, functionName: "setCallBack", args: [world.at.names, mintSecond] }),
    });
    await mintFor(hostile, "olga");
    expect(await world.read("names", "isMinted", "olga")).toBe(true);
    expect(await world.read("names", "isMinted", "olga-two")).toBe(false);
    expect(await world.read("names", "isNonceUsed", second.nonce)).toBe(false);
  });
});

test("terms without names, deposit or a valid period are rejected", async () => {
  const { abi, bytecode } = readArtifact("NameReservations");
  const { names } = world.at;
  const wrong: unknown[][] = [
    [zeroAddress, DEPOSIT, PERIOD],
    [names, 0n, PERIOD],
    [names, DEPOSIT, 0n],
    [names, DEPOSIT, 3651n * 86_400n],
  ];
  for (const args of wrong) {
    const data = encodeDeployData({ abi, bytecode, args });
    const deployment = world.chain.estimateGas({ account: alice, data });
    await expect(deployment, String(args)).rejects.toThrow(toFunctionSelector("InvalidTerms()"));
  }
});
