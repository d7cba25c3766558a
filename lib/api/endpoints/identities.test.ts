import type { Hex } from "viem";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { signInMessage } from "../../../tests/factories/sign-in.ts";
import { chainOf, deadline, lower, signFor, useIdentities } from "../../../tests/names/identity-world.ts";
import { type NamesWorld, person, startNamesWorld } from "../../../tests/solidity/names-world.ts";
import type { Permission } from "../../core/permissions.ts";
import { checksum } from "../../core/schemas.ts";
import { createKey, ensureDeveloper } from "../../domains/developers/index.ts";
import { type Api, createApi } from "../create-api.ts";
import { endpoints } from "./registry.ts";

const identities = useIdentities();
const [alice, bob] = [person(3), person(4)];
let world: NamesWorld;
let clean: Hex;
let api: Api;

beforeAll(async () => {
  world = await startNamesWorld();
});
beforeEach(async () => {
  await identities.clear();
  clean = await world.chain.snapshot();
  const { env, db, pg, log } = ctx();
  api = createApi({ base: { env, db, pg, log }, endpoints, clock: () => identities.holder.now.getTime() });
});
afterEach(async () => {
  await api.close();
  await world.chain.revert({ id: clean });
});
afterAll(() => world.stop());

const ctx = () => identities.context([chainOf(world)]);

interface Sent {
  method?: string;
  path: string;
  headers?: Record<string, string>;
  body?: string;
}

async function send({ method = "GET", path, headers = {}, body = "" }: Sent) {
  const [plain = "", query = ""] = path.split("?");
  const lowered = new Map(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
  const answer = await api.serve({
    method,
    path: plain,
    query,
    header: (name) => lowered.get(name),
    peer: "127.0.0.1",
    readBody: async () => Buffer.from(body),
  });
  const json = JSON.parse(String(answer.body)) as Record<string, unknown>; // Every answer is an object.
  return { status: answer.status, json, body: String(answer.body), headers: answer.headers };
}

async function keyWith(...permissions: Permission[]): Promise<string> {
  const developer = await ensureDeveloper(ctx(), { wallet: `0x${"de".repeat(20)}`, tier: "professional" });
  return (await createKey(ctx(), { developerId: developer.id, name: "test", permissions })).apiKey;
}

/** Sign a wallet in; the Bearer token. */
async function tokenOf(who: typeof alice): Promise<string> {
  const { json: given } = await send({ path: "/v1/auth/nonce" });
  const message = signInMessage(who, identities.holder.now, { nonce: String(given.nonce), chainId: 31337 });
  const signature = await who.signMessage({ message });
  const headers = { "Content-Type": "application/json" };
  const body = JSON.stringify({ message, signature });
  const { json } = await send({ method: "POST", path: "/v1/auth/token", headers, body });
  return String(json.token);
}

function call(token: string, method: string, path: string, body?: unknown) {
  const headers = { Authorization: `Bearer ${token}`, "Content-Type": "application/json" };
  return send({ method, path, headers, ...(body !== undefined && { body: JSON.stringify(body) }) });
}

test("a name is minted, activated, linked and unlinked over HTTP, in any letter case and with or without suffix", async () => {
  const token = await tokenOf(alice);
  const minted = await call(token, "POST", "/v1/identity/mint", { name: "Alice.SVC", owner: alice.address });
  expect(minted).toMatchObject({
    status: 201,
    json: {
      identity: { svcId: "alice", name: "alice.svc", state: "minted", owner: alice.address, nonce: 0 },
      transaction: { hash: expect.stringMatching(/^0x/), chainId: 31337, blockNumber: expect.any(Number) },
    },
  });
  const activated = await call(token, "POST", "/api/v1/identity/ALICE.svc/activate");
  expect(activated).toMatchObject({ status: 200, json: { identity: { state: "activated", nonce: 1 } } });

  const until = deadline(ctx());
  const linking = { name: "alice", owner: lower(alice), wallet: lower(bob), nonce: 1n, deadline: BigInt(until) };
  const signature = await signFor(ctx(), bob, "LinkWallet", linking);
  const body = { address: bob.address, deadline: until, signature };
  const linked = await call(token, "POST", "/v1/identity/alice/wallets", body);
  expect(linked).toMatchObject({
    status: 201,
    json: { identity: { nonce: 2, wallets: [{ primary: true }, { address: bob.address }] } },
  });
  for (const identity of ["alice", "Alice", "alice.svc", alice.address, lower(bob)]) {
    const found = await call(token, "GET", `/v1/identity/${identity}`);
    expect(found.json.identity).toEqual(linked.json.identity);
  }
  const listed = await call(token, "GET", `/v1/identity?owner=${alice.address}&limit=1`);
  expect(listed.json).toMatchObject({
    identities: [linked.json.identity],
    pagination: { total: 1, limit: 1, offset: 0, hasMore: false },
  });
  const primary = await call(token, "DELETE", `/v1/identity/alice/wallets/${alice.address}`);
  expect([primary.status, primary.json.error]).toEqual([400, "INVALID_REQUEST"]);
  const unlinked = await call(await tokenOf(bob), "DELETE", `/v1/identity/alice/wallets/${bob.address}`);
  expect(unlinked).toMatchObject({
    status: 200,
    json: { identity: { nonce: 3, wallets: [{ address: alice.address }] } },
  });
  const gone = await call(token, "DELETE", `/v1/identity/alice/wallets/${bob.address}`);
  expect([gone.status, gone.json.error]).toEqual([404, "NOT_FOUND"]);
});

test("a referral code comes with a sponsored mint: unknown and own ones are refused, another's is kept for the mint", async () => {
  const token = await tokenOf(alice);
  const code = async (who: typeof alice) => (await call(token, "GET", `/referral-code/${who.address}`)).json.code;
  const mint = (referralCode: unknown) =>
    call(token, "POST", "/v1/identity/mint", { name: "alice", owner: alice.address, referralCode });
  expect((await mint("nobodys000")).json.error).toBe("NOT_FOUND");
  expect((await mint(await code(alice))).json.error).toBe("INVALID_REQUEST");
  const bobs = await code(bob);
  expect((await mint(bobs)).status).toBe(201);
  expect(await identities.rows("select referral_code from voucher")).toEqual([{ referral_code: bobs }]);
});

test("a key relays what the owner and the wallet signed", async () => {
  const key = await keyWith("write");
  const until = deadline(ctx());
  const owner = lower(alice);
  const mint = { name: "alice", owner, deadline: BigInt(until) };
  const minted = await call(key, "POST", "/v1/identity/mint", {
    name: "alice",
    owner: alice.address,
    deadline: until,
    signature: await signFor(ctx(), alice, "MintIdentity", mint),
  });
  expect(minted.status).toBe(201);
  const activate = { name: "alice", owner, nonce: 0n, deadline: BigInt(until) };
  const signed = { deadline: until, signature: await signFor(ctx(), alice, "ActivateIdentity", activate) };
  expect((await call(key, "POST", "/v1/identity/alice/activate", signed)).status).toBe(200);
  const linking = { name: "alice", owner, wallet: lower(bob), nonce: 1n, deadline: BigInt(until) };
  const body = { address: bob.address, deadline: until, signature: await signFor(ctx(), bob, "LinkWallet", linking) };
  const alone = await call(key, "POST", "/v1/identity/alice/wallets", body);
  expect([alone.status, alone.json.error]).toEqual([403, "FORBIDDEN"]);
  const ownerSignature = await signFor(ctx(), alice, "LinkWallet", linking);
  expect((await call(key, "POST", "/v1/identity/alice/wallets", { ...body, ownerSignature })).status).toBe(201);
  // Not by a wallet that is on it already, with a signature that holds.
  const again = { ...linking, nonce: 2n };
  const taken = await call(key, "POST", "/v1/identity/alice/wallets", {
    ...body,
    signature: await signFor(ctx(), bob, "LinkWallet", again),
    ownerSignature: await signFor(ctx(), alice, "LinkWallet", again),
  });
  expect([taken.status, taken.json.error]).toEqual([400, "WALLET_ALREADY_LINKED"]);
  const unlink = { name: "alice", owner, wallet: lower(bob), nonce: 2n, deadline: BigInt(until) };
  const by = { deadline: until, signature: await signFor(ctx(), bob, "UnlinkWallet", unlink) };
  expect((await call(key, "DELETE", `/v1/identity/alice/wallets/${bob.address}`, by)).status).toBe(200);
});

test("a wallet links only after activation, and activates nothing while it belongs to another identity", async () => {
  const token = await tokenOf(alice);
  for (const name of ["alice", "second"])
    await call(token, "POST", "/v1/identity/mint", { name, owner: alice.address });
  const until = deadline(ctx());
  const linking = { name: "alice", owner: lower(alice), wallet: lower(bob), nonce: 0n, deadline: BigInt(until) };
  const signature = await signFor(ctx(), bob, "LinkWallet", linking);
  const early = await call(token, "POST", "/v1/identity/alice/wallets", {
    address: bob.address,
    deadline: until,
    signature,
  });
  expect([early.status, early.json.error]).toEqual([403, "NOT_ELIGIBLE"]);
  expect((await call(token, "POST", "/v1/identity/alice/activate", {})).status).toBe(200);
  expect((await call(token, "POST", "/v1/identity/alice/activate", {})).json).toMatchObject({ identity: { nonce: 1 } });
  const other = await call(token, "POST", "/v1/identity/second/activate", {});
  expect([other.status, other.json.error]).toEqual([400, "WALLET_ALREADY_LINKED"]);
});

test("reading needs read, changing needs write, and paths take names where only names make sense", async () => {
  const key = await keyWith("read");
  const refused = await call(key, "POST", "/v1/identity/mint", { name: "alice", owner: alice.address });
  expect([refused.status, refused.json.error]).toEqual([403, "FORBIDDEN"]);
  expect((await send({ path: "/v1/identity/check/alice" })).status).toBe(401);
  const write = await keyWith("write");
  const errors = [
    ["GET", "/v1/identity", 400, "INVALID_REQUEST"],
    ["GET", "/v1/identity?owner=alice", 400, "INVALID_REQUEST"],
    ["GET", "/v1/identity/nobody", 404, "USER_NOT_FOUND"],
    ["GET", `/v1/identity/${checksum(lower(bob))}`, 404, "USER_NOT_FOUND"],
    ["GET", "/v1/identity/a--b", 400, "INVALID_REQUEST"],
    ["POST", "/v1/identity/nobody/activate", 404, "USER_NOT_FOUND"],
    ["POST", `/v1/identity/${lower(bob)}/activate`, 400, "INVALID_REQUEST"],
    ["DELETE", `/v1/identity/nobody/wallets/${lower(bob)}`, 404, "USER_NOT_FOUND"],
    ["GET", "/v1/identity/check/---", 400, "INVALID_NAME_FORMAT"],
    ["GET", "/v1/identity/mint", 404, "NOT_FOUND"],
    ["GET", "/v1/auth/signing?chainId=5", 400, "UNSUPPORTED_CHAIN"],
  ] as const;
  for (const [method, path, status, error] of errors) {
    const answer = await call(write, method, path, method === "GET" ? undefined : {});
    expect([path, answer.status, answer.json.error]).toEqual([path, status, error]);
  }
  const strange = await call(write, "POST", "/v1/identity/mint", { name: "alice", owner: alice.address, chainId: 5 });
  expect([strange.status, strange.json.error]).toEqual([400, "UNSUPPORTED_CHAIN"]);
});

test("check-name and the signing domain answer as specified", async () => {
  const key = await keyWith("read");
  expect((await call(key, "GET", "/v1/identity/check/Alice")).json).toMatchObject({
    success: true,
    name: "Alice",
    available: false,
    valid: false,
    reason: expect.any(String),
    suggestions: expect.arrayContaining(["alice"]),
  });
  const free = await call(key, "GET", "/v1/identity/check/alice.svc");
  const { timestamp, ...rest } = free.json;
  expect(rest).toEqual({ success: true, name: "alice", available: true, valid: true });
  const signing = await send({ path: "/v1/auth/signing" });
  expect(signing.json).toMatchObject({
    domain: { name: "Credence", version: "1", chainId: 31337, salt: expect.stringMatching(/^0x[0-9a-f]{64}$/) },
    types: { ActivateIdentity: [{ name: "name", type: "string" }, {}, { name: "nonce", type: "uint256" }, {}] },
  });
  expect(signing.json).not.toHaveProperty("link");
  const link = await send({ path: `/v1/auth/signing?wallet=0x${"77".repeat(20)}` });
  expect(link.json.link).toEqual({ linkedBefore: false, notice: expect.stringContaining("for ever") });
});
