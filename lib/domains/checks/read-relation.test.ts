import { beforeAll, describe, expect, it } from "vitest";
import { insertActivity, makeActivity } from "../../../tests/factories/activity.ts";
import { useContext } from "../../../tests/setup/context.ts";
import type { Address } from "../../core/chains.ts";
import { readRelation } from "./read-relation.ts";

const holder = useContext();
const from: Address = `0x${"f".repeat(40)}`;
const token = `0x${"7".repeat(40)}`;
const address = (first: string, last: string, fill = "0"): Address =>
  `0x${first}${fill.repeat(40 - first.length - last.length)}${last}`;
const paid = address("abcd12", "90ef12");
const paidByToken = address("5555", "6666");
/** Named by a `transferFrom` of zero, which anybody can send. */
const zero = address("abcd99", "99ef12", "1");
/** Named as receiver by a stranger's token. */
const faked = address("5555", "6666", "1");
const stranger = address("1234567", "0");
const failed = address("3333", "4444");
const called = address("8888", "9999");
const ownZero = address("7777", "1111");
const tx = (number: number) => ({ txHash: `0x${String(number).padStart(64, "0")}`, blockNumber: number });
const relation = (to: Address) => readRelation(holder.ctx(), { from, address: to, chainIds: [1] });

beforeAll(async () => {
  const row = { wallet: from, asset: token };
  await insertActivity(
    holder.ctx().pg,
    makeActivity([
      { wallet: from, kind: "sent", counterparty: paid, amount: 5n, at: 1_000 },
      { wallet: from, kind: "received", counterparty: paid, amount: 1n, at: 2_000 },
      { wallet: from, kind: "sent", counterparty: token, amount: 0n, ...tx(7) },
      { ...row, kind: "tokenOut", counterparty: paidByToken, amount: 9n, ...tx(7), logIndex: 3, at: 3_000 },
      { ...row, kind: "tokenOut", counterparty: ownZero, amount: 0n, ...tx(7), logIndex: 4 },
      { ...row, kind: "tokenOut", counterparty: zero, amount: 0n, ...tx(8) },
      { ...row, kind: "tokenOut", counterparty: faked, amount: 9n, ...tx(9) },
      { wallet: from, kind: "received", counterparty: stranger, amount: 1n, at: 4_000 },
      { wallet: from, kind: "failed", counterparty: failed, amount: 5n },
      { wallet: from, kind: "sent", counterparty: called, amount: 0n },
    ]),
  );
});

describe("what a wallet did with an address", () => {
  it("is known from its own payments, of value and of tokens, and from what it received", async () => {
    expect(await relation(paid)).toMatchObject({
      sentBefore: true,
      receivedFrom: true,
      lastAt: 2_000,
      isPlanted: false,
    });
    expect(await relation(paidByToken)).toMatchObject({ sentBefore: true, receivedFrom: false, lastAt: 3_000 });
    expect(await relation(stranger)).toMatchObject({ sentBefore: false, receivedFrom: true, lastAt: 4_000 });
  });

  it.each([
    ["a transferFrom of zero", zero, paid],
    ["a stranger's token that names it as sender", faked, paidByToken],
  ])("is nothing after %s, which is planted, and looks like one that it paid", async (_, planted, like) => {
    expect(await relation(planted)).toMatchObject({
      sentBefore: false,
      receivedFrom: false,
      lastAt: null,
      isPlanted: true,
      lookalikes: [{ address: like }],
    });
    // The planted one is nobody's counterparty: the address that was paid looks like none.
    expect((await relation(like)).lookalikes).toEqual([]);
  });

  it("is no payment where the transaction failed or moved nothing", async () => {
    const none = { sentBefore: false, lastAt: null, isPlanted: false };
    for (const one of [failed, called, ownZero]) expect(await relation(one)).toMatchObject(none);
  });
});

it.each([
  ["four digits at both ends", address("abcd3", "3ef12", "2"), [4, 4]],
  ["six at the beginning", address("abcd12", "0000", "2"), [6, 0]],
  ["six at the end", address("0000", "90ef12", "2"), [0, 6]],
  ["three at one end", address("abc3", "ef12", "2"), null],
  ["five at one end", address("abcd1", "000", "5"), null],
])("an address that shares %s with one that was paid", async (_, like, shared) => {
  const found = (await relation(like)).lookalikes.map(({ samePrefix, sameSuffix }) => [samePrefix, sameSuffix]);
  expect(found).toEqual(shared === null ? [] : [shared]);
});

it("an address is no look-alike of itself", async () => {
  expect((await relation(paid)).lookalikes).toEqual([]);
});
