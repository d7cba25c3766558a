import { concatHex, encodeAbiParameters, type Hex, keccak256, toHex } from "viem";
import { beforeEach, expect, test } from "vitest";
import { signer, testEas } from "../../../tests/factories/attestations.ts";
import { useContext } from "../../../tests/setup/context.ts";
import { emptyTables } from "../../../tests/setup/empty-tables.ts";
import { sqlTransaction } from "../../core/transaction.ts";
import type { AttestationBlock, AttestationEvent, Attested } from "./attestation-events.ts";
import { applyAttestationEvents } from "./chain-events.ts";
import { schemaUid } from "./eas.ts";
import { getAttestation } from "./get-attestation.ts";
import { jsonBytes } from "./json.ts";
import { LONGEST_DATA, MOST_LIVE } from "./limits.ts";
import { listAttestations } from "./list-attestations.ts";

const world = useContext({ chains: [{ id: 1, name: "one", rpcUrls: ["http://127.0.0.1:1"] }] });
const eas = { chainId: 1, contract: testEas.eas, version: "1.4.0" } as const;
const [issuer, other, subject] = [signer(1), signer(2), signer(3)];
const texts = { schema: "string[] texts", revocable: true, resolver: testEas.schemaRegistry };
const START = 1_760_000_000;

beforeEach(async () => {
  await emptyTables(world.ctx().pg, "attestation, attestation_schema, pending_attestation, wallet");
});

function attested(name: string, more: Partial<Attested> = {}): Attested {
  const parties = { issuer: issuer.lower, subject: subject.lower };
  const schema = { schemaUid: schemaUid(texts.schema, true), schema: texts };
  const terms = { time: BigInt(START), expirationTime: 0n, revocable: true, refUid: toHex(0, { size: 32 }) };
  const place = { uid: keccak256(toHex(name)), txHash: keccak256(toHex(`tx ${name}`)), logIndex: 0 };
  return { kind: "attested", ...place, ...parties, ...schema, data: encodedTexts([name]), ...terms, ...more };
}

function revoked(name: string): AttestationEvent {
  return { kind: "revoked", uid: keccak256(toHex(name)), txHash: keccak256(toHex(`end of ${name}`)), logIndex: 0 };
}

function encodedTexts(list: readonly string[]): Hex {
  return encodeAbiParameters([{ type: "string[]" }], [list]);
}

/** Each block a second after the one before. */
function blocksOf(...events: AttestationEvent[][]): AttestationBlock[] {
  return events.map((own, i) => ({
    source: { chainId: 1, number: 10 + i, hash: toHex(10 + i, { size: 32 }), time: START + i },
    events: own,
  }));
}

function apply(blocks: readonly AttestationBlock[]) {
  const { pg, now } = world.ctx();
  return sqlTransaction(pg, (sql) => applyAttestationEvents(sql, { eas, blocks, trackedOnly: false, now }));
}

async function list() {
  const page = { status: "all", sort: "createdAt", order: "asc", limit: 100, offset: 0 } as const;
  return listAttestations(world.ctx(), page);
}

/** A list of 1,500 texts in 65 KB: the offset of each is that of the same text. */
function aliased(): Hex {
  const word = (value: number) => toHex(value, { size: 32 });
  const offsets = Array.from({ length: 1_500 }, () => word(1_500 * 32));
  return concatHex([word(32), word(1_500), ...offsets, word(15_000), toHex("x".repeat(15_008))]);
}

test("attestations that would decode to gigabytes are stored without fields; the rest of their batch is unaffected", async () => {
  const bombs = Array.from({ length: 8 }, (_, i) => attested(`bomb ${i}`, { data: aliased() }));
  await apply(blocksOf([attested("before")], bombs, [attested("after")]));
  const { attestations } = await list();
  expect(attestations).toHaveLength(10);
  expect(attestations.map(({ dataState }) => dataState)).toEqual([
    "decoded",
    ...bombs.map(() => "undecodable"),
    "decoded",
  ]);
  expect(attestations.at(-1)?.data).toEqual({ texts: ["after"] });
  const one = await getAttestation(world.ctx(), { attestationId: bombs[0]?.uid ?? "" });
  expect(one.attestation).toMatchObject({ data: {}, encodedData: aliased(), dataBytes: aliased().length / 2 - 1 });
});

test("data on chain beyond 64 KiB is not stored; its length and the state `omitted` are", async () => {
  const data = toHex(new Uint8Array(LONGEST_DATA + 1));
  await apply(blocksOf([attested("long", { data })]));
  const left = { data: {}, encodedData: "0x", dataState: "omitted", dataBytes: LONGEST_DATA + 1 };
  expect((await list()).attestations).toMatchObject([left]);
});

test("a page of a hundred attestations with long texts is less than a megabyte, each whole by itself", async () => {
  const long = ["\u0001".repeat(4_000), "🙂".repeat(4_000)];
  const events = Array.from({ length: MOST_LIVE }, (_, i) =>
    attested(`one ${i}`, { data: encodedTexts([`${i}`, ...long]) }),
  );
  await apply(blocksOf(events));
  const reason = "\u0001".repeat(1_000);
  await world
    .ctx()
    .pg.query("update attestation set revoked_at = now(), revocation_details = $1, public_reason = $1", [reason]);
  const { attestations, pagination } = await list();
  const [first] = attestations;
  const number = Array.isArray(first?.data.texts) ? first.data.texts[0] : undefined;
  expect(pagination).toEqual({ total: MOST_LIVE, limit: 100, offset: 0, hasMore: false });
  expect(Buffer.byteLength(JSON.stringify(attestations))).toBeLessThan(1_000_000);
  expect(first?.truncated).toEqual(["data", "encodedData", "revocationDetails", "publicReason"]);
  expect(first?.data.texts).toEqual([number, expect.stringMatching(/…$/), expect.stringMatching(/…$/)]);
  const { attestation } = await getAttestation(world.ctx(), { attestationId: first?.id ?? "" });
  expect(attestation).toMatchObject({
    data: { texts: [number, ...long] },
    revocationDetails: reason,
    publicReason: reason,
  });
  expect(attestation.truncated).toBeUndefined();
  expect(jsonBytes(JSON.stringify(attestation))).toBeLessThan(1_000_000);
});

test("an issuer has at most a hundred live attestations of a subject on a chain; a revocation or an expiry makes room", async () => {
  const most = Array.from({ length: MOST_LIVE }, (_, i) =>
    attested(`one ${i}`, i === 0 ? { expirationTime: BigInt(START + 2) } : {}),
  );
  const elsewhere = [attested("by another", { issuer: other.lower }), attested("of another", { subject: other.lower })];
  const story = [
    most,
    [attested("beyond"), ...elsewhere],
    [attested("in place of what expired"), attested("beyond again")],
    [revoked("one 1"), attested("in place of what was revoked"), attested("beyond once more")],
  ];
  const { pg } = world.ctx();
  const stored = async () => (await pg.query("select decoded->'texts'->>0 as text from attestation order by 1")).rows;
  await apply(blocksOf(...story));
  const first = await stored();
  expect(first).toHaveLength(MOST_LIVE + 4);
  expect(first.filter(({ text }) => text.startsWith("beyond"))).toEqual([]);
  await emptyTables(pg, "attestation");
  // Block by block, the same attestations are stored.
  for (const block of blocksOf(...story)) await apply([block]);
  expect(await stored()).toEqual(first);
});

test("thousands of attestations that were not read wait, and hold up no block", async () => {
  const { txHash, issuer: from, subject: about } = attested("any");
  const unread = Array.from({ length: 2_500 }, (_, logIndex): AttestationEvent => {
    const uid = keccak256(toHex(`unread ${logIndex}`));
    return { kind: "unread", uid, txHash, logIndex, subject: about, issuer: from };
  });
  await apply(blocksOf(unread));
  const { rows } = await world.ctx().pg.query("select count(*)::int as waiting from pending_attestation");
  expect(rows).toEqual([{ waiting: unread.length }]);
});

test("a revocation on chain of what was signed off chain counts for its issuer alone", async () => {
  await apply(blocksOf([attested("signed")]));
  await world.ctx().pg.query("update attestation set signature_kind = 'eoa'");
  const { uid } = attested("signed");
  const revokedBy = (who: Hex): AttestationEvent => {
    return { kind: "revokedOffchain", uid, issuer: who, txHash: keccak256("0x12"), logIndex: 0 };
  };
  await apply(blocksOf([], [revokedBy(other.lower), revoked("signed")]));
  expect((await list()).attestations).toMatchObject([{ status: "active" }]);
  const touched = await apply(blocksOf([], [], [revokedBy(issuer.lower)]));
  expect((await list()).attestations).toMatchObject([{ status: "revoked" }]);
  expect(touched.get(12)).toEqual([subject.lower]);
});
