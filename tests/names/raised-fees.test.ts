import { parseTransaction } from "viem";
import { afterEach, expect, test } from "vitest";
import { mintIdentity } from "../../lib/domains/identities/index.ts";
import { confirmMint } from "../../lib/domains/reservations/index.ts";
import { raiseFees } from "../../lib/domains/transactions/index.ts";
import { person, tokenIdOf } from "../solidity/names-world.ts";
import { lower, sessionOf, useNamesWorld } from "./identity-world.ts";

const MOST_RAISES = 4;

// Sponsored mints whose price became too low while they wait.

const names = useNamesWorld();
const { rows, ctx } = names;
const alice = person(3);
const minter = person(2);

interface Stored {
  nonce: number;
  raw: `0x${string}`;
  hashes: `0x${string}`[];
  raises: number;
  mined: boolean;
}
const stored = () =>
  rows<Stored>(
    "select nonce::int, raw, hashes, raises, mined_at is not null as mined from sent_transaction order by nonce",
  );

/** A run of the scheduled task some minutes later. */
const raise = (minutes: number) =>
  raiseFees({ ...ctx(), now: new Date(names.holder.now.getTime() + minutes * 60_000) });

/** Begin a mint that no block takes. */
async function beginMint(name: string) {
  const before = (await stored()).length;
  const mint = mintIdentity(ctx(sessionOf(alice)), { name, owner: lower(alice) });
  mint.catch(() => {}); // Awaited later.
  await expect.poll(async () => (await stored()).length, { timeout: 20_000 }).toBe(before + 1);
  const hash = (await stored())[before]?.hashes[0] ?? "0x";
  await expect
    .poll(
      () =>
        names.world.chain.getTransaction({ hash }).then(
          () => true,
          () => false,
        ),
      { timeout: 20_000 },
    )
    .toBe(true);
  return { mint, hash };
}

afterEach(() => names.world.chain.setAutomine(true));

test("a sponsored mint that waits is sent again for a higher price with its nonce, and mints once", async () => {
  await names.world.chain.setAutomine(false);
  const { mint, hash } = await beginMint("rose");
  await raise(0.5);
  expect((await stored())[0]?.raises).toBe(0);
  await raise(2);
  const [one] = await stored();
  expect(one).toMatchObject({ raises: 1, mined: false, hashes: [hash, expect.any(String)] });
  const replacement = one?.hashes[1] ?? "0x";
  expect(await names.world.chain.getTransaction({ hash: replacement })).toMatchObject({ nonce: one?.nonce });
  await names.mine(1);
  const { transaction, identity } = await mint;
  expect([transaction.hash, identity.svcId, identity.owner]).toEqual([replacement, "rose", alice.address]);
  expect(await names.world.read("names", "ownerOf", tokenIdOf("rose"))).toBe(alice.address);
  const sent = await names.world.chain.getTransactionCount({ address: minter.address });
  await raise(10);
  await names.mine(1);
  expect(await names.world.chain.getTransactionCount({ address: minter.address })).toBe(sent);
  expect((await stored())[0]).toMatchObject({ raises: 1, mined: true });
  // Who has the first hash finds the mint by it.
  const confirmed = await confirmMint(ctx(sessionOf(alice)), { txHash: hash, chainId: 31337 });
  expect(confirmed).toMatchObject({ identity: { svcId: "rose" } });
  expect(await rows("select count(*)::int as mints from sponsored_mint")).toEqual([{ mints: 1 }]);
});

test("the price is raised a few times, each time to at most twice as much", async () => {
  await names.world.chain.setAutomine(false);
  const { mint } = await beginMint("lily");
  const prices: bigint[] = [];
  for (let minutes = 0; minutes < 20; minutes += 2) {
    await raise(minutes);
    const [one] = await stored();
    prices.push(parseTransaction(one?.raw ?? "0x").maxFeePerGas ?? 0n);
  }
  expect((await stored())[0]).toMatchObject({ raises: MOST_RAISES, mined: false });
  expect(new Set(prices).size).toBe(MOST_RAISES + 1);
  for (const [i, price] of prices.entries()) expect(price).toBeLessThanOrEqual((prices[i - 1] ?? price) * 2n + 1n);
  await names.mine(1);
  await mint;
});

test("a mint that the node forgot keeps its nonce from a later one, is sent again, and both are mined", async () => {
  await names.world.chain.setAutomine(false);
  const { mint, hash } = await beginMint("first");
  await names.world.chain.dropTransaction({ hash });
  const later = await beginMint("second");
  const [one, other] = await stored();
  expect(other?.nonce).toBe((one?.nonce ?? 0) + 1);
  await raise(0);
  await names.mine(1);
  for (const { identity } of await Promise.all([mint, later.mint])) expect(identity.owner).toBe(alice.address);
});
