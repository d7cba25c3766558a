import fc from "fast-check";
import { concatHex, encodeAbiParameters, type Hex, keccak256, toHex } from "viem";
import { beforeEach, expect, test } from "vitest";
import { signer, testEas } from "../../../tests/factories/attestations.ts";
import { useContext } from "../../../tests/setup/context.ts";
import { emptyTables } from "../../../tests/setup/empty-tables.ts";
import { sqlTransaction } from "../../core/transaction.ts";
import type { AttestationBlock, AttestationEvent, Attested } from "./attestation-events.ts";
import { applyAttestationEvents, revertAttestations } from "./chain-events.ts";
import { schemaUid } from "./eas.ts";
import { getAttestation } from "./get-attestation.ts";
import { listAttestations } from "./list-attestations.ts";
import { MOST_LIVE } from "./live-bound.ts";
import { jsonBytes, LONGEST_DATA } from "./parse-schema.ts";

const world = useContext({ chains: [{ id: 1, name: "one", rpcUrls: ["http://127.0.0.1:1"] }] });
const eas = { chainId: 1, contract: testEas.eas, version: "1.4.0" } as const;
const [issuer, other, subject] = [signer(1), signer(2), signer(3)];
const texts = { schema: "string[] texts", revocable: true, resolver: testEas.schemaRegistry };
const START = 1_760_000_000;

beforeEach(() => empty());

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

const stored = async () => {
  const { rows } = await world
    .ctx()
    .pg.query("select decoded->'texts'->>0 as text from attestation order by block_number, log_index");
  return rows.map(({ text }) => String(text));
};
/** Everything that is known of attestations, without what another index of the same blocks has otherwise. */
const everything = async () => {
  const { pg } = world.ctx();
  const rows = async (text: string) => (await pg.query(text)).rows;
  return {
    stored: await rows("select to_jsonb(a) - 'id' as row from attestation a order by uid"),
    leftOut: await rows(
      "select to_jsonb(l) - 'attestation' as row, l.attestation - 'id' as own from left_out_attestation l order by uid",
    ),
    pending: await rows("select to_jsonb(p) - 'at' - 'retry_at' as row from pending_attestation p order by uid"),
    early: await rows("select * from early_revocation order by uid"),
  };
};
const empty = () =>
  emptyTables(
    world.ctx().pg,
    "attestation, attestation_schema, pending_attestation, left_out_attestation, early_revocation, wallet",
  );
const names = (prefix: string, count: number) => Array.from({ length: count }, (_, i) => `${prefix} ${i}`);
const inOneBlock = (list: readonly string[], more: Partial<Attested> = {}) =>
  list.map((name, logIndex) => attested(name, { logIndex, ...more }));

test("of more than a hundred active ones of a sender the oldest and the newest half are kept; a revocation or an expiry makes room", async () => {
  const most = names("one", MOST_LIVE).map((name, logIndex) =>
    attested(name, { logIndex, ...(logIndex === 0 && { expirationTime: BigInt(START + 2) }) }),
  );
  const story = [
    most,
    [
      attested("beyond"),
      attested("by another", { issuer: other.lower }),
      attested("of another", { subject: other.lower }),
    ],
    [attested("in place of what expired")],
    [revoked("one 1"), revoked("one 50"), attested("in place of what was revoked", { logIndex: 1 })],
    [attested("beyond again", { logIndex: 1 })],
  ];
  await apply(blocksOf(...story));
  const first = await stored();
  // Of 104 three are not active: the 51st of the others is left out.
  expect(first).not.toContain("one 53");
  expect(first).toHaveLength(MOST_LIVE + 3 + 2);
  expect(await list()).toMatchObject({ pagination: { total: MOST_LIVE + 5 } });
  const page = { status: "all", sort: "createdAt", order: "asc", limit: 1, offset: 0 } as const;
  expect(await listAttestations(world.ctx(), { ...page, subject: subject.lower })).toMatchObject({ leftOut: 1 });
  expect(await listAttestations(world.ctx(), { ...page, subject: other.lower })).not.toHaveProperty("leftOut");
  const whole = await everything();
  await empty();
  for (const block of blocksOf(...story)) await apply([block]);
  expect(await everything()).toEqual(whole);
});

test("a stranger who fills an issuer that many use keeps out nobody else, and no newer one of his", async () => {
  const [stranger, member] = [signer(11).lower, signer(12).lower];
  const junk = inOneBlock(names("junk", 3 * MOST_LIVE), { sender: stranger });
  await apply(blocksOf(junk, [attested("honest", { sender: member })]));
  expect(await stored()).toContain("honest");
  // Also of one sender, another schema has its own room, and an old one is not evicted by new ones.
  const texts2 = { ...texts, schema: "string[] texts, bool other" };
  const ofOther = { schemaUid: schemaUid(texts2.schema, true), schema: texts2, data: "0x" as const };
  await apply(blocksOf([], [], [attested("other schema", { sender: stranger, ...ofOther })]));
  const left = await stored();
  expect(left.filter((text) => text.startsWith("junk"))).toHaveLength(MOST_LIVE);
  expect([left[0], left[49], left[50], left[99]]).toEqual(["junk 0", "junk 49", "junk 250", "junk 299"]);
  expect(left).toHaveLength(MOST_LIVE + 2);
});

test("any order of reading, with reorgs between, ends with the same attestations", async () => {
  const one = fc.record({
    by: fc.constantFrom(0, 0, 0, 1),
    expires: fc.constantFrom(0, 0, 0, 3, 8),
    revokedAfter: fc.constantFrom(0, 0, 0, 1, 5),
  });
  const blocksIn = fc.array(fc.array(one, { minLength: 35, maxLength: 50 }), { minLength: 4, maxLength: 5 });
  await fc.assert(
    fc.asyncProperty(blocksIn, fc.infiniteStream(fc.nat()), async (made, random) => {
      const ends = made.map((): AttestationEvent[] => []);
      const blocks = blocksOf(
        ...made.map((own, block) =>
          own.map(({ by, expires, revokedAfter }, logIndex): AttestationEvent => {
            const name = `${block}/${logIndex}`;
            if (revokedAfter > 0) ends[block + revokedAfter]?.push(revoked(name));
            const expirationTime = BigInt(expires === 0 ? 0 : START + block + expires);
            return attested(name, { logIndex, expirationTime, sender: signer(20 + by).lower });
          }),
        ),
      );
      const story = blocks.map((block, i) => ({
        ...block,
        events: [
          ...block.events,
          ...(ends[i] ?? []).map((event) => ({ ...event, issuer: issuer.lower, subject: subject.lower })),
        ],
      }));
      await empty();
      await apply(story);
      const whole = await everything();
      expect(whole.early).toEqual([]);
      await empty();
      // Earlier blocks after later ones, some of them twice because of a reorg.
      const order = [...story].sort(() => (Number(random.next().value) % 2) - 0.5);
      for (const block of order) await apply([block]);
      const above = 10 + (Number(random.next().value) % story.length);
      await sqlTransaction(world.ctx().pg, (sql) =>
        revertAttestations(sql, { chainId: 1, above, now: world.ctx().now }),
      );
      await apply(story.filter(({ source }) => source.number > above));
      expect(await everything()).toEqual(whole);
    }),
    { numRuns: 3 },
  );
});

test("a revocation that was read before its attestation counts once that is read; a reorg of it forgets it", async () => {
  const [made, ended] = blocksOf([attested("late")], [revoked("late")]).map((block) => [block]);
  const end = ended?.map((block) => ({
    ...block,
    events: block.events.map((event) => ({ ...event, issuer: issuer.lower, subject: subject.lower })),
  }));
  await apply(end ?? []);
  await apply(made ?? []);
  expect((await list()).attestations).toMatchObject([
    { status: "revoked", revokedAt: new Date((START + 1) * 1000).toISOString() },
  ]);
  await empty();
  await apply(end ?? []);
  await sqlTransaction(world.ctx().pg, (sql) =>
    revertAttestations(sql, { chainId: 1, above: 10, now: world.ctx().now }),
  );
  await apply(made ?? []);
  expect((await list()).attestations).toMatchObject([{ status: "active" }]);
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
