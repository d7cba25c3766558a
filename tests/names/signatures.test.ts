import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { encodeFunctionData, type Hex, numberToHex, parseAbi, zeroHash } from "viem";
import { beforeAll, expect, onTestFinished, test } from "vitest";
import type { Context } from "../../lib/core/context.ts";
import {
  createNonce,
  ensureDeveloper,
  lookUpSession,
  setPlanTier,
  signIn,
} from "../../lib/domains/developers/index.ts";
import { activateIdentity, linkWallet, recordMint, unlinkWallet } from "../../lib/domains/identities/index.ts";
import { signInMessage } from "../factories/sign-in.ts";
import { person } from "../solidity/names-world.ts";
import { chainOf, deadline, lower, sessionOf, signFor, useNamesWorld } from "./identity-world.ts";

const factoryAbi = parseAbi([
  "function create(address key, bytes32 salt) returns (address)",
  "function addressOf(address key, bytes32 salt) view returns (address)",
]);

const names = useNamesWorld();
const [alice, bob] = [person(3), person(4)];
let factory: Hex;

beforeAll(async () => {
  factory = await names.world.deploy("LocalSmartAccountFactory");
});

/** A caller with a write key, signed in as nobody. */
const ctx = (more: Partial<Context> = {}, chain: object = {}) =>
  names.context([chainOf(names.world, chain)], {
    actor: {
      kind: "key",
      developerId: "dev_1",
      wallet: lower(bob),
      keyId: "key_1",
      tier: "free",
      permissions: ["write"],
    },
    ...more,
  });

async function mintTo(owner: Hex, name = "alice"): Promise<void> {
  const voucher = await names.world.voucher({ name, claimer: owner });
  const { receipt } = await names.world.send(names.world.minter, "names", "mint", [
    voucher,
    await names.world.sign(voucher),
  ]);
  await recordMint(ctx(), { chainId: 31337, txHash: receipt.transactionHash });
}

const message = (more: { deadline?: number; nonce?: bigint; owner?: Hex } = {}) => ({
  name: "alice",
  owner: more.owner ?? lower(alice),
  nonce: more.nonce ?? 0n,
  deadline: BigInt(more.deadline ?? deadline(ctx())),
});
const sign = (by = alice, about: Parameters<typeof message>[0] = {}) =>
  signFor(ctx(), by, "ActivateIdentity", message(about));
const activate = (signature: Hex, until = deadline(ctx()), as = ctx()) =>
  activateIdentity(as, { name: "alice", deadline: until, signature });
const refused = { code: "INVALID_SIGNATURE" };

test("the owner's signature activates the name through any relayer, with or without its suffix", async () => {
  await mintTo(alice.address);
  expect(await activate(await sign())).toMatchObject({ state: "activated", nonce: 1 });
  await mintTo(bob.address, "bobby");
  const signed = { name: "bobby.svc", owner: lower(bob), nonce: 0n, deadline: BigInt(deadline(ctx())) };
  const signature = await signFor(ctx(), bob, "ActivateIdentity", signed);
  expect(await activateIdentity(ctx(), { name: "bobby", deadline: deadline(ctx()), signature })).toMatchObject({
    state: "activated",
  });
});

test("without a session or signature of the owner nothing is activated", async () => {
  await mintTo(alice.address);
  await expect(activateIdentity(ctx(), { name: "alice" })).rejects.toMatchObject({ code: "FORBIDDEN" });
  await expect(activateIdentity(ctx(sessionOf(bob)), { name: "alice" })).rejects.toMatchObject({ code: "FORBIDDEN" });
  const half = activateIdentity(ctx(), { name: "alice", signature: await sign() });
  await expect(half).rejects.toMatchObject({ code: "INVALID_REQUEST" });
});

test("a replayed signature is refused", async () => {
  await mintTo(alice.address);
  await activateIdentity(ctx(sessionOf(alice)), { name: "alice" });
  const linking = {
    name: "alice",
    owner: lower(alice),
    wallet: lower(bob),
    nonce: 1n,
    deadline: BigInt(deadline(ctx())),
  };
  const signature = await signFor(ctx(), bob, "LinkWallet", linking);
  const link = () =>
    linkWallet(ctx(sessionOf(alice)), { name: "alice", address: lower(bob), deadline: deadline(ctx()), signature });
  expect(await link()).toMatchObject({ nonce: 2 });
  await unlinkWallet(ctx(sessionOf(alice)), { name: "alice", address: lower(bob) });
  await expect(link()).rejects.toMatchObject(refused);
});

const refusals: Record<string, () => Promise<[signature: Hex, until?: number]>> = {
  "for another deadline than the one sent": async () => [await sign(), deadline(ctx(), 601)],
  "of somebody else": async () => [await sign(bob)],
};
test.each(Object.entries(refusals))("a signature %s is refused", async (_, make) => {
  await mintTo(alice.address);
  await expect(activate(...(await make()))).rejects.toMatchObject(refused);
});

async function accountOf(key: Hex): Promise<Hex> {
  return names.world.chain.readContract({
    address: factory,
    abi: factoryAbi,
    functionName: "addressOf",
    args: [key, zeroHash],
  });
}

const creation = (key: Hex) => encodeFunctionData({ abi: factoryAbi, functionName: "create", args: [key, zeroHash] });

test("a smart account that is deployed signs for its name (ERC-1271)", async () => {
  const account = await accountOf(alice.address);
  await names.world.sendRaw(names.world.owner, { to: factory, data: creation(alice.address) });
  await mintTo(account);
  const owner = lower({ address: account });
  await expect(activate(await sign(bob, { owner }))).rejects.toMatchObject(refused);
  expect(await activate(await sign(alice, { owner }))).toMatchObject({ state: "activated", address: account });
});

test("a smart account's session consents on the chain where it signed in: elsewhere its address may be another's", async () => {
  const account = await accountOf(alice.address);
  await names.world.sendRaw(names.world.owner, { to: factory, data: creation(alice.address) });
  await mintTo(account);
  await mintTo(bob.address, "bobby");
  const chainsOf = async (wallet: { address: Hex }, key = alice) => {
    const { nonce } = await createNonce(ctx());
    const message = signInMessage(wallet, ctx().now, { nonce, chainId: 31337 });
    const signature = await key.signMessage({ message });
    const { id } = await signIn(ctx(), { message, signature, kind: "token" });
    return (await lookUpSession(ctx(), id))?.chainId;
  };
  expect([await chainsOf({ address: account }), await chainsOf(bob, bob)]).toEqual([31337, undefined]);
  const sessionOn = (wallet: { address: string }, chainId: number) => {
    const { actor } = sessionOf(wallet);
    return ctx({ actor: { ...actor, chainId } as Context["actor"] });
  };
  const elsewhere = activateIdentity(sessionOn({ address: account }, 5), { name: "alice" });
  await expect(elsewhere).rejects.toMatchObject({ code: "FORBIDDEN" });
  expect(await activateIdentity(sessionOn({ address: account }, 31337), { name: "alice" })).toMatchObject({
    state: "activated",
  });
  expect(await activateIdentity(ctx(sessionOf(bob)), { name: "bobby" })).toMatchObject({ state: "activated" });
});

/** A node that answers as the world's node does, under another chain's id. */
async function nodeOfChain(chainId: number): Promise<string> {
  const server = createServer(async (request, response) => {
    const answer = await fetch(names.world.url, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: await text(request),
    });
    const own = (await answer.text()).replaceAll(`"${numberToHex(31337)}"`, `"${numberToHex(chainId)}"`);
    response.setHeader("Content-Type", "application/json").end(own);
  });
  onTestFinished(() => void server.close());
  await once(server.listen(0, "127.0.0.1"), "listening");
  const { port } = server.address() as AddressInfo; // It listens on a port.
  return `http://127.0.0.1:${port}`;
}

test("smart accounts of one address on two chains have separate developers, and each finds its own again", async () => {
  const account = await accountOf(alice.address);
  await names.world.sendRaw(names.world.owner, { to: factory, data: creation(alice.address) });
  const on = names.context([chainOf(names.world), chainOf(names.world, { id: 5, rpcUrls: [await nodeOfChain(5)] })]);
  const developerOf = async (address: Hex, chainId: number) => {
    const { nonce } = await createNonce(on);
    const message = signInMessage({ address }, on.now, { nonce, chainId });
    return (await signIn(on, { message, signature: await alice.signMessage({ message }), kind: "token" })).developerId;
  };
  // An operator made it before anybody signed in.
  const { id: first } = await ensureDeveloper(on, { wallet: lower({ address: account }) });
  // On the second chain somebody else may control the address, and comes first.
  const there = [await developerOf(account, 5), await developerOf(account, 5)];
  const here = [await developerOf(account, 31337), await developerOf(account, 31337)];
  expect(here).toEqual([first, first]);
  expect(there).toEqual([there[0], there[0]]);
  expect(there[0]).not.toBe(first);
  // The own key of a wallet is the same on every chain.
  expect(await developerOf(alice.address, 31337)).toBe(await developerOf(alice.address, 5));
  const byWallet = setPlanTier(on, { wallet: lower({ address: account }), tier: "starter" });
  await expect(byWallet).rejects.toMatchObject({ code: "INVALID_REQUEST" });
  expect(await setPlanTier(on, { developerId: first, tier: "starter" })).toMatchObject({ id: first, tier: "starter" });
});
