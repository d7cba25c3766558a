import { expect, it } from "vitest";
import { attestationEndpoints } from "../../lib/api/endpoints/attestations.ts";
import { developerEndpoints } from "../../lib/api/endpoints/developers.ts";
import { signAttest, signer, signRevocation, skill } from "../factories/attestations.ts";
import { signInByToken } from "../factories/sign-in.ts";
import { apiOnSocket, EXPLORED, json } from "./api-server.ts";

const { createToken, endSession, getNonce } = developerEndpoints;
// Read through explorers alone: no node is asked about signatures. Its EAS is the published one.
const api = apiOnSocket({ ...attestationEndpoints, getNonce, createToken, endSession }, { CHAINS: EXPLORED });
const [issuer, subject] = [signer(1), signer(2)];

async function call(apiKey: string, method: string, path: string, body?: object) {
  const answer = await api.send({
    method,
    path: `/v1${path}`,
    headers: json(apiKey),
    ...(body && { body: JSON.stringify(body) }),
  });
  // What each answer holds is what is tested.
  return { status: answer.status, json: answer.json as unknown as Answer };
}

/** What the answers of this file hold, as far as it looks. */
interface Answer {
  error?: string;
  details?: { path: string }[];
  typedData: Parameters<typeof signAttest>[1];
  attestation: { id: string; uid: string; status: string };
  scoreImpact: number;
  attestations: { id: string }[];
  notifications: { kind: string }[];
  schema: { uid: string };
  next: string;
}

it("prepare, create, create again, list, get, revoke and feed answer as specified", async () => {
  const { apiKey } = await api.key({ permissions: ["write"] });
  const given = { subject: subject.address, schema: "skill", data: skill, issuer: issuer.address };
  const prepared = await call(apiKey, "POST", "/trust/attestations/prepare", given);
  expect(prepared.status).toBe(200);
  const signature = await signAttest(issuer, prepared.json.typedData);
  const body = { ...prepared.json.attestation, signature };
  const made = await call(apiKey, "POST", "/trust/attestations", body);
  expect([made.status, made.json.scoreImpact, made.json.attestation.status]).toEqual([201, 0, "active"]);
  const { id, uid } = made.json.attestation;
  const again = await call(apiKey, "POST", "/trust/attestations", body);
  expect([again.status, again.json.attestation.id]).toEqual([200, id]);
  const listed = await call(apiKey, "GET", `/trust/attestations?subject=${subject.address}&status=active&schema=skill`);
  expect(listed.json.attestations.map((one) => one.id)).toEqual([id]);
  expect((await call(apiKey, "GET", `/trust/attestations/${uid}`)).json).toMatchObject({
    attestation: { id },
    validity: { signature: true, revoked: false, expired: false, valid: true },
    export: { sig: { uid, domain: { version: "0.26", chainId: 1 } }, signer: issuer.address },
  });
  const revocation = await signRevocation(api.context.ctx(), issuer, 1, { attestationId: id });
  const reason = { reason: "skill_outdated", signature: revocation };
  expect(await call(apiKey, "DELETE", `/trust/attestations/${id}`, reason)).toMatchObject({
    status: 200,
    json: { attestationId: id, attestation: { status: "revoked" }, impact: { subjectNotified: true } },
  });
  expect(await call(apiKey, "DELETE", `/trust/attestations/${id}`, reason)).toMatchObject({
    status: 400,
    json: { error: "ATTESTATION_ALREADY_REVOKED" },
  });
  const feed = await call(apiKey, "GET", "/trust/revocations");
  expect(feed.json).toMatchObject({ revocations: [{ attestationId: id, reason: "skill_outdated" }] });
  expect((await call(apiKey, "GET", `/trust/revocations?after=${feed.json.next}`)).json).toMatchObject({
    revocations: [],
  });
});

it("reading and preparing need read, creating and revoking need write, notifications need a session", async () => {
  const { apiKey } = await api.key({ permissions: ["read"] });
  const none = `att_${"0".repeat(26)}`;
  const body = { subject: subject.address, schema: "skill", data: skill, issuer: issuer.address };
  expect((await call(apiKey, "POST", "/trust/attestations/prepare", body)).status).toBe(200);
  expect((await call(apiKey, "GET", "/trust/schemas")).status).toBe(200);
  for (const [method, path] of [
    ["POST", "/trust/schemas"],
    ["POST", "/trust/attestations"],
    ["DELETE", `/trust/attestations/${none}`],
    ["GET", "/notifications"],
  ] as const) {
    const answer = await call(apiKey, method, path, method === "GET" ? undefined : {});
    expect([method, path, answer.status, answer.json.error]).toEqual([method, path, 403, "FORBIDDEN"]);
  }
  const token = await signInByToken(api, subject);
  const inbox = await call(token, "GET", "/notifications");
  // Both notifications have the same time, by the test's clock.
  expect(inbox.json.notifications.map((one) => one.kind).sort()).toEqual([
    "attestation.created",
    "attestation.revoked",
  ]);
});

it("errors have a code and, for a body, the path of the field", async () => {
  const { apiKey } = await api.key({ permissions: ["write"] });
  const body = { subject: subject.address, schema: "skill", data: skill, issuer: issuer.address };
  const prepare = (change: object) => call(apiKey, "POST", "/trust/attestations/prepare", { ...body, ...change });
  const list = (query: string) => call(apiKey, "GET", `/trust/attestations?${query}`);
  const answers: [Awaited<ReturnType<typeof call>>, number, string, string?][] = [
    [await prepare({ data: { ...skill, level: 300 } }), 400, "INVALID_REQUEST", "body.data.level"],
    [await prepare({ schema: "nonsense" }), 400, "INVALID_REQUEST", "body.schema"],
    [await prepare({ extra: 1 }), 400, "INVALID_REQUEST", "body"],
    [await prepare({ subject: "no name!" }), 400, "INVALID_REQUEST", "body.subject"],
    [await prepare({ subject: "nobody" }), 404, "USER_NOT_FOUND"],
    [await prepare({ chainId: 9 }), 400, "UNSUPPORTED_CHAIN"],
    [await list("status=gone"), 400, "INVALID_STATUS", "query.status"],
    [await list("sort=luck"), 400, "INVALID_REQUEST", "query.sort"],
    [await list("limit=101"), 400, "LIMIT_EXCEEDS_MAXIMUM", "query.limit"],
    [await list("chainId=9"), 400, "UNSUPPORTED_CHAIN"],
    [await call(apiKey, "GET", "/trust/attestations/att_1"), 404, "ATTESTATION_NOT_FOUND"],
    [await call(apiKey, "GET", "/trust/attestations/prepare"), 404, "NOT_FOUND"],
    [
      await call(apiKey, "DELETE", "/trust/attestations/att_1", { reason: "other", signature: "0x00" }),
      400,
      "INVALID_REQUEST",
      "body.details",
    ],
    [
      await call(apiKey, "POST", "/trust/schemas", { name: "x", schema: "nonsense" }),
      400,
      "INVALID_REQUEST",
      "body.schema",
    ],
  ];
  for (const [{ status, json: refusal }, expected, code, path] of answers) {
    expect([status, refusal.error, refusal.details?.[0]?.path]).toEqual([expected, code, path]);
  }
});
