import { expect, test } from "vitest";
import { withTransactionLog } from "../../lib/core/transaction.ts";
import { listNotifications } from "../../lib/domains/attestations/index.ts";
import {
  activateIdentity,
  getIdentity,
  linkWallet,
  mintIdentity,
  recordMint,
  SPONSORED_A_DAY,
} from "../../lib/domains/identities/index.ts";
import { boardsOf, getScore } from "../../lib/domains/scores/index.ts";
import { person, tokenIdOf } from "../solidity/names-world.ts";
import { chainOf, deadline, FINALITY, lower, sessionOf, signFor, useNamesWorld } from "./identity-world.ts";

const names = useNamesWorld();
const { rows, ctx, index } = names;
const [alice, bob, carol] = [person(3), person(4), person(5)];

const count = async (text: string) => (await rows(text)).length;

test("a reorg that takes a mint away takes the identity; the same mint in a later block gives it back as it was", async () => {
  const one = await index();
  await names.world.sendRaw(bob, { to: carol.address, value: 10n ** 17n });
  await names.reached(one);
  await boardsOf(ctx()).loaded;
  const alone = await getScore(ctx(), { identity: lower(bob) });
  const before = await names.world.chain.snapshot();
  const expiresAt = (await names.world.now()) + 900n;
  const { receipt } = await names.world.mint(alice, "alice", { expiresAt });
  await names.reached(one);
  await names.activateAndLink("alice", alice, bob);
  const whole = await getIdentity(ctx(), { identity: "alice" });

  await names.world.chain.revert({ id: before });
  await names.mine(2);
  await names.reached(one);
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

  const again = await names.world.mint(alice, "alice", { expiresAt });
  expect(again.receipt.transactionHash).toBe(receipt.transactionHash);
  await names.reached(one);
  const back = await getIdentity(ctx(), { identity: "alice" });
  expect(back).toMatchObject({ state: "activated", wallets: whole.wallets, activatedAt: whole.activatedAt });
  // Signatures over nonces that were used stay used.
  expect(back.nonce).toBeGreaterThan(whole.nonce);
  await names.mine(FINALITY);
  await names.reached(one);
  expect(await count("select * from outbox where event = 'identity.created'")).toBe(1);
});

test("an owner who loses a name to a reorg is notified; a mint that only moved notifies nobody", async () => {
  const one = await index();
  const notifications = async () =>
    (await listNotifications(ctx(sessionOf(alice)), { limit: 10, offset: 0 })).notifications;
  const before = await names.world.chain.snapshot();
  const expiresAt = (await names.world.now()) + 900n;
  const { receipt } = await names.world.mint(alice, "alice", { expiresAt });
  await names.reached(one);
  expect(await notifications()).toEqual([]);

  await names.world.chain.revert({ id: before });
  const again = await names.world.chain.snapshot();
  await names.mine(2);
  await names.reached(one);
  expect(await count("select * from identity")).toBe(0);
  expect(await count("select * from notification")).toBe(1);
  const moved = await names.world.mint(alice, "alice", { expiresAt });
  expect(moved.receipt.transactionHash).toBe(receipt.transactionHash);
  await names.reached(one);
  expect(await notifications()).toEqual([]);

  await names.world.chain.revert({ id: again });
  await names.mine(4);
  await names.reached(one);
  const data = { svcId: "alice", address: alice.address, chainId: 31337, txHash: receipt.transactionHash };
  expect(await notifications()).toMatchObject([{ kind: "identity.removed", data }]);
  expect(await count("select * from outbox where event like 'identity.%'")).toBe(0);
});

test("a reorg that takes a transfer away gives the former owner the activated identity back", async () => {
  const one = await index();
  await names.world.mint(alice, "alice");
  await names.reached(one);
  await names.activateAndLink("alice", alice, bob);
  const whole = await getIdentity(ctx(), { identity: "alice" });
  const before = await names.world.chain.snapshot();
  await names.world.send(alice, "names", "transferFrom", [alice.address, carol.address, tokenIdOf("alice")]);
  await names.reached(one);
  expect(await getIdentity(ctx(), { identity: "alice" })).toMatchObject({ state: "minted", owner: carol.address });
  await names.world.chain.revert({ id: before });
  await names.mine(2);
  await names.reached(one);
  expect(await getIdentity(ctx(), { identity: "alice" })).toEqual({ ...whole, nonce: expect.any(Number) });
  expect(await rows("select address, subject from wallet where subject <> address")).toEqual([
    { address: lower(bob), subject: lower(alice) },
  ]);
});

test("a mint that was confirmed ahead of the indexer goes when its block turns out to be another one", async () => {
  const before = await names.world.chain.snapshot();
  const { receipt } = await names.world.mint(alice, "alice");
  await recordMint(ctx(), { chainId: 31337, txHash: receipt.transactionHash });
  expect(await count("select * from identity")).toBe(1);
  await names.world.chain.revert({ id: before });
  await names.mine(2);
  await names.reached(await index());
  expect(await count("select * from identity")).toBe(0);
  expect(await count("select * from name_event")).toBe(0);
});

test("an index rolled back and read again holds the same names as one from scratch", async () => {
  const one = await index();
  await names.world.mint(alice, "alice");
  const before = await names.world.chain.snapshot();
  await names.world.mint(bob, "bobby");
  await names.reached(one);
  await names.world.chain.revert({ id: before });
  await names.world.mint(carol, "carol");
  await names.world.send(alice, "names", "mintSubname", ["team", tokenIdOf("alice"), carol.address]);
  await names.mine(FINALITY);
  await names.reached(one);
  const identities = "select to_jsonb(i) - 'created_at' as identity from identity i order by name";
  const events = "select * from name_event order by block_number, log_index";
  const rolled = [await rows(identities), await rows(events)];
  await names.stop();
  await names.clear();
  await names.reached(await index());
  expect([await rows(identities), await rows(events)]).toEqual(rolled);
  expect((rolled[0] ?? []).length).toBe(3);
});

test("a hundred concurrent confirmations, activations and links make one identity and one event, with no partial state", async () => {
  const one = await index();
  const { receipt } = await names.world.mint(alice, "alice");
  const hundred = <T>(work: () => Promise<T>) => Promise.allSettled(Array.from({ length: 100 }, work));
  const confirmed = await hundred(() => recordMint(ctx(), { chainId: 31337, txHash: receipt.transactionHash }));
  expect(confirmed.filter((result) => result.status === "rejected")).toEqual([]);
  await names.mine(FINALITY);
  await Promise.all([
    hundred(() => recordMint(ctx(), { chainId: 31337, txHash: receipt.transactionHash })),
    names.reached(one),
  ]);
  expect(await count("select * from outbox where event = 'identity.created'")).toBe(1);

  const as = ctx(sessionOf(alice));
  const activated = await hundred(() => activateIdentity(as, { name: "alice" }));
  expect(activated.filter((result) => result.status === "rejected")).toEqual([]);
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
  const owner = await names.world.read("names", "ownerOf", tokenIdOf("wanted"));
  expect(mint?.identity.owner).toBe(owner);
  expect(await rows("select tx_hash, name from sponsored_mint")).toEqual([
    { tx_hash: mint?.transaction.hash, name: "wanted" },
  ]);
});

test("a sponsored mint whose process ended before it was recorded is finished by a repetition, and not sent again", async () => {
  const mint = () => mintIdentity(ctx(sessionOf(alice)), { name: "rose", owner: lower(alice) });
  const results: unknown[] = [];
  const first = withTransactionLog(
    {
      results: [],
      async beforeCommit(_, index, result) {
        if (index > 0) throw new Error("the process is gone");
        results.push(result);
      },
    },
    mint,
  );
  await expect(first).rejects.toThrow("the process is gone");
  const sent = await names.world.chain.getBlockNumber();
  const { transaction } = await withTransactionLog({ results, beforeCommit: async () => {} }, mint);
  expect(await rows("select tx_hash from sponsored_mint")).toEqual([{ tx_hash: transaction.hash }]);
  expect(await names.world.chain.getBlockNumber()).toBe(sent);
});

test("a repetition signs a sponsored mint again whose transaction the node had refused", async () => {
  const refused = { hash: `0x${"ab".repeat(32)}`, raw: "0x00", maxCost: 0n };
  const log = { results: [refused], beforeCommit: async () => {} };
  const { transaction } = await withTransactionLog(log, () =>
    mintIdentity(ctx(sessionOf(alice)), { name: "rose", owner: lower(alice) }),
  );
  expect(await rows("select tx_hash from sponsored_mint")).toEqual([{ tx_hash: transaction.hash }]);
});

test("different names are minted at once, each transaction with a nonce of its own, five a day for one developer", async () => {
  const as = ctx(sessionOf(alice));
  const wanted = Array.from({ length: SPONSORED_A_DAY + 2 }, (_, i) => `name-${i}`);
  const results = await Promise.allSettled(wanted.map((name) => mintIdentity(as, { name, owner: lower(alice) })));
  expect(results.filter((result) => result.status === "fulfilled")).toHaveLength(SPONSORED_A_DAY);
  const faults = results.flatMap((result) => (result.status === "rejected" ? [result.reason.code] : []));
  expect(faults).toEqual(["NOT_ELIGIBLE", "NOT_ELIGIBLE"]);
  names.holder.now = new Date("2026-01-16T00:00:01Z");
  await expect(mintIdentity(ctx(sessionOf(alice)), { name: "next-day", owner: lower(alice) })).resolves.toMatchObject({
    identity: { svcId: "next-day" },
  });
  names.holder.now = new Date("2026-01-15T12:00:00Z");
});

test("no name is sponsored that is taken, blocked or reserved by another, nor on a chain that is not local", async () => {
  const as = ctx(sessionOf(alice));
  const one = await index();
  await names.world.mint(bob, "bobby");
  await names.world.send(bob, "reservations", "reserve", ["bob-two"], 10n ** 16n);
  await names.world.send(alice, "reservations", "reserve", ["alice-two"], 10n ** 16n);
  await names.reached(one);
  const mintName = (name: string, by = as) => mintIdentity(by, { name, owner: lower(alice) });
  for (const name of ["bobby", "batch", "svc", "bob-two"]) {
    await expect(mintName(name)).rejects.toMatchObject({ code: "NAME_UNAVAILABLE" });
  }
  await expect(mintName("no")).rejects.toMatchObject({ code: "INVALID_NAME_FORMAT" });
  await expect(mintName("fine", ctx(sessionOf(bob)))).rejects.toMatchObject({ code: "FORBIDDEN" });
  const remote = names.context([chainOf(names.world, { local: false })], sessionOf(alice));
  await expect(mintName("fine", remote)).rejects.toMatchObject({ code: "NOT_ELIGIBLE" });
  expect((await mintName("alice-two")).identity).toMatchObject({ svcId: "alice-two", owner: alice.address });
});
