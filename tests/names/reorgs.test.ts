import type { Hex } from "viem";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import {
  activateIdentity,
  getIdentity,
  linkWallet,
  mintIdentity,
  recordMint,
  SPONSORED_A_DAY,
} from "../../lib/domains/identities/index.ts";
import { boardsOf, getScore } from "../../lib/domains/scores/index.ts";
import { type NamesWorld, person, startNamesWorld, tokenIdOf } from "../contracts/names-world.ts";
import {
  chainOf,
  deadline,
  FINALITY,
  lower,
  mine,
  reached,
  sessionOf,
  signFor,
  useIdentities,
} from "./identity-world.ts";

const identities = useIdentities();
const { rows } = identities;
const [alice, bob, carol] = [person(3), person(4), person(5)];
let world: NamesWorld;
let clean: Hex;

beforeAll(async () => {
  world = await startNamesWorld();
});
afterAll(() => world.stop());
beforeEach(async () => {
  await identities.clear();
  clean = await world.chain.snapshot();
});
afterEach(async () => {
  await identities.stop();
  await world.chain.revert({ id: clean });
});

const ctx = (more = {}) => identities.context([chainOf(world)], more);
const index = () => identities.index([chainOf(world)], chainOf(world));
const count = async (text: string) => (await rows(text)).length;

async function activateAndLink(): Promise<void> {
  const as = ctx(sessionOf(alice));
  const { nonce } = await activateIdentity(as, { name: "alice" });
  const linking = {
    name: "alice",
    owner: lower(alice),
    wallet: lower(bob),
    nonce: BigInt(nonce),
    deadline: BigInt(deadline(as)),
  };
  const signature = await signFor(as, bob, "LinkWallet", linking);
  await linkWallet(as, { name: "alice", address: lower(bob), deadline: deadline(as), signature });
}

test("a reorg that takes a mint away takes the identity; the same mint in a later block gives it back as it was", async () => {
  const one = await index();
  await world.sendRaw(bob, { to: carol.address, value: 10n ** 17n });
  await reached(one, world);
  await boardsOf(ctx()).loaded;
  const alone = await getScore(ctx(), { identity: lower(bob) });
  const before = await world.chain.snapshot();
  const expiresAt = (await world.now()) + 900n;
  const { receipt } = await world.mint(alice, "alice", { expiresAt });
  await reached(one, world);
  await activateAndLink();
  const whole = await getIdentity(ctx(), { identity: "alice" });

  await world.chain.revert({ id: before });
  await mine(world, 2);
  await reached(one, world);
  await expect(getIdentity(ctx(), { identity: "alice" })).rejects.toMatchObject({ code: "USER_NOT_FOUND" });
  await expect(recordMint(ctx(), { chainId: 31337, txHash: receipt.transactionHash })).rejects.toMatchObject({
    code: "TRANSACTION_NOT_CONFIRMED",
  });
  await boardsOf(ctx()).refresh();
  await expect(getScore(ctx(), { identity: "alice" })).rejects.toMatchObject({ code: "USER_NOT_FOUND" });
  const freed = await getScore(ctx(), { identity: lower(bob) });
  expect([freed.svcId, freed.address, freed.score.breakdown]).toEqual([null, bob.address, alone.score.breakdown]);
  expect(await count("select * from identity_wallet")).toBe(0);
  expect(await count("select * from wallet where subject <> address")).toBe(0);

  const again = await world.mint(alice, "alice", { expiresAt });
  expect(again.receipt.transactionHash).toBe(receipt.transactionHash);
  await reached(one, world);
  const back = await getIdentity(ctx(), { identity: "alice" });
  expect(back).toMatchObject({ state: "activated", wallets: whole.wallets, activatedAt: whole.activatedAt });
  // Signatures over nonces that were used stay used.
  expect(back.nonce).toBeGreaterThan(whole.nonce);
  await mine(world, FINALITY);
  await reached(one, world);
  expect(await count("select * from outbox where event = 'identity.created'")).toBe(1);
});

test("a reorg that takes a transfer away gives the former owner the activated identity back", async () => {
  const one = await index();
  await world.mint(alice, "alice");
  await reached(one, world);
  await activateAndLink();
  const whole = await getIdentity(ctx(), { identity: "alice" });
  const before = await world.chain.snapshot();
  await world.send(alice, "names", "transferFrom", [alice.address, carol.address, tokenIdOf("alice")]);
  await reached(one, world);
  expect(await getIdentity(ctx(), { identity: "alice" })).toMatchObject({ state: "minted", owner: carol.address });
  await world.chain.revert({ id: before });
  await mine(world, 2);
  await reached(one, world);
  expect(await getIdentity(ctx(), { identity: "alice" })).toEqual({ ...whole, nonce: expect.any(Number) });
  expect(await rows("select address, subject from wallet where subject <> address")).toEqual([
    { address: lower(bob), subject: lower(alice) },
  ]);
});

test("a mint that was confirmed ahead of the indexer goes when its block turns out to be another one", async () => {
  const before = await world.chain.snapshot();
  const { receipt } = await world.mint(alice, "alice");
  await recordMint(ctx(), { chainId: 31337, txHash: receipt.transactionHash });
  expect(await count("select * from identity")).toBe(1);
  await world.chain.revert({ id: before });
  await mine(world, 2);
  await reached(await index(), world);
  expect(await count("select * from identity")).toBe(0);
  expect(await count("select * from name_event")).toBe(0);
});

test("an index rolled back and read again holds the same names as one from scratch", async () => {
  const one = await index();
  await world.mint(alice, "alice");
  const before = await world.chain.snapshot();
  await world.mint(bob, "bobby");
  await reached(one, world);
  await world.chain.revert({ id: before });
  await world.mint(carol, "carol");
  await world.send(alice, "names", "mintSubname", ["team", tokenIdOf("alice"), carol.address]);
  await mine(world, FINALITY);
  await reached(one, world);
  const names = "select to_jsonb(i) - 'created_at' as identity from identity i order by name";
  const events = "select * from name_event order by block_number, log_index";
  const rolled = [await rows(names), await rows(events)];
  await identities.stop();
  await identities.clear();
  await reached(await index(), world);
  expect([await rows(names), await rows(events)]).toEqual(rolled);
  expect((rolled[0] ?? []).length).toBe(3);
});

test("a hundred confirmations, activations and links at once: one identity, told once, with no half state", async () => {
  const one = await index();
  const { receipt } = await world.mint(alice, "alice");
  const hundred = <T>(work: () => Promise<T>) => Promise.allSettled(Array.from({ length: 100 }, work));
  const confirmed = await hundred(() => recordMint(ctx(), { chainId: 31337, txHash: receipt.transactionHash }));
  expect(confirmed.filter((result) => result.status === "rejected")).toEqual([]);
  await mine(world, FINALITY);
  await Promise.all([
    hundred(() => recordMint(ctx(), { chainId: 31337, txHash: receipt.transactionHash })),
    reached(one, world),
  ]);
  expect(await count("select * from outbox where event = 'identity.created'")).toBe(1);

  const as = ctx(sessionOf(alice));
  const activated = await hundred(() => activateIdentity(as, { name: "alice" }));
  expect(activated.some((result) => result.status === "fulfilled")).toBe(true);
  expect(await count("select * from outbox where event = 'identity.activated'")).toBe(1);
  expect(await getIdentity(ctx(), { identity: "alice" })).toMatchObject({ state: "activated", nonce: 1 });

  const linking = { name: "alice", owner: lower(alice), wallet: lower(bob), nonce: 1n, deadline: BigInt(deadline(as)) };
  const signature = await signFor(as, bob, "LinkWallet", linking);
  const links = await hundred(() =>
    linkWallet(as, { name: "alice", address: lower(bob), deadline: deadline(as), signature }),
  );
  expect(links.filter((result) => result.status === "fulfilled")).toHaveLength(1);
  const faults = links.flatMap((result) => (result.status === "rejected" ? [result.reason.code] : []));
  expect([...new Set(faults)]).toEqual(["INVALID_SIGNATURE"]);
  expect(await getIdentity(ctx(), { identity: "alice" })).toMatchObject({ nonce: 2, wallets: [{}, {}] });
});

test("a hundred sponsored mints of one name at once give it to one owner", async () => {
  const people = Array.from({ length: 100 }, (_, i) => person(100 + i));
  const results = await Promise.allSettled(
    people.map((owner) => mintIdentity(ctx(sessionOf(owner)), { name: "Wanted.svc", owner: lower(owner) })),
  );
  const won = results.flatMap((result) => (result.status === "fulfilled" ? [result.value] : []));
  expect(won).toHaveLength(1);
  const faults = results.flatMap((result) => (result.status === "rejected" ? [result.reason.code] : []));
  expect([...new Set(faults)]).toEqual(["NAME_UNAVAILABLE"]);
  const [mint] = won;
  expect(mint?.identity).toMatchObject({ svcId: "wanted", state: "minted", final: false });
  const owner = await world.read("names", "ownerOf", tokenIdOf("wanted"));
  expect(mint?.identity.owner).toBe(owner);
  expect(await rows("select tx_hash, name from sponsored_mint")).toEqual([
    { tx_hash: mint?.transaction.hash, name: "wanted" },
  ]);
});

test("different names are minted at once, each transaction with a nonce of its own, five a day for one developer", async () => {
  const as = ctx(sessionOf(alice));
  const names = Array.from({ length: SPONSORED_A_DAY + 2 }, (_, i) => `name-${i}`);
  const results = await Promise.allSettled(names.map((name) => mintIdentity(as, { name, owner: lower(alice) })));
  expect(results.filter((result) => result.status === "fulfilled")).toHaveLength(SPONSORED_A_DAY);
  const faults = results.flatMap((result) => (result.status === "rejected" ? [result.reason.code] : []));
  expect(faults).toEqual(["NOT_ELIGIBLE", "NOT_ELIGIBLE"]);
  identities.holder.now = new Date("2026-01-16T00:00:01Z");
  await expect(mintIdentity(ctx(sessionOf(alice)), { name: "next-day", owner: lower(alice) })).resolves.toMatchObject({
    identity: { svcId: "next-day" },
  });
  identities.holder.now = new Date("2026-01-15T12:00:00Z");
});

test("no name is sponsored that is taken, blocked or reserved by another, nor on a chain that is not local", async () => {
  const as = ctx(sessionOf(alice));
  const one = await index();
  await world.mint(bob, "bobby");
  await world.send(bob, "reservations", "reserve", ["bob-two"], 10n ** 16n);
  await world.send(alice, "reservations", "reserve", ["alice-two"], 10n ** 16n);
  await reached(one, world);
  const mintName = (name: string, by = as) => mintIdentity(by, { name, owner: lower(alice) });
  for (const name of ["bobby", "batch", "svc", "bob-two"]) {
    await expect(mintName(name)).rejects.toMatchObject({ code: "NAME_UNAVAILABLE" });
  }
  await expect(mintName("no")).rejects.toMatchObject({ code: "INVALID_NAME_FORMAT" });
  await expect(mintName("fine", ctx(sessionOf(bob)))).rejects.toMatchObject({ code: "FORBIDDEN" });
  const remote = identities.context([chainOf(world, { local: false })], sessionOf(alice));
  await expect(mintName("fine", remote)).rejects.toMatchObject({ code: "NOT_ELIGIBLE" });
  expect((await mintName("alice-two")).identity).toMatchObject({ svcId: "alice-two", owner: alice.address });
});
