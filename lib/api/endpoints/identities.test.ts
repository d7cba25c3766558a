import type { Hex } from "viem";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { signInMessage } from "../../../tests/factories/sign-in.ts";
import { chainOf, deadline, lower, signFor, useIdentities } from "../../../tests/names/identity-world.ts";
import { type NamesWorld, person, startNamesWorld } from "../../../tests/solidity/names-world.ts";
import type { Permission } from "../../core/permissions.ts";
import { checksum } from "../../core/schemas.ts";
import { createKey, ensureDeveloper } from "../../domains/developers/index.ts";
import { type Api, createApi } from "../serve.ts";
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

test("a key relays what the owner and the wallet signed; a wallet links only after activation, and once", async () => {
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
  const links = async (nonce: bigint, withOwner = true) => {
    const linking = { name: "alice", owner, wallet: lower(bob), nonce, deadline: BigInt(until) };
    const signature = await signFor(ctx(), bob, "LinkWallet", linking);
    const ownerSignature = withOwner ? await signFor(ctx(), alice, "LinkWallet", linking) : undefined;
    const body = { address: bob.address, deadline: until, signature, ownerSignature };
    const { status, json } = await call(key, "POST", "/v1/identity/alice/wallets", body);
    return [status, json.error];
  };
  expect(await links(0n)).toEqual([403, "NOT_ELIGIBLE"]);
  const activate = { name: "alice", owner, nonce: 0n, deadline: BigInt(until) };
  const signed = { deadline: until, signature: await signFor(ctx(), alice, "ActivateIdentity", activate) };
  expect((await call(key, "POST", "/v1/identity/alice/activate", signed)).status).toBe(200);
  expect(await links(1n, false)).toEqual([403, "FORBIDDEN"]);
  expect(await links(1n)).toEqual([201, undefined]);
  // Not by a wallet that is on it already, with a signature that holds.
  expect(await links(2n)).toEqual([400, "WALLET_ALREADY_LINKED"]);
  const unlink = { name: "alice", owner, wallet: lower(bob), nonce: 2n, deadline: BigInt(until) };
  const by = { deadline: until, signature: await signFor(ctx(), bob, "UnlinkWallet", unlink) };
  const left = `/v1/identity/alice/wallets/${bob.address}`;
  expect((await call(key, "DELETE", left, by)).status).toBe(200);
  const again = await call(await tokenOf(bob), "DELETE", left);
  expect([again.status, again.json.error]).toEqual([404, "NOT_FOUND"]);
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

test("who asks what a link means is told that it is for ever, and whether the wallet was linked before", async () => {
  expect((await send({ path: "/v1/auth/signing" })).json).not.toHaveProperty("link");
  const { json } = await send({ path: `/v1/auth/signing?wallet=0x${"77".repeat(20)}` });
  expect(json.link).toEqual({ linkedBefore: false, notice: expect.stringContaining("for ever") });
});
