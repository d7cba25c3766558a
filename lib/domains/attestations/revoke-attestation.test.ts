import type { Hex } from "viem";
import { expect, test } from "vitest";
import { attest, signAttest, signer, signRevocation, skill, testEas } from "../../../tests/factories/attestations.ts";
import { useContext } from "../../../tests/setup/context.ts";
import type { Address } from "../../core/chains.ts";
import type { Context } from "../../core/context.ts";
import { createAttestation, prepareAttestation } from "./create-attestation.ts";
import { getAttestation } from "./get-attestation.ts";
import { listRevocations } from "./list-attestations.ts";
import { revokeAttestation } from "./revoke-attestation.ts";
import { CreateAttestation, PrepareAttestation, RevokeAttestation } from "./schemas.ts";

const CHAIN = 8453;
const explorer = { explorers: [{ url: "http://127.0.0.1:9", rate: 5, pageSize: 1000 }] };
const world = useContext({
  chains: [{ id: CHAIN, name: "one", ...explorer, contracts: { governors: [], pools: [], ...testEas } }],
});
const [issuer, other, subject] = [signer(1), signer(2), signer(3)];

/** A context whose caller's key belongs to this wallet. */
function calledBy(wallet: Address): Context {
  return world.ctx({
    actor: { kind: "key", developerId: "dev_1", wallet, keyId: "key_1", tier: "free", permissions: ["write"] },
  });
}

async function make(given: { revocable?: boolean; refUID?: `0x${string}` } = {}) {
  return (await attest(world.ctx(), issuer, { subject: subject.address, ...given })).attestation;
}

async function revoke(
  attestationId: string,
  options: { by?: typeof issuer; caller?: Address; body?: Partial<RevokeAttestation> } = {},
) {
  const ctx = calledBy(options.caller ?? other.lower);
  const { reason = "skill_outdated", details = "", publicReason = "", notifySubject = true } = options.body ?? {};
  const message = { attestationId, reason, details, publicReason, notifySubject };
  const signature = await signRevocation(ctx, options.by ?? issuer, CHAIN, message);
  return revokeAttestation(ctx, { attestationId, ...RevokeAttestation.parse({ reason, ...options.body, signature }) });
}

test("any caller can relay the issuer's revocation; its reason is stored, an event is emitted, and the subject is notified", async () => {
  const { id, uid } = await make();
  await make({ refUID: uid as Hex });
  await world.ctx().pg.query("delete from outbox; delete from notification");
  const answer = await revoke(id, { body: { details: "a year ago", publicReason: "no longer practised" } });
  expect(answer).toMatchObject({
    attestationId: id,
    attestation: {
      id,
      status: "revoked",
      revokedAt: "2026-01-15T12:00:00.000Z",
      revocationReason: "skill_outdated",
      revocationDetails: "a year ago",
      publicReason: "no longer practised",
    },
    impact: { subjectNotified: true, trustScoreImpact: 0, relatedAttestations: 1, publicVisibility: true },
  });
  const data = {
    attestationId: id,
    subject: subject.address,
    issuer: issuer.address,
    schema: answer.attestation.schema,
    reason: "skill_outdated",
  };
  const { rows: events } = await world.ctx().pg.query("select event, data from outbox");
  expect(events).toEqual([{ event: "attestation.revoked", data }]);
  const { rows: notified } = await world.ctx().pg.query("select address, kind, data from notification");
  expect(notified).toEqual([{ address: subject.lower, kind: "attestation.revoked", data }]);
});

test("the subject is not notified if the issuer signed so; webhooks still get the event", async () => {
  const { id } = await make();
  await world.ctx().pg.query("delete from outbox; delete from notification");
  const { impact } = await revoke(id, { body: { notifySubject: false } });
  expect(impact).toMatchObject({ subjectNotified: false, publicVisibility: false });
  expect((await world.ctx().pg.query("select from notification")).rowCount).toBe(0);
  expect((await world.ctx().pg.query("select from outbox where event = 'attestation.revoked'")).rowCount).toBe(1);
});

test("conditions are checked in order: found, not yet revoked, revocable, signed by the issuer", async () => {
  const unknown = `att_${"0".repeat(26)}`;
  await expect(revoke(unknown, { by: other })).rejects.toMatchObject({ code: "ATTESTATION_NOT_FOUND" });
  await expect(revoke("nonsense\0", { by: other })).rejects.toMatchObject({ code: "ATTESTATION_NOT_FOUND" });
  const revoked = await make();
  await revoke(revoked.id);
  await expect(revoke(revoked.id, { by: other })).rejects.toMatchObject({ code: "ATTESTATION_ALREADY_REVOKED" });
  // Nobody can make one that is revoked and not revocable; the order is kept all the same.
  await world.ctx().pg.query("update attestation set revocable = false where id = $1", [revoked.id]);
  await expect(revoke(revoked.id, { by: other })).rejects.toMatchObject({ code: "ATTESTATION_ALREADY_REVOKED" });
  const lasting = await make({ revocable: false });
  await expect(revoke(lasting.id, { by: other })).rejects.toMatchObject({ code: "ATTESTATION_NOT_REVOCABLE" });
  await expect(revoke(lasting.id)).rejects.toMatchObject({ code: "ATTESTATION_NOT_REVOCABLE" });
});

test("a signature is valid for one attestation, one reason, its texts and its chain only", async () => {
  const { id } = await make();
  const { id: another } = await make();
  const ctx = calledBy(issuer.lower);
  const body = { attestationId: id, ...RevokeAttestation.parse({ reason: "skill_outdated", signature: "0x" }) };
  const signature = await signRevocation(ctx, issuer, CHAIN, { attestationId: id });
  const elsewhere = await signRevocation(ctx, issuer, 1, { attestationId: id });
  const changes = [
    { attestationId: another },
    { reason: "relationship_ended" as const },
    { details: "more" },
    { publicReason: "more" },
    { notifySubject: false },
    { signature: elsewhere },
  ];
  for (const change of changes) {
    const thrown = await revokeAttestation(ctx, { ...body, signature, ...change }).catch((error) => error.code);
    expect([change, thrown]).toEqual([change, "INVALID_SIGNATURE"]);
  }
  expect((await revokeAttestation(ctx, { ...body, signature })).attestation.status).toBe("revoked");
});

test("of two concurrent revocations one succeeds", async () => {
  const { id } = await make();
  const both = await Promise.allSettled([revoke(id), revoke(id)]);
  expect(both.map((one) => one.status).sort()).toEqual(["fulfilled", "rejected"]);
  expect(both.find((one) => one.status === "rejected")).toMatchObject({
    reason: { code: "ATTESTATION_ALREADY_REVOKED" },
  });
});

test("two issuers of one message each revoke their own attestation", async () => {
  const ctx = world.ctx();
  const { typedData, attestation } = await prepareAttestation(
    ctx,
    PrepareAttestation.parse({ schema: "skill", data: skill, issuer: issuer.address, subject: subject.address }),
  );
  const store = async (by: typeof issuer) => {
    const signature = await signAttest(by, typedData);
    return createAttestation(ctx, CreateAttestation.parse({ ...attestation, issuer: by.address, signature }));
  };
  const { attestation: mine } = await store(issuer);
  const { attestation: theirs } = await store(other);
  expect(mine.uid).toBe(theirs.uid);
  await revoke(mine.id);
  expect(await getAttestation(ctx, { attestationId: theirs.id })).toMatchObject({ validity: { valid: true } });
  await expect(revoke(theirs.id)).rejects.toMatchObject({ code: "INVALID_SIGNATURE" });
  await revoke(theirs.id, { by: other });
  expect(await getAttestation(ctx, { attestationId: theirs.id })).toMatchObject({ validity: { revoked: true } });
});

test("a reader of the feed who follows its cursor sees every revocation once, in order", async () => {
  const ctx = world.ctx();
  const { next: from } = await listRevocations(ctx, { limit: 100 });
  const made = [await make(), await make(), await make()];
  for (const { id } of made) await revoke(id, { body: { publicReason: id } });
  const seen: (string | null)[] = [];
  let after = from;
  for (;;) {
    const { revocations, next } = await listRevocations(ctx, { after: Number(after), limit: 2 });
    seen.push(...revocations.map((one) => one.publicReason));
    if (next === after) break;
    after = next;
  }
  expect(seen).toEqual(made.map((one) => one.id));
});
