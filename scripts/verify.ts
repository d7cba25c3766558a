import { readFileSync } from "node:fs";
import { epochChecks } from "../lib/domains/epochs/verify-epoch.ts";
import type { Receipt } from "../lib/domains/scores/receipt/receipt.ts";
import { receiptChecks, verifyReceipt } from "../lib/domains/scores/receipt/verify.ts";
import { parseCommandLine } from "./command-line.ts";
import { messageOf } from "./start-error.ts";
import { differingFacts, type SourceGiven } from "./verify/derive-facts.ts";
import { listChecks } from "./verify/list-results.ts";
import { readEpochSource, verifyEpoch } from "./verify/verify-epoch.ts";
import { verifyList } from "./verify/verify-list.ts";

const usage = `usage: npm run verify -- <receipt.json> [--signer <address>] [--at <time>] [--rpc <url>[,<chain id>]] [--explorer …]
       npm run verify -- epoch <number or url> [--from <origin>] [--rows <file>] [--signer <address>]
       npm run verify -- list <tree.json> --tree <id or file> [--results <file>] [--policy <file>] [--receipts <file>] …

Check a receipt, or an API response with one in it, offline: with nothing but the file and the published models. With --rpc or
--explorer (once for each chain) its facts are also derived again from the blocks that it names.

Check an epoch of the board: download its header and rows, rebuild the root, and name the rows that were altered.

Check a tree of a list: hash its leaves again up to the root, check the root's signature, and compute whom the tree takes, what they
get and the outcomes again from the list's results, as far as the files that are given allow.

  --signer    the address that must have signed
  --at        the time at which the receipt must be valid, ISO 8601 (default: now)
  --rpc       JSON-RPC of a chain of the receipt
  --explorer  an Etherscan-compatible API of such a chain
  --from      the origin of the service (default: http://localhost:3000)
  --rows      a file with the epoch's rows, instead of those of the service
  --tree      the tree's id, or a file with its description or with a proof of one of its leaves
  --results   the list's results, as JSON Lines
  --policy    the policy, as it is or as the service gives it out
  --receipts  receipts of wallets of the list, one a line
  --chain     the chain of a list whose scores are of one chain

It ends with 0 if all checks pass, with 1 if one fails or could not be made, and with 2 for wrong usage.`;

const { values, positionals, fail } = parseCommandLine(
  usage,
  {
    signer: { type: "string" },
    from: { type: "string", default: "http://localhost:3000" },
    rows: { type: "string" },
    tree: { type: "string" },
    results: { type: "string" },
    policy: { type: "string" },
    receipts: { type: "string" },
    chain: { type: "string" },
    at: { type: "string" },
    rpc: { type: "string", multiple: true, default: [] },
    explorer: { type: "string", multiple: true, default: [] },
  },
  2,
);

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

async function checkEpoch(text: string): Promise<boolean> {
  const { from, rows, signer } = values;
  const source = readEpochSource(text, from);
  const { checks, differences } = await verifyEpoch({ ...source, rowsFile: rows, signer });
  for (const { check, ok, message } of checks) print({ name: check, meaning: epochChecks[check], ok, message });
  for (const difference of differences) process.stdout.write(`      ${difference}\n`);
  const ok = checks.every((check) => check.ok);
  process.stdout.write(`\n${ok ? "Verified" : "NOT verified"}: epoch ${source.number} of ${source.origin}\n`);
  return ok;
}

async function checkList(file: string): Promise<boolean> {
  const { tree = fail("--tree is missing: what was signed."), ...given } = values;
  const { checks, root } = await verifyList({
    ...given,
    file: file || fail("The tree's file is missing."),
    signed: tree,
  });
  for (const { check, ok, message } of checks) print({ name: check, meaning: listChecks[check], ok, message });
  const ok = checks.every((check) => check.ok);
  process.stdout.write(`\n${ok ? "Verified" : "NOT verified"}: ${root === null ? file : `root ${root}`}\n`);
  return ok;
}

async function checkReceipt(file: string): Promise<boolean> {
  const content: unknown = JSON.parse(readFileSync(file, "utf8"));
  const verified = await verifyReceipt(content, { signer: values.signer, at: timeOf(values.at) });
  const { checks, receipt } = verified;
  for (const { check, ok, message } of checks) print({ name: check, meaning: receiptChecks[check], ok, message });
  let { ok } = verified;
  if (receipt && values.rpc.length + values.explorer.length > 0) {
    const sources = [...readSources("rpc", values.rpc, receipt), ...readSources("explorer", values.explorer, receipt)];
    ok = (await checkBlocks(receipt, sources)) && ok;
  }
  const what = receipt ? `total ${receipt.result.total} of ${receipt.subject}` : file;
  process.stdout.write(`\n${ok ? "Verified" : "NOT verified"}: ${what}\n`);
  return ok;
}

const [file = fail("The file is missing."), named = ""] = positionals;
try {
  const verified = file === "epoch" ? checkEpoch(named) : file === "list" ? checkList(named) : checkReceipt(file);
  process.exitCode = (await verified) ? 0 : 1;
} catch (error) {
  fail(messageOf(error));
}
