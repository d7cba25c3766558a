import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { exportRecords } from "../../scripts/backup/export-records.ts";
import { importRecords } from "../../scripts/backup/import-records.ts";
import { formerKinds, kinds } from "../../scripts/backup/kinds.ts";
import { useContext } from "../setup/context.ts";
import { oldChain, readRelease, upgradedDatabase } from "../upgrade/old-database.ts";

const chains = [oldChain];
const upgraded = useContext({ chains, database: () => upgradedDatabase("0.1") });
const ofRelease = useContext({ chains });
const ofYesterday = useContext({ chains });

interface Line {
  kind: string;
  row?: Record<string, unknown>;
}

const HEADER = { kind: "header", format: "credence-export", version: 1, exportedAt: "2026-01-15T12:00:00.000Z" };

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
  for (const [kind, { table, formerTable, without = [] }] of Object.entries({ ...kinds, ...formerKinds })) {
    const rows: Record<string, unknown>[] = JSON.parse(
      (tables.get(formerTable ?? table) ?? "[]").replace(largeNumber, ':"$1"'),
    );
    for (const row of rows) {
      const fields = Object.entries(row).filter(([column]) => !without.includes(column));
      const named = fields.map(([column, value]) => [column.replace(/_(.)/g, (_, c) => c.toUpperCase()), value]);
      lines.push(JSON.stringify({ kind, row: Object.fromEntries(named) }));
    }
  }
  return [JSON.stringify(HEADER), ...lines, JSON.stringify({ kind: "end", records: lines.length })];
}

test("an export of version 0.1 becomes the records that an upgrade of its database has", async () => {
  const counts = await restore(ofRelease, exportOf("0.1"));
  expect(counts.get("scoreHistory")).toBeGreaterThan(100);
  const imported = await records(ofRelease);
  expect(imported.length).toBeGreaterThan(1_000);
  expect(imported).toEqual(await records(upgraded));
});

/** Columns that later versions added, with their defaults, by kind. */
const addedSince: Readonly<Record<string, object>> = {
  attestation: { logIndex: null, sender: null },
  block: { statedTime: null },
  chainControl: { setAsideBlock: null, setAsideRequestedAt: null },
  chainCursor: { missingBlock: null, missingSince: null },
  identity: { blocked: false },
  pendingAttestation: { sender: null },
  quarantinedTransaction: { firstBlock: null },
  quarantinedWallet: { partlyRead: false },
  trackedWallet: { gaps: [], unreadRows: 0 },
};

test("an export from before columns were added and removed has all records, with the columns of now", async () => {
  const file = join(import.meta.dirname, "../fixtures/exports/20261126034000.jsonl.gz");
  const lines = gunzipSync(readFileSync(file)).toString().trimEnd().split("\n");
  const before = recordsOf(lines);
  await restore(ofYesterday, lines);
  const changed = before.map(({ kind, row = {} }) => {
    const { fromBlock, ...others } = row;
    if (kind === "facts") return { kind, row: others };
    // Its parent's owner is in no event: somebody else sent it.
    if (kind === "identity") return { kind, row: { ...row, ...addedSince[kind], received: row.parent !== null } };
    const added = addedSince[kind];
    if (added) return { kind, row: { ...row, ...added } };
    return { kind, row: kind === "developer" ? { ...row, chainId: null } : row };
  });
  expect(before.filter(({ kind, row }) => kind === "facts" && row && "fromBlock" in row)).toHaveLength(4);
  expect(await records(ofYesterday)).toEqual(changed);
});
