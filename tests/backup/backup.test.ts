import { verifyTypedData } from "viem";
import { beforeAll, describe, expect, it } from "vitest";
import { sqlTransaction } from "../../lib/core/transaction.ts";
import { getAttestation } from "../../lib/domains/attestations/index.ts";
import { hashKey, lookUpKey } from "../../lib/domains/developers/index.ts";
import { getReceipt } from "../../lib/domains/scores/index.ts";
import { verifyReceipt } from "../../lib/domains/scores/receipt/verify.ts";
import { nullifierOf } from "../../lib/domains/wallets/index.ts";
import type { Activity } from "../../lib/engine/index.ts";
import { readActivity } from "../../lib/indexer/activity-rows.ts";
import { exportRecords } from "../../scripts/backup/export-records.ts";
import { importRecords } from "../../scripts/backup/import-records.ts";
import { kinds, leftOut, NO_SECRET } from "../../scripts/backup/kinds.ts";
import { readMigrations } from "../../scripts/database/migrate.ts";
import { testEas } from "../factories/attestations.ts";
import { useContext } from "../setup/context.ts";
import { fillDatabase, WEBHOOK_SECRET } from "./full-database.ts";

const settings = {
  chains: [
    {
      id: 1,
      name: "One",
      rpcUrls: ["http://127.0.0.1:1"],
      wallets: "all" as const,
      contracts: { governors: [], pools: [], ...testEas },
    },
  ],
};
const old = useContext(settings);
const fresh = useContext(settings);
const refusing = useContext(settings);
const later = useContext(settings);

let made: Awaited<ReturnType<typeof fillDatabase>>;
let lines: string[] = [];

beforeAll(async () => {
  made = await fillDatabase(old.ctx());
  lines = await exported(old);
});

async function exported(from: typeof old): Promise<string[]> {
  let text = "";
  for await (const part of exportRecords(from.ctx())) text += part;
  return text.trimEnd().split("\n");
}

async function* feed(given: readonly string[]): AsyncGenerator<string> {
  yield* given;
}

const restore = (to: typeof old, given: readonly string[]) => importRecords(to.ctx(), () => feed(given));
const parsed = (kind: string) => lines.map((line) => JSON.parse(line)).filter((line) => line.kind === kind);

describe("an export", () => {
  it("holds every table, but those that are left out for a reason", async () => {
    const { rows } = await old
      .ctx()
      .pg.query<{ name: string }>(
        "select tablename as name from pg_tables where schemaname = 'public' and tablename not like '\\_prisma%'",
      );
    const known = [...Object.values(kinds).map((kind) => kind.table), ...Object.keys(leftOut)];
    expect(known.toSorted()).toEqual(rows.map(({ name }) => name).toSorted());
    for (const kind of Object.keys(kinds)) expect([kind, parsed(kind).length > 0]).toEqual([kind, true]);
  });

  it("begins with its version and ends with the number of its records", () => {
    expect(JSON.parse(lines[0] ?? "")).toEqual({
      kind: "header",
      format: "credence-export",
      version: 1,
      migration: readMigrations().at(-1)?.name,
      exportedAt: "2026-01-15T12:00:00.000Z",
    });
    expect(JSON.parse(lines.at(-1) ?? "")).toEqual({ kind: "end", records: lines.length - 2 });
  });

  it("holds no secret of a webhook and no key", async () => {
    const { rows } = await old.ctx().pg.query<{ secret: string }>("select secret from webhook where url like 'http%'");
    const text = lines.join("\n");
    expect(rows).toHaveLength(2);
    for (const secret of [WEBHOOK_SECRET, made.apiKey, ...rows.map((row) => row.secret)]) {
      expect(text).not.toContain(secret);
    }
  });

  it("has a receipt of each score over all chains that verifies, and the EAS package of each attestation", async () => {
    const { rows } = await old.ctx().pg.query("select 1 from score where chain_id <= 0");
    expect(parsed("receipt")).toHaveLength(rows.length);
    for (const { receipt } of parsed("receipt")) expect(await verifyReceipt(receipt)).toMatchObject({ ok: true });
    const [one] = parsed("easPackage");
    expect(one.id).toBe(made.attestationId);
    const { domain, types, primaryType, message, signature } = one.package.sig;
    const { r, s, v } = signature;
    const numbers = { time: BigInt(message.time), expirationTime: BigInt(message.expirationTime) };
    const signed = { address: one.package.signer, domain, types, primaryType, message: { ...message, ...numbers } };
    const hex = `${r}${s.slice(2)}${Number(v).toString(16)}` as const;
    expect(await verifyTypedData({ ...signed, signature: hex as `0x${string}` })).toBe(true);
  });

  it("is of one moment, whatever is written meanwhile", async () => {
    const parts = exportRecords(old.ctx());
    let text = (await parts.next()).value ?? "";
    await old.ctx().pg.query("insert into issuer_weight (subject, weight) values ('0xlate', 1)");
    for await (const part of parts) text += part;
    await old.ctx().pg.query("delete from issuer_weight where subject = '0xlate'");
    expect(text.trimEnd().split("\n")).toEqual(lines);
  });
});

describe("an import", () => {
  it("gives back everything: the export of an import is the export", async () => {
    const counts = await restore(fresh, lines);
    expect(await exported(fresh)).toEqual(lines);
    expect(Object.fromEntries(counts)).toEqual(
      Object.fromEntries(Object.keys(kinds).map((kind) => [kind, parsed(kind).length])),
    );
  });

  it("keeps keys working, receipts and attestations verifying, and the numbers of model switches rising", async () => {
    const ctx = fresh.ctx();
    expect(await lookUpKey(ctx, hashKey(made.apiKey))).toMatchObject({ tier: "starter", permissions: ["read"] });
    const receipts = [
      await getReceipt(old.ctx(), { identity: made.subject }),
      await getReceipt(ctx, { identity: made.subject }),
    ];
    expect(receipts[1]).toEqual(receipts[0]);
    expect(await verifyReceipt(receipts[1]?.receipt)).toMatchObject({ ok: true });
    const attestation = await getAttestation(ctx, { attestationId: made.attestationId });
    expect(attestation.validity).toEqual({ signature: true, revoked: false, expired: false, valid: true });
    const { rows } = await ctx.pg.query<{ above: boolean }>(
      "select nextval(pg_get_serial_sequence('model_switch', 'id')) > (select max(id) from model_switch) as above",
    );
    expect(rows).toEqual([{ above: true }]);
  });

  it("gives each person the nullifier that it had, and whoever asks first now the one that the old service would have given", async () => {
    const { policyId, nullifier } = made.pass;
    const ask = (of: typeof old, wallet: string) => nullifierOf(of.ctx(), { policyId, wallet });
    expect(await ask(fresh, made.subject)).toBe(nullifier);
    const newcomer = `0x${"e".repeat(40)}`;
    expect(await ask(fresh, newcomer)).toBe(await ask(old, newcomer));
    for (const one of [old, fresh]) {
      await one.ctx().pg.query("delete from pass_nullifier where group_id = $1", [newcomer]);
    }
  });

  it("switches webhooks off and says why, and leaves what was off as it was", async () => {
    const { rows } = await fresh
      .ctx()
      .pg.query(
        "select url, active, disabled_reason as reason, secret <> '' as sealed from webhook where url like 'http%' order by url",
      );
    expect(rows).toEqual([
      { url: "http://127.0.0.1:4999/events", active: false, reason: NO_SECRET, sealed: true },
      { url: "http://127.0.0.1:4999/paused", active: false, reason: null, sealed: true },
    ]);
    expect(NO_SECRET).toContain("no secrets of webhooks");
    // An import of version 1.0.0 said it in other words; what an owner switched off stays off.
    const say = (reason: string | null) =>
      fresh.ctx().pg.query("update webhook set disabled_reason = $1 where url like '%/events'", [reason]);
    await say(NO_SECRET.replace(" of webhooks", ""));
    expect(await exported(fresh)).toEqual(lines);
    await say(null);
    expect(await exported(fresh)).not.toEqual(lines);
    await say(NO_SECRET);
  });

  it("reads the hashes and addresses of activity as text, as the table once had them", async () => {
    const [wallet, asset] = [`0x${"1".repeat(40)}`, `0x00${"2".repeat(38)}`];
    const place = { chainId: 1, wallet, blockNumber: 7, txIndex: 0, txHash: `0x${"3".repeat(64)}`, logIndex: 4 };
    const given = { kind: "swap", at: 1_700_000_000, counterparty: null, asset, amount: "1", assetOut: null };
    const row = { ...place, ...given, amountOut: null, method: "0x12345678", own: null, fee: null, ran: null };
    const made = [
      { kind: "activity", row },
      { kind: "end", records: 1 },
    ].map((one) => JSON.stringify(one));
    await restore(later, [lines[0] ?? "", ...made]);
    const read: Activity[] = [];
    await sqlTransaction(later.ctx().pg, (sql) =>
      readActivity(sql, { chainId: 1, wallets: [wallet] }, (_, rows) => read.push(...rows)),
    );
    expect(read).toMatchObject([{ ...place, asset, assetOut: null, method: "0x12345678", amount: 1n }]);
    const [, exportedRow] = await exported(later);
    expect(JSON.parse(exportedRow ?? "")).toEqual({ kind: "activity", row });
  });

  it("is refused where anything is stored already", async () => {
    await expect(restore(fresh, lines)).rejects.toThrow(/^The database is not empty: /);
  });

  it.each<[string, (lines: string[]) => string[], RegExp]>([
    ["no header", (all) => all.slice(1), /^Line 1 is not the header of a credence-export/],
    [
      "another version",
      ([, ...all]) => ['{"kind":"header","format":"credence-export","version":2}', ...all],
      /^Line 1 has format version 2/,
    ],
    [
      "a newer version's tables",
      ([, ...all]) => [
        '{"kind":"header","format":"credence-export","version":1,"migration":"29991231000000_later"}',
        ...all,
      ],
      /^Line 1 is of a newer version, whose last migration is 29991231000000_later/,
    ],
    [
      "the tables of a version before 1.0.0",
      ([, ...all]) => [
        '{"kind":"header","format":"credence-export","version":1,"migration":"20261126100000_histograms_of_traders"}',
        ...all,
      ],
      /^Line 1 is of a version before 1\.0\.0\. Import the file with version 1\.0\.0, and export it there again/,
    ],
    [
      "a header of a version before 1.0.0, which names no migration",
      ([, ...all]) => ['{"kind":"header","format":"credence-export","version":1,"exportedAt":"2026-01-15"}', ...all],
      /^Line 1 is of a version before 1\.0\.0/,
    ],
    ["a broken line", (all) => all.with(3, all[3]?.slice(0, -5) ?? ""), /^Line 4 is not JSON/],
    ["an unknown kind", (all) => all.with(3, '{"kind":"invoice","row":{}}'), /^Line 4 has the unknown kind "invoice"/],
    [
      "an inherited kind",
      (all) => all.with(3, '{"kind":"toString","row":{}}'),
      /^Line 4 has the unknown kind "toString"/,
    ],
    [
      "a field too many",
      (all) => all.with(1, '{"kind":"meta","row":{"key":"a","value":1,"more":1}}'),
      /^Line 2 has the field "more"/,
    ],
    [
      "a field too few",
      (all) => all.with(1, '{"kind":"meta","row":{"key":"a"}}'),
      /^Line 2 lacks the field value of a meta/,
    ],
    ["the same record twice", (all) => all.with(2, all[1] ?? ""), /^Line 3 is invalid: duplicate key/],
    [
      "a value of another type",
      (all) => all.map((line) => line.replace('"blockNumber" : 10000,', '"blockNumber" : "x",')),
      /^Line \d+ is invalid: invalid input syntax/,
    ],
    ["an end that is missing", (all) => all.slice(0, -1), /^The file ends early, after line \d+/],
    ["lines that are missing", (all) => all.toSpliced(-3, 1), /does not match this file, which has \d+ records/],
    ["lines after the end", (all) => [...all, all[1] ?? ""], /^Line \d+ follows the end/],
    ["nothing in it", () => [], /^The file ends early, after line 0/],
  ])("of a file with %s changes nothing and names the line", async (_, change, message) => {
    await expect(restore(refusing, change([...lines]))).rejects.toThrow(message);
    expect(await exported(refusing)).toHaveLength(2);
  });
});
