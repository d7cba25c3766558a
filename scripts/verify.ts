/**
 * Check a receipt: `npm run verify -- receipt.json [--signer 0x…] [--at TIME]`, offline, with nothing but the file and the published
 * models; `--at` is the time at which it must be valid (ISO 8601, by default now); with `--rpc URL[,chainId]` or `--explorer URL[,chainId]` (once for each chain) its facts are also derived again
 * from the named blocks. The file holds a receipt, or an API answer with one in it. Exit code 0: all checks pass; 1: one
 * fails, or could not be made; 2: wrong usage.
 *
 * Check an epoch of the board: `npm run verify -- epoch <number|url> [--from ORIGIN] [--rows FILE] [--signer 0x…]`
 * downloads its header and rows, rebuilds the root, and names the rows that were altered.
 */
import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { epochChecks } from "../lib/domains/epochs/verify-epoch.ts";
import type { Receipt } from "../lib/domains/scores/receipt.ts";
import { receiptChecks, verifyReceipt } from "../lib/domains/scores/verify-receipt.ts";
import { messageOf } from "./start-error.ts";
import { differingFacts, type SourceGiven } from "./verify/derive-facts.ts";
import { readEpochSource, verifyEpoch } from "./verify/verify-epoch.ts";

const usage =
  "usage: npm run verify -- receipt.json [--signer 0x…] [--at TIME] [--rpc URL[,chainId]]… [--explorer URL[,chainId]]…\n" +
  "       npm run verify -- epoch <number|url> [--from ORIGIN] [--rows FILE] [--signer 0x…]";

function print(check: { name: string; meaning: string; ok: boolean; message: string }): void {
  const verdict = check.ok ? "ok  " : "FAIL";
  process.stdout.write(`${verdict}  ${check.name.padEnd(10)} ${check.meaning}\n${" ".repeat(17)}${check.message}\n`);
}

function readSources(kind: SourceGiven["kind"], values: readonly string[], receipt: Receipt): SourceGiven[] {
  return values.map((value) => {
    const [, url = value, id] = /^(.*?)(?:,(\d+))?$/.exec(value) ?? [];
    const chains = Object.keys(receipt.facts.asOf);
    if (id === undefined && chains.length !== 1) {
      throw new Error(`The receipt covers ${chains.length} chains: say which one ${url} is, as ${url},chainId`);
    }
    return { kind, url, chainId: Number(id ?? chains[0]) };
  });
}

/** Unix seconds of an ISO 8601 time; now if it is absent. */
function timeOf(text: string | undefined): number {
  const time = text === undefined ? Date.now() : Date.parse(text);
  if (Number.isNaN(time)) throw new Error(`--at is no time: ${text}`);
  return Math.floor(time / 1000);
}

async function checkBlocks(receipt: Receipt, sources: readonly SourceGiven[]): Promise<boolean> {
  const check = { name: "blocks", meaning: "the facts, derived again from the named blocks, are the same" };
  try {
    const differing = await differingFacts(receipt, sources, new AbortController().signal);
    const ok = differing.length === 0;
    print({ ...check, ok, message: ok ? "all that blocks hold is equal" : `differing: ${differing.join(", ")}` });
    return ok;
  } catch (error) {
    print({ ...check, ok: false, message: `could not check: ${messageOf(error)}` });
    return false;
  }
}

async function checkEpoch(
  text: string | undefined,
  { from, rows, signer }: { from: string; rows?: string | undefined; signer?: string | undefined },
): Promise<number> {
  const source = readEpochSource(text ?? "", from);
  const { checks, differences } = await verifyEpoch({ ...source, rowsFile: rows, signer });
  for (const { check, ok, message } of checks) print({ name: check, meaning: epochChecks[check], ok, message });
  for (const difference of differences) process.stdout.write(`      ${difference}\n`);
  const ok = checks.every((check) => check.ok);
  process.stdout.write(`\n${ok ? "Verified" : "NOT verified"}: epoch ${source.number} of ${source.origin}\n`);
  return ok ? 0 : 1;
}

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      signer: { type: "string" },
      from: { type: "string", default: "http://localhost:3000" },
      rows: { type: "string" },
      at: { type: "string" },
      rpc: { type: "string", multiple: true, default: [] },
      explorer: { type: "string", multiple: true, default: [] },
    },
  });
  const [file, epoch] = positionals;
  if (file === "epoch") return checkEpoch(epoch, values);
  if (file === undefined) {
    process.stderr.write(`${usage}\n`);
    return 2;
  }
  const content: unknown = JSON.parse(readFileSync(file, "utf8"));
  const inner = typeof content === "object" && content !== null && "receipt" in content ? content.receipt : content;
  const {
    ok: consistent,
    checks,
    receipt,
  } = await verifyReceipt(inner, { signer: values.signer, at: timeOf(values.at) });
  for (const { check, ok, message } of checks) print({ name: check, meaning: receiptChecks[check], ok, message });

  let ok = consistent;
  const derive = values.rpc.length + values.explorer.length > 0;
  if (receipt && derive) {
    const sources = [...readSources("rpc", values.rpc, receipt), ...readSources("explorer", values.explorer, receipt)];
    ok = (await checkBlocks(receipt, sources)) && ok;
  }
  const what = receipt ? `total ${receipt.result.total} of ${receipt.subject}` : file;
  process.stdout.write(ok ? `\nVerified: ${what}\n` : `\nNOT verified: ${what}\n`);
  return ok ? 0 : 1;
}

main().then(
  (code) => {
    process.exitCode = code;
  },
  (error: unknown) => {
    process.stderr.write(`${messageOf(error)}\n${usage}\n`);
    process.exitCode = 2;
  },
);
