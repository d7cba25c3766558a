import { expect, test } from "vitest";
import { attest, signer, signRevocation, testEas } from "../../../tests/factories/attestations.ts";
import { insertIdentities } from "../../../tests/factories/identities.ts";
import { writeScoreRows } from "../../../tests/factories/scores.ts";
import { useContext } from "../../../tests/setup/context.ts";
import { getAttestation } from "./get-attestation.ts";
import { listAttestations } from "./list-attestations.ts";
import { countUnread, listNotifications, readNotifications } from "./notifications.ts";
import { revokeAttestation } from "./revoke-attestation.ts";
import type { AttestationsQuery } from "./schemas.ts";
import { RevokeAttestation } from "./schemas.ts";

const explorer = { explorers: [{ url: "http://127.0.0.1:9", rate: 5, pageSize: 1000 }] };
const contracts = { governors: [], pools: [], ...testEas };
const world = useContext({
  chains: [
    { id: 1, name: "one", ...explorer },
    { id: 2, name: "two", ...explorer, contracts },
  ],
});
const [issuer, other, subject, friend] = [signer(1), signer(2), signer(3), signer(4)];

async function list(filter: Partial<AttestationsQuery>) {
  const page = { status: "all", sort: "createdAt", order: "desc", limit: 50, offset: 0 } as const;
  return listAttestations(world.ctx(), { ...page, ...filter });
}
const ids = async (filter: Partial<AttestationsQuery>) => (await list(filter)).attestations.map((one) => one.id);

/** In the order they are made, a second apart: the ids of five attestations that differ in every filter. */
async function makeFive(): Promise<[string, string, string, string, string]> {
  const at = async (by: typeof issuer, given: Parameters<typeof attest>[2]) => {
    world.now = new Date(world.now.getTime() + 1_000);
    return (await attest(world.ctx(), by, given)).attestation.id;
  };
  const seconds = Math.floor(world.now.getTime() / 1000);
  const plain = await at(issuer, { subject: subject.address });
  const praise = { schema: "endorsement", data: { context: "work", statement: "good" } };
  const endorsed = await at(other, { subject: subject.address, ...praise });
  const elsewhere = await at(issuer, { subject: friend.address, chainId: 2 });
  const short = await at(issuer, { subject: subject.address, expirationTime: seconds + 60 });
  const gone = await at(other, { subject: friend.address });
  const body = { reason: "skill_outdated" as const };
  const signature = await signRevocation(world.ctx(), other, 1, { attestationId: gone });
  await revokeAttestation(world.ctx(), { attestationId: gone, ...RevokeAttestation.parse({ ...body, signature }) });
  world.now = new Date(world.now.getTime() + 61_000);
  return [plain, endorsed, elsewhere, short, gone];
}

test("attestations are listed by subject, issuer, schema, status and chain, newest first, in pages", async () => {
  const [plain, endorsed, elsewhere, short, gone] = await makeFive();
  expect(await ids({})).toEqual([gone, short, elsewhere, endorsed, plain]);
  expect(await ids({ order: "asc" })).toEqual([plain, endorsed, elsewhere, short, gone]);
  expect(await ids({ subject: subject.lower })).toEqual([short, endorsed, plain]);
  expect(await ids({ issuer: other.lower })).toEqual([gone, endorsed]);
  expect(await ids({ schema: "Endorsement" })).toEqual([endorsed]);
  expect(await ids({ schema: (await list({ schema: "endorsement" })).attestations[0]?.schema })).toEqual([endorsed]);
  expect(await ids({ schema: "no such schema" })).toEqual([]);
  expect(await ids({ status: "active" })).toEqual([elsewhere, endorsed, plain]);
  expect(await ids({ status: "revoked" })).toEqual([gone]);
  expect(await ids({ status: "expired" })).toEqual([short]);
  expect(await ids({ chainId: 2 })).toEqual([elsewhere]);
  expect(await ids({ subject: signer(9).lower })).toEqual([]);
  await expect(list({ chainId: 3 })).rejects.toMatchObject({ code: "UNSUPPORTED_CHAIN" });
  // Taken out of CHAINS, it stays readable, also where only explorers served it, so that it has no cursor.
  const { env } = world.ctx();
  const without = world.ctx({ env: { ...env, CHAINS: env.CHAINS.filter(({ id }) => id !== 2) } });
  const query = { status: "all", sort: "createdAt", order: "desc", limit: 50, offset: 0 } as const;
  const left = await listAttestations(without, { ...query, chainId: 2 });
  expect(left.attestations.map(({ id }) => id)).toEqual([elsewhere]);
  expect((await getAttestation(without, { attestationId: elsewhere })).attestation).toMatchObject({ id: elsewhere });
  await expect(list({ subject: "nobody" })).rejects.toMatchObject({ code: "USER_NOT_FOUND" });
  const page = await list({ limit: 2, offset: 1 });
  expect(page.attestations.map((one) => one.id)).toEqual([short, elsewhere]);
  expect(page.pagination).toEqual({ total: 5, limit: 2, offset: 1, hasMore: true });
  // The issuer's total now, not then.
  await writeScoreRows(world.ctx().pg, [{ subject: other.lower, points: { age: 10 } }]);
  expect(await ids({ sort: "issuerScore", status: "active" })).toEqual([endorsed, elsewhere, plain]);
  expect(await ids({ sort: "issuerScore", status: "active", order: "asc" })).toEqual([plain, elsewhere, endorsed]);
  const shown = Object.fromEntries((await list({})).attestations.map((one) => [one.id, one.status]));
  expect(shown).toMatchObject({ [plain]: "active", [short]: "expired", [gone]: "revoked" });
});

test("a page that was read a moment ago shows what was written since, and what has expired", async () => {
  const seconds = Math.floor(world.now.getTime() / 1000);
  const given = { subject: signer(30).address, expirationTime: seconds + 1 };
  const { attestation } = await attest(world.ctx(), issuer, given);
  const read = () => list({ subject: signer(30).lower });
  expect((await read()).attestations).toEqual([attestation]);
  const { id } = (await attest(world.ctx(), other, { subject: signer(30).address })).attestation;
  expect((await read()).attestations.map((one) => one.id).sort()).toEqual([attestation.id, id].sort());
  world.now = new Date(world.now.getTime() + 1_000);
  expect((await read()).attestations.find((one) => one.id === attestation.id)?.status).toBe("expired");
});

test("an attestation is found by id or uid; its answer says whether it is signed, revoked or expired", async () => {
  const ctx = world.ctx();
  const seconds = Math.floor(world.now.getTime() / 1000);
  const { attestation } = await attest(ctx, issuer, { subject: subject.address, expirationTime: seconds + 60 });
  const validity = async (now = world.now) =>
    (await getAttestation({ ...ctx, now }, { attestationId: attestation.uid })).validity;
  expect((await getAttestation(ctx, { attestationId: attestation.id })).attestation).toEqual(attestation);
  expect(await validity()).toEqual({ signature: true, revoked: false, expired: false, valid: true });
  const later = new Date(world.now.getTime() + 60_000);
  expect(await validity(later)).toEqual({ signature: true, revoked: false, expired: true, valid: false });
  await ctx.pg.query("update attestation set data = '0x' where id = $1", [attestation.id]);
  expect(await validity()).toEqual({ signature: false, revoked: false, expired: false, valid: false });
  for (const attestationId of ["att_1", "0x12", "' or true --", "\0"]) {
    await expect(getAttestation(ctx, { attestationId })).rejects.toMatchObject({ code: "ATTESTATION_NOT_FOUND" });
  }
});

test("a session lists the notifications of its wallets, newest first; each is unread until it is marked", async () => {
  const subject = signer(20);
  const session = {
    kind: "session",
    developerId: "dev",
    wallet: subject.lower,
    sessionId: "ses",
    tier: "free",
  } as const;
  await attest(world.ctx(), issuer, { subject: subject.address });
  world.now = new Date(world.now.getTime() + 1_000);
  const { attestation } = await attest(world.ctx(), other, { subject: subject.address });
  const seen = () => listNotifications(world.ctx({ actor: session }), { limit: 1, offset: 0 });
  const unread = () => countUnread(world.ctx(), { wallet: subject.lower });
  expect(await unread()).toBe(2);
  const first = await seen();
  expect(await unread()).toBe(2);
  expect(first).toMatchObject({
    notifications: [
      {
        kind: "attestation.created",
        data: { attestationId: attestation.id },
        at: world.now.toISOString(),
        readAt: null,
      },
    ],
    pagination: { total: 2, limit: 1, offset: 0, hasMore: true },
  });
  const ids = first.notifications.map(({ id }) => id);
  const mark = (wallet: typeof subject.lower) =>
    readNotifications(world.ctx(), { wallet, ids: [...ids, "ntf_unknown"] });
  // Another wallet cannot mark them.
  expect(await mark(signer(21).lower)).toEqual({ unread: 0 });
  expect(await unread()).toBe(2);
  expect(await mark(subject.lower)).toEqual({ unread: 1 });
  const readAt = world.now.toISOString();
  world.now = new Date(world.now.getTime() + 1_000);
  expect(await mark(subject.lower)).toEqual({ unread: 1 });
  expect((await seen()).notifications[0]?.readAt).toBe(readAt);
});

test("a smart account that signed in on another chain than its identity's sees none of its notifications", async () => {
  const owner = signer(31);
  await attest(world.ctx(), issuer, { subject: owner.address });
  await insertIdentities(world.ctx().pg, [{ name: "owned", owner: owner.lower, state: "activated" }]);
  await world
    .ctx()
    .pg.query(`insert into identity_wallet (address, name, "primary", linked_at) values ($1, 'owned', true, now())`, [
      owner.lower,
    ]);
  const signedIn = {
    kind: "session",
    developerId: "dev_1",
    wallet: owner.lower,
    sessionId: "ses_1",
    tier: "free",
  } as const;
  const seen = async (chainId: number) => {
    const ctx = world.ctx({ actor: { ...signedIn, chainId } });
    const { notifications } = await listNotifications(ctx, { limit: 50, offset: 0 });
    await readNotifications(ctx, { wallet: owner.lower, chainId, ids: notifications.map(({ id }) => id) });
    return [notifications.length, await countUnread(ctx, { wallet: owner.lower })];
  };
  expect(await seen(2)).toEqual([0, 1]);
  expect(await seen(1)).toEqual([1, 0]);
});

test("pages of all attestations are read in turns: one who asks for many does not delay another", async () => {
  const ctx = world.ctx();
  const begun: number[] = [];
  const query = async (text: unknown, values?: unknown[]) => {
    const isPage = typeof text === "string" && text.includes("limit $6 offset $7");
    if (isPage) begun.push(Number(values?.[6]));
    return ctx.pg.query(text as string, values);
  };
  // Of the pool no more is used.
  const pg = Object.assign(Object.create(ctx.pg), { query }) as typeof ctx.pg;
  const read = (client: string, offset: number) =>
    listAttestations(
      { ...ctx, pg, client, actor: { kind: "anonymous" } },
      { status: "all", sort: "createdAt", order: "desc", limit: 50, offset },
    );
  await Promise.all([1, 2, 3, 4].map((offset) => read("mallory", offset)).concat(read("alice", 5)));
  expect(begun.indexOf(5)).toBeLessThan(2);
});
