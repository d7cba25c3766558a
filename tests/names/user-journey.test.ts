import type { LocalAccount, TypedDataDefinition } from "viem";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Client, createClient } from "../../lib/api/client.ts";
import { setPlanTier } from "../../lib/domains/developers/index.ts";
import { startHttpServer, type TestServer } from "../chain/http-server.ts";
import { type ServerProcess, startServer } from "../contract/server-process.ts";
import { signInMessage } from "../factories/sign-in.ts";
import { DEPOSIT, type NamesWorld, person, startNamesWorld, tokenIdOf } from "../solidity/names-world.ts";
import { chainOf, FINALITY, keyOf, lower, mine, useIdentities } from "./identity-world.ts";

// What somebody does who gets a name, from the first look to giving it away: over HTTP and a local chain, with the real
// server and its worker in a process of their own.

const service = useIdentities();
const [alice, bob, carol] = [person(3), person(4), person(5)];
const chainId = 31337;
/** For a machine that does much else; nothing is measured. */
const patience = { timeout: 60_000 };
let world: NamesWorld;
let server: ServerProcess;
let receiver: TestServer;
/** The events that the webhook received. */
const received: unknown[] = [];

beforeAll(async () => {
  receiver = await startHttpServer((_, body, response) => {
    received.push(JSON.parse(body));
    response.end();
  });
  world = await startNamesWorld();
  // Vouchers and reservations are judged by the server's clock: the chain's is set to it, as on any live chain.
  await world.wait(BigInt(Math.floor(Date.now() / 1000)) - (await world.now()));
  const ctx = service.context([chainOf(world)]);
  const { RECEIPT_SIGNER_KEY, SESSION_SECRET } = ctx.env;
  server = await startServer({
    ROLE: "all",
    DATABASE_URL: service.holder.url(),
    CHAINS: JSON.stringify([chainOf(world)]),
    RECEIPT_SIGNER_KEY,
    SESSION_SECRET,
    VOUCHER_SIGNER_KEY: keyOf(0),
    LOG_LEVEL: "info",
  });
  // Waiting for the indexer asks more often than the free tier allows.
  for (const who of [alice, bob]) await setPlanTier(ctx, { wallet: lower(who), tier: "professional" });
});
afterAll(async () => {
  server?.child.kill("SIGTERM");
  await server?.exited;
  await receiver?.close();
  await world?.stop();
});

const origin = () => `http://localhost:${server.port}`;

/** A client of the service, signed in as a wallet. */
async function signIn(wallet: LocalAccount): Promise<Client> {
  const anonymous = createClient({ baseUrl: origin() });
  const { nonce } = await anonymous.call("GET /v1/auth/nonce");
  const fields = { domain: new URL(origin()).host, uri: origin(), chainId, nonce };
  const message = signInMessage(wallet, new Date(), fields);
  const signature = await wallet.signMessage({ message });
  const { token, address } = await anonymous.call("POST /v1/auth/token", { body: { message, signature } });
  expect(address).toBe(wallet.address);
  return createClient({ baseUrl: origin(), apiKey: token });
}

/** Sign typed data by the domain and types the service publishes. */
async function signTyped(by: LocalAccount, client: Client, primaryType: string, message: object): Promise<string> {
  const { domain, types } = await client.call("GET /v1/auth/signing", { query: { chainId } });
  // The types are known when the answer is there, and not before.
  const typedData = { domain, types, primaryType, message } as unknown as TypedDataDefinition;
  return by.signTypedData(typedData);
}

const soon = () => Math.floor(Date.now() / 1000) + 600;

test("a user checks, reserves, mints, activates, links, sees the score change, mints a subname and gives the name away", async () => {
  const own = await signIn(alice);
  await own.call("POST /v1/webhooks", {
    body: { url: receiver.url, events: ["identity.created", "identity.activated"] },
  });
  const other = await signIn(bob);
  const identity = async () =>
    (await own.call("GET /v1/identity/{identity}", { params: { identity: "rose" } })).identity;
  const score = (who: string) => own.call("GET /v1/score/{identity}", { params: { identity: who } });

  // Both wallets have lived on the chain.
  for (const who of [alice, bob]) {
    for (let i = 0; i < 3; i++) await world.sendRaw(who, { to: carol.address, value: 10n ** 17n });
  }
  await expect
    .poll(async () => (await score(alice.address).catch(() => null))?.score.total, patience)
    .toBeGreaterThan(0);

  // The name is free, reserved on chain, and known after a sync.
  const name = { params: { name: "rose" } };
  expect(await own.call("GET /v1/identity/check/{name}", name)).toMatchObject({ available: true, valid: true });
  await world.send(alice, "reservations", "reserve", ["rose"], DEPOSIT);
  const synced = await own.call("POST /reservations/{address}/sync-from-chain", {
    params: { address: alice.address },
    body: {},
  });
  expect(synced.reservations).toMatchObject([{ name: "rose", status: "active", chainId }]);
  expect(await other.call("GET /name/{name}", name)).toMatchObject({ status: "reserved", available: false });

  // Only its reserver may mint it.
  const judge = (client: Client, address: string) =>
    client.call("GET /reserve/{name}/mint-eligibility", { ...name, query: { address, chainId } });
  expect(await judge(own, alice.address)).toMatchObject({ eligible: true, price: { currency: "ETH" } });
  expect(await judge(other, bob.address)).toMatchObject({ eligible: false });
  const claim = (client: Client, address: string) =>
    client.call("POST /reserve/{name}/claim-mint", { ...name, body: { address, chainId } });
  await expect(claim(other, bob.address)).rejects.toMatchObject({ status: 403, code: "NOT_ELIGIBLE" });

  // The voucher mints from the wallet; the deposit comes back.
  const { transaction } = await claim(own, alice.address);
  const { to, data, value } = transaction;
  // Both are hex by their schemas.
  const call = { to: to as `0x${string}`, data: data as `0x${string}`, value: BigInt(value) };
  const before = await world.chain.getBalance({ address: alice.address });
  const { receipt } = await world.sendRaw(alice, call);
  const paid = before - (await world.chain.getBalance({ address: alice.address }));
  expect(paid).toBe(BigInt(value) - DEPOSIT);

  // Confirmed at once, final some blocks later.
  const confirm = () => own.call("POST /mint/confirm", { body: { txHash: receipt.transactionHash, chainId } });
  expect(await confirm()).toMatchObject({
    identity: { svcId: "rose", state: "minted", owner: alice.address },
    final: false,
  });
  await mine(world, FINALITY);
  expect(await confirm()).toMatchObject({ confirmations: FINALITY + 1, final: true });
  const { reservations } = await own.call("GET /reservations/{address}", { params: { address: alice.address } });
  expect(reservations).toMatchObject([{ name: "rose", status: "settled" }]);

  // Activated by the owner's signature, which somebody else may carry.
  const deadline = soon();
  const consent = { name: "rose", owner: alice.address, nonce: (await identity()).nonce, deadline };
  const signature = await signTyped(alice, other, "ActivateIdentity", consent);
  const activated = await other.call("POST /v1/identity/{identity}/activate", {
    params: { identity: "Rose.svc" },
    body: { deadline, signature },
  });
  expect(activated.identity).toMatchObject({
    state: "activated",
    wallets: [{ address: alice.address, primary: true }],
  });

  // A second wallet is linked by its signature, and both are scored as one.
  const alone = (await score("rose")).score;
  expect((await score(bob.address)).svcId).toBeNull();
  const link = { name: "rose", owner: alice.address, wallet: bob.address, nonce: (await identity()).nonce, deadline };
  const linked = await own.call("POST /v1/identity/{identity}/wallets", {
    params: { identity: "rose" },
    body: { address: bob.address, deadline, signature: await signTyped(bob, own, "LinkWallet", link) },
  });
  expect(linked.identity.wallets.map(({ address }) => address)).toEqual([alice.address, bob.address]);
  await expect.poll(async () => (await score("rose")).score.total, patience).not.toBe(alone.total);
  const together = await score("rose");
  expect(await score(bob.address)).toMatchObject({ svcId: "rose", address: alice.address, score: together.score });

  // A subname below the name, for somebody else.
  const parentId = tokenIdOf("rose");
  const subname = await world.send(alice, "names", "mintSubname", ["team", parentId, carol.address]);
  const subnamed = await own.call("POST /mint/subname/confirm", {
    body: { txHash: subname.receipt.transactionHash, chainId },
  });
  expect(subnamed).toMatchObject({
    identity: { svcId: "team.rose", parent: "rose", owner: carol.address },
    parent: { svcId: "rose" },
  });

  // Given away, the name is somebody else's, minted only, and the wallets stand for themselves again.
  const { nonce } = await identity();
  await world.send(alice, "names", "transferFrom", [alice.address, carol.address, parentId]);
  await expect.poll(async () => (await identity()).owner, patience).toBe(carol.address);
  expect(await identity()).toMatchObject({ state: "minted", address: carol.address, wallets: [], nonce: nonce + 1 });
  await expect.poll(async () => (await score(bob.address)).address, patience).toBe(bob.address);
  expect((await score(bob.address)).svcId).toBeNull();
  expect((await score(alice.address)).score.total).not.toBe(together.score.total);

  await expect.poll(() => received.length, patience).toBe(2);
  expect(received).toMatchObject([
    { event: "identity.created", data: { svcId: "rose", address: alice.address, txHash: receipt.transactionHash } },
    { event: "identity.activated", data: { svcId: "rose", address: alice.address } },
  ]);
}, 300_000);
