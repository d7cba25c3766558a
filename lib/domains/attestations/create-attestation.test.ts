import { toHex, zeroAddress } from "viem";
import { expect, test } from "vitest";
import {
  attest,
  signAttest,
  signedAttestation,
  signer,
  skill,
  testEas,
} from "../../../tests/factories/attestations.ts";
import { useContext } from "../../../tests/setup/context.ts";
import { sqlTransaction } from "../../core/transaction.ts";
import { applyAttestationEvents, revertAttestations } from "./chain-events.ts";
import { createAttestation, prepareAttestation } from "./create-attestation.ts";
import { attestationUid } from "./eas.ts";
import { getAttestation } from "./get-attestation.ts";
import { MOST_A_DAY, MOST_LIVE } from "./live-bound.ts";
import { CreateAttestation, PrepareAttestation } from "./schemas.ts";

const CHAIN = 31337;
const dead = { rpcUrls: ["http://127.0.0.1:1"] };
const world = useContext({
  chains: [
    { id: CHAIN, name: "one", ...dead, contracts: { governors: [], pools: [], ...testEas } },
    { id: 5, name: "without EAS", ...dead },
    { id: 8453, name: "published EAS", explorers: [{ url: "http://127.0.0.1:9", rate: 5, pageSize: 1000 }] },
  ],
});
const [issuer, other, subject] = [signer(1), signer(2), signer(3)];

async function outbox(): Promise<unknown[]> {
  const { rows } = await world.ctx().pg.query("delete from outbox returning event, data");
  return rows;
}

test("a prepared and signed attestation is stored, emits an event, notifies the subject, and makes the subject known", async () => {
  const ctx = world.ctx();
  const made = await attest(ctx, issuer, { subject: subject.address });
  expect(made).toMatchObject({
    isNew: true,
    scoreImpact: 0,
    attestation: {
      subject: subject.address,
      issuer: issuer.address,
      schemaName: "skill",
      data: skill,
      createdAt: "2026-01-15T12:00:00.000Z",
      status: "active",
      chainId: CHAIN,
      time: 1_768_478_400,
      expirationTime: 0,
      revocable: true,
      signatureKind: "eoa",
      issuerScore: 0,
      txHash: null,
      final: true,
    },
  });
  const { id, schema } = made.attestation;
  expect(id).toMatch(/^att_[0-9a-z]{26}$/);
  const data = { attestationId: id, subject: subject.address, issuer: issuer.address, schema };
  expect(await outbox()).toEqual([{ event: "attestation.created", data }]);
  const notified = await ctx.pg.query("select address, kind, data, read_at from notification");
  expect(notified.rows).toEqual([{ address: subject.lower, kind: "attestation.created", data, read_at: null }]);
  const known = await ctx.pg.query("select subject from wallet where address = $1", [subject.lower]);
  expect(known.rows).toEqual([{ subject: subject.lower }]);
});

test("a revocation on chain by the issuer that was read first counts once the signed attestation is posted, until a reorg takes it back", async () => {
  const ctx = world.ctx();
  const eas = { chainId: CHAIN, contract: testEas.eas, version: "1.4.0" } as const;
  const post = async (tracked: boolean, by: typeof issuer) => {
    const terms = { schema: "skill", data: skill, issuer: issuer.address, subject: subject.address };
    const { typedData, attestation } = await prepareAttestation(ctx, PrepareAttestation.parse(terms));
    const uid = attestationUid(typedData.message);
    const place = { uid, txHash: toHex(1, { size: 32 }), logIndex: 0, issuer: by.lower };
    const source = { chainId: CHAIN, number: 77, hash: toHex(77, { size: 32 }), time: 1_768_478_000 };
    const blocks = [{ source, events: [{ kind: "revokedOffchain" as const, ...place }] }];
    await sqlTransaction(ctx.pg, (sql) =>
      applyAttestationEvents(sql, { eas, blocks, trackedOnly: tracked, now: ctx.now }),
    );
    const signature = await signAttest(issuer, typedData);
    return createAttestation(ctx, CreateAttestation.parse({ ...attestation, signature }));
  };
  // Also where only tracked wallets' attestations are stored: who will post what is not known.
  for (const tracked of [false, true]) {
    expect((await post(tracked, issuer)).attestation).toMatchObject({
      status: "revoked",
      revokedAt: new Date(1_768_478_000_000).toISOString(),
    });
    expect((await post(tracked, other)).attestation).toMatchObject({ status: "active" });
  }
  await sqlTransaction(ctx.pg, (sql) => revertAttestations(sql, { chainId: CHAIN, above: 76, now: ctx.now }));
  const { rows } = await ctx.pg.query("select revoked_at from attestation where revoked_at is not null");
  expect(rows).toEqual([]);
  expect((await ctx.pg.query("select from early_revocation")).rows).toEqual([]);
  await ctx.pg.query("delete from outbox");
});

test("a repeated request returns the same attestation and notifies once, also concurrently", async () => {
  const ctx = world.ctx();
  const body = await signedAttestation(ctx, issuer, { subject: subject.address });
  await outbox();
  const made = await Promise.all([1, 2, 3].map(() => createAttestation(ctx, body)));
  expect(made.map((one) => one.isNew).sort()).toEqual([false, false, true]);
  expect(new Set(made.map((one) => one.attestation.id)).size).toBe(1);
  expect(await outbox()).toHaveLength(1);
});

test("one message signed by two keys creates two attestations with one uid", async () => {
  const ctx = world.ctx();
  const { typedData, attestation } = await prepareAttestation(
    ctx,
    PrepareAttestation.parse({ schema: "skill", data: skill, issuer: issuer.address, subject: subject.address }),
  );
  const [first, second] = await Promise.all(
    [issuer, other].map(async (by) =>
      createAttestation(
        ctx,
        CreateAttestation.parse({ ...attestation, issuer: by.address, signature: await signAttest(by, typedData) }),
      ),
    ),
  );
  expect(first?.attestation.uid).toBe(second?.attestation.uid);
  expect(first?.attestation.id).not.toBe(second?.attestation.id);
  expect([first?.isNew, second?.isNew]).toEqual([true, true]);
});

test("data encoded by EAS's SDK is stored unchanged and returned as fields", async () => {
  const ctx = world.ctx();
  const body = await signedAttestation(ctx, issuer, { subject: subject.address });
  const { attestation } = await createAttestation(ctx, body);
  const again = await createAttestation(ctx, { ...body, data: attestation.encodedData as `0x${string}` });
  expect(again).toMatchObject({ isNew: false, attestation: { id: attestation.id } });
  const raw = await signedAttestation(ctx, other, { subject: subject.address, data: body.data });
  const stored = await createAttestation(ctx, { ...raw, data: attestation.encodedData as `0x${string}` });
  expect(stored).toMatchObject({ isNew: true, attestation: { data: skill } });
});

test("the share package that the service gives out goes in again, and means the same attestation", async () => {
  const ctx = world.ctx();
  const made = await attest(ctx, issuer, { subject: subject.address });
  const { export: share } = await getAttestation(ctx, { attestationId: made.attestation.id });
  expect(await createAttestation(ctx, CreateAttestation.parse(share))).toMatchObject({
    isNew: false,
    attestation: { id: made.attestation.id, uid: made.attestation.uid },
  });
  for (const wrong of [
    { sig: {}, signer: issuer.address },
    { ...share, sig: { ...share?.sig, uid: "0x1" } },
  ]) {
    expect(CreateAttestation.safeParse(wrong).error?.issues[0]?.message).toContain("share package of EAS");
  }
  for (const wrong of [
    { ...share, sig: { ...share?.sig, uid: `0x${"12".repeat(32)}` } },
    { ...share, sig: { ...share?.sig, message: { ...share?.sig.message, expirationTime: 9 } } },
    { ...share, sig: { ...share?.sig, message: { ...share?.sig.message, time: "99999999999999999999" } } },
  ]) {
    expect(CreateAttestation.safeParse(wrong).error?.issues).toMatchObject([
      { path: ["sig", "uid"], message: "is not the uid of its message" },
    ]);
  }
  const older = { ...share, sig: { ...share?.sig, message: { ...share?.sig.message, version: 1 } } };
  expect(CreateAttestation.safeParse(older).error?.issues).toMatchObject([{ message: "must be 2" }]);
});

test("an attestation uses the published EAS of a chain whose settings name none", async () => {
  const ctx = world.ctx();
  const made = await attest(ctx, issuer, { subject: subject.address, chainId: 8453 });
  const { export: share } = await getAttestation(ctx, { attestationId: made.attestation.id });
  expect(share?.sig.domain).toEqual({
    name: "EAS Attestation",
    version: "1.0.1",
    chainId: 8453,
    verifyingContract: "0x4200000000000000000000000000000000000021",
  });
  await expect(attest(ctx, issuer, { subject: subject.address, chainId: 5 })).rejects.toMatchObject({
    code: "UNSUPPORTED_CHAIN",
  });
  await expect(attest(ctx, issuer, { subject: subject.address, chainId: 6 })).rejects.toMatchObject({
    code: "UNSUPPORTED_CHAIN",
  });
});

test("any change after signing invalidates the signature", async () => {
  const ctx = world.ctx();
  const body = await signedAttestation(ctx, issuer, { subject: subject.address, chainId: 8453 });
  // What a smart account alone could have signed is not judged where no chain can be asked.
  const unasked: Partial<CreateAttestation>[] = [
    { chainId: CHAIN },
    { signature: `${body.signature}00` },
    { signature: "0x" },
  ];
  const changes: Partial<CreateAttestation>[] = [
    ...unasked,
    { subject: other.lower },
    { issuer: other.lower },
    { data: { ...skill, level: 5 } },
    { schema: "endorsement", data: { context: "a", statement: "b" } },
    { time: body.time - 1 },
    { expirationTime: body.time + 60 },
    { revocable: false },
    { refUID: `0x${"01".repeat(32)}` },
    { salt: `0x${"02".repeat(32)}` },
    { signature: `0x${"00".repeat(65)}` },
    { signature: "no hex" },
  ];
  for (const change of changes) {
    const code = unasked.includes(change) ? "CHAIN_UNAVAILABLE" : "INVALID_SIGNATURE";
    const thrown = await createAttestation(ctx, { ...body, ...change }).catch((error) => error.code);
    expect([change, thrown]).toEqual([change, code]);
  }
});

const faults: [string, Partial<PrepareAttestation>, path: string][] = [
  ["a schema that is not known", { schema: "nonsense" }, "body.schema"],
  ["a field that is missing", { data: { skill: "x", level: 1 } }, "body.data.evidence"],
  ["a field of no schema", { data: { ...skill, admin: true } }, "body.data.admin"],
  ["a number out of range", { data: { ...skill, level: 256 } }, "body.data.level"],
  ["a number that is text", { data: { ...skill, level: "four" } }, "body.data.level"],
  ["a fraction", { data: { ...skill, level: 1.5 } }, "body.data.level"],
  ["a text that is a number", { data: { ...skill, skill: 7 } }, "body.data.skill"],
  ["bytes of another schema", { data: "0x1234" }, "body.data"],
  ["an end before the beginning", { expirationTime: 1_768_478_400 }, "body.expirationTime"],
  ["nobody as the subject", { subject: zeroAddress }, "body.subject"],
  ["nobody as the issuer", { issuer: zeroAddress }, "body.issuer"],
];
test.each(faults)("%s is refused, with a detail that names it", async (_, change, path) => {
  const body = PrepareAttestation.parse({ schema: "skill", data: skill, issuer: issuer.lower, subject: subject.lower });
  await expect(prepareAttestation(world.ctx(), { ...body, ...change })).rejects.toMatchObject({
    code: "INVALID_REQUEST",
    details: [{ path }],
  });
});

test("the time may be up to ten minutes ahead, and any time in the past", async () => {
  const ctx = world.ctx();
  const at = (seconds: number) => ({ ...ctx, now: new Date(ctx.now.getTime() + seconds * 1000) });
  const early = await signedAttestation(at(600), issuer, { subject: subject.address });
  const late = await signedAttestation(at(601), issuer, { subject: subject.address });
  const old = await signedAttestation(at(-90_000_000), issuer, { subject: subject.address });
  expect(await createAttestation(ctx, early)).toMatchObject({ isNew: true });
  expect(await createAttestation(ctx, old)).toMatchObject({ isNew: true });
  await expect(createAttestation(ctx, late)).rejects.toMatchObject({
    code: "INVALID_REQUEST",
    details: [{ path: "body.time" }],
  });
});

test("an unminted name is USER_NOT_FOUND", async () => {
  await expect(attest(world.ctx(), issuer, { subject: "nobody" })).rejects.toMatchObject({ code: "USER_NOT_FOUND" });
});

/** Store copies of an attestation as others of the same issuer, of the same subject or of as many others. */
async function copy(id: string, count: number, changes: { subject?: true; expired?: true; hoursAgo?: number } = {}) {
  const { subject: others = false, expired = false, hoursAgo = 0 } = changes;
  await world.ctx().pg.query(
    `insert into attestation (id, uid, chain_id, contract, issuer, subject, schema_uid, data, decoded, time,
       expiration_time, revocable, ref_uid, salt, signature, signature_kind, created_at)
     select gen_random_uuid(), gen_random_uuid(), chain_id, contract, issuer,
       case when $3 then '0x' || lpad(to_hex(n), 40, '0') else subject end, schema_uid, data, decoded, time,
       case when $4 then time + 1 else 0 end, revocable, ref_uid, salt, signature, signature_kind,
       created_at - make_interval(hours => $5)
     from attestation, generate_series(1, $2) n where id = $1`,
    [id, count, others, expired, hoursAgo],
  );
}

test("an issuer has at most a hundred live attestations of a subject; a revoked or expired one makes room", async () => {
  const ctx = world.ctx();
  const [by, of] = [signer(30), signer(31)];
  const body = await signedAttestation(ctx, by, { subject: of.address });
  const { attestation } = await createAttestation(ctx, body);
  await copy(attestation.id, MOST_LIVE - 2);
  await copy(attestation.id, 5, { expired: true });
  world.now = new Date(world.now.getTime() + 2_000);
  const last = await attest(world.ctx(), by, { subject: of.address });
  await expect(attest(world.ctx(), by, { subject: of.address })).rejects.toMatchObject({ code: "NOT_ELIGIBLE" });
  // What is stored already is answered as ever.
  expect(await createAttestation(world.ctx(), body)).toMatchObject({ isNew: false });
  expect(await attest(world.ctx(), by, { subject: other.address })).toMatchObject({ isNew: true });
  expect(await attest(world.ctx(), other, { subject: of.address })).toMatchObject({ isNew: true });
  await ctx.pg.query("update attestation set revoked_at = now() where id = $1", [last.attestation.id]);
  expect(await attest(world.ctx(), by, { subject: of.address })).toMatchObject({ isNew: true });
});

test("of two concurrent attestations for the hundredth place, one is stored", async () => {
  const ctx = world.ctx();
  const [by, of] = [signer(32), signer(33)];
  const { attestation } = await attest(ctx, by, { subject: of.address });
  await copy(attestation.id, MOST_LIVE - 2);
  const bodies = await Promise.all([1, 2].map(() => signedAttestation(ctx, by, { subject: of.address })));
  const made = await Promise.allSettled(bodies.map((body) => createAttestation(ctx, body)));
  expect(made.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
});

test("an issuer stores at most five thousand attestations a day; older ones do not count", async () => {
  const ctx = world.ctx();
  const by = signer(34);
  const { attestation } = await attest(ctx, by, { subject: subject.address });
  await copy(attestation.id, MOST_A_DAY - 2, { subject: true });
  await copy(attestation.id, 10, { subject: true, hoursAgo: 24 });
  expect(await attest(ctx, by, { subject: subject.address })).toMatchObject({ isNew: true });
  await expect(attest(ctx, by, { subject: subject.address })).rejects.toMatchObject({ code: "NOT_ELIGIBLE" });
  const tomorrow = { ...ctx, now: new Date(ctx.now.getTime() + 86_400_000) };
  expect(await attest(tomorrow, by, { subject: subject.address })).toMatchObject({ isNew: true });
});

test("encoded data that does not fit its schema, or is too long, is refused with a detail that names it", async () => {
  const body = PrepareAttestation.parse({ schema: "skill", data: skill, issuer: issuer.lower, subject: subject.lower });
  const { attestation } = await createAttestation(
    world.ctx(),
    await signedAttestation(world.ctx(), issuer, { subject: subject.address }),
  );
  const canonical = attestation.encodedData as `0x${string}`; // Of an answer.
  for (const data of [
    `0x${"f".repeat(64)}${canonical.slice(66)}`,
    `0x${"00".repeat(70_000)}`,
    { ...skill, skill: "x".repeat(70_000) },
  ] as const) {
    await expect(prepareAttestation(world.ctx(), { ...body, data: data as typeof body.data })).rejects.toMatchObject({
      code: "INVALID_REQUEST",
      details: [{ path: "body.data" }],
    });
  }
  expect(await prepareAttestation(world.ctx(), { ...body, data: canonical })).toMatchObject({
    attestation: { data: skill },
  });
});
