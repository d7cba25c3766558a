import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { ALL_CHAINS } from "../../lib/domains/scores/current-score.ts";
import { scopesOf } from "../../lib/domains/scores/ranks/scopes.ts";
import { exportRecords } from "../../scripts/backup/export-records.ts";
import { importRecords } from "../../scripts/backup/import-records.ts";
import { kinds } from "../../scripts/backup/kinds.ts";
import { LAST_OF_1_0_0 } from "../../scripts/database/migrate.ts";
import { useContext } from "../setup/context.ts";
import { oldChain, readRelease, upgradedDatabase } from "../upgrade/old-database.ts";

const chains = [oldChain];
const upgraded = useContext({ chains, database: () => upgradedDatabase("1.0.0") });
const ofRelease = useContext({ chains });
const ofInstance = useContext({ chains });
const refusing = useContext({ chains });

interface Line {
  kind: string;
  row?: Record<string, unknown>;
}

const HEADER = { kind: "header", format: "credence-export", version: 1, migration: LAST_OF_1_0_0 };

async function* feed(lines: readonly string[]): AsyncGenerator<string> {
  yield* lines;
}

function restore(to: typeof upgraded, lines: readonly string[]): Promise<ReadonlyMap<string, number>> {
  return importRecords(to.ctx(), () => feed(lines));
}

/** The records of an export of this version. */
async function records(from: typeof upgraded): Promise<Line[]> {
  let text = "";
  for await (const part of exportRecords(from.ctx())) text += part;
  return recordsOf(text.trimEnd().split("\n"));
}

function recordsOf(lines: readonly string[]): Line[] {
  return lines.map((line) => JSON.parse(line)).filter(({ row }) => row !== undefined);
}

/** An export of a release, of the rows of its database. */
function exportOf(version: string): string[] {
  const tables = readRelease(version);
  // As strings: parsing would round them.
  const largeNumber = /:(\d{16,})(?=[,}])/g;
  const lines: string[] = [];
  for (const [kind, { table, hex = [], without = [] }] of Object.entries(kinds)) {
    const rows: Record<string, unknown>[] = JSON.parse((tables.get(table) ?? "[]").replace(largeNumber, ':"$1"'));
    for (const row of rows) {
      const fields = Object.entries(row).filter(([column]) => !without.includes(column));
      const named = fields.map(([column, value]) => [
        column.replace(/_(.)/g, (_, c) => c.toUpperCase()),
        hex.includes(column) && typeof value === "string" ? value.replace(/^\\x/, "0x") : value,
      ]);
      lines.push(JSON.stringify({ kind, row: Object.fromEntries(named) }));
    }
  }
  return [JSON.stringify(HEADER), ...lines, JSON.stringify({ kind: "end", records: lines.length })];
}

test("an export of version 1.0.0 becomes the records that an upgrade of its database has", async () => {
  const counts = await restore(ofRelease, exportOf("1.0.0"));
  for (const kind of ["activity", "scoreClose", "identity"]) expect([kind, counts.get(kind)]).not.toEqual([kind, 0]);
  const imported = await records(ofRelease);
  expect(imported.length).toBeGreaterThan(1_000);
  expect(imported).toEqual(await records(upgraded));
});

/** Columns that later versions added, with their defaults, by kind. */
const addedSince: Readonly<Record<string, object>> = {
  attestation: { logIndex: null, sender: null },
  block: { statedTime: null },
  chainControl: { setAsideBlock: null, setAsideRequestedAt: null },
  chainCursor: { missingBlock: null, missingSince: null, scoredBlock: null, scoredHash: null },
  developer: { erasedAt: null, erasedTrackings: 0, erasingAt: null },
  identity: { blocked: false },
  issuerWeight: { fromDay: 0 },
  key: { kind: "secret", origins: [], policyIds: [] },
  pendingAttestation: { sender: null },
  quarantinedTransaction: { firstBlock: null },
  quarantinedWallet: { partlyRead: false },
  trackedWallet: { gaps: [], unreadRows: 0 },
};

test("an export that version 1.0.0 wrote has all records, with the columns of now", async () => {
  const file = join(import.meta.dirname, `../fixtures/exports/${LAST_OF_1_0_0}.jsonl.gz`);
  const lines = gunzipSync(readFileSync(file)).toString().trimEnd().split("\n");
  const before = recordsOf(lines);
  await restore(ofInstance, lines);
  const changed = before.map(({ kind, row = {} }) => {
    // Its parent's owner is in no event: somebody else sent it.
    const received = kind === "identity" ? { received: row.parent !== null } : {};
    const { scored: _, ...others } = row;
    return {
      kind,
      row: { ...(kind === "paymentTrust" ? others : row), ...addedSince[kind], ...received, ...storedSince(kind, row) },
    };
  });
  const now = (await records(ofInstance)).map(withJson).flatMap(byScope);
  expect(inOrder(now)).toEqual(inOrder(changed.flatMap(byScope)));
});

const inScopes = ["score", "scoreClose"];

/** One record of each scope of a score or close, and when a score is due over all chains. */
function byScope(record: Line): Line[] {
  const { kind, row } = record;
  if (!inScopes.includes(kind) || !row) return [record];
  return scopesOf(Number(row.chainId)).map((scope) => {
    const due = kind !== "score" || scope === ALL_CHAINS ? {} : { nextChangeDay: null };
    return { kind, row: { ...row, chainId: typeof row.chainId === "string" ? String(scope) : scope, ...due } };
  });
}

/** Scores and closes by subject and scope, after all others. */
function inOrder(all: readonly Line[]): Line[] {
  const key = ({ kind, row }: Line) =>
    inScopes.includes(kind) ? `${kind} ${row?.subject} ${row?.chainId} ${row?.day}` : "";
  return all.toSorted((a, b) => key(a).localeCompare(key(b)));
}

/** A record of scores of version 1.0.0 as it is stored since: hashes as bytes, lists joined. */
function storedSince(kind: string, row: Record<string, unknown>): object {
  const bytesOf = (text: unknown) => {
    const hex = /^(?:0x)?((?:[0-9a-f]{2})*)$/.exec(String(text))?.[1];
    return `\\x${hex ?? Buffer.from(String(text)).toString("hex")}`;
  };
  const joined = (list: unknown) => (Array.isArray(list) ? list.join(",") : "");
  const { factsHash, modelHash, unavailable, stale } = row;
  if (kind === "scoreFacts") return { factsHash: bytesOf(factsHash) };
  if (kind !== "score") return {};
  const hashes = { factsHash: bytesOf(factsHash), modelHash: bytesOf(modelHash) };
  return { ...hashes, unavailable: joined(unavailable), stale: joined(stale) };
}

/** Facts of scores as JSON, which 1.0.0 stored. */
function withJson({ kind, row = {} }: ReturnType<typeof recordsOf>[number]) {
  if (kind !== "scoreFacts") return { kind, row };
  return { kind, row: { ...row, facts: JSON.parse(Buffer.from(String(row.facts).slice(2), "hex").toString()) } };
}

test("an export of a 1.0.0 that has not finished its own upgrade is refused", async () => {
  const lines = exportOf("1.0.0").filter((line) => !line.includes('"closes marked"'));
  const counted = lines.with(-1, JSON.stringify({ kind: "end", records: lines.length - 2 }));
  await expect(restore(refusing, counted)).rejects.toThrow(/^Version 1\.0\.0 has not finished its upgrade/);
  expect(await records(refusing)).toEqual([]);
});
