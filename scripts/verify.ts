/**
 * Check a receipt: `npm run verify -- receipt.json [--signer 0x…]`. Offline, with nothing but the file and the published
 * models. The file holds a receipt, or an answer of the API with one in it. Exit code 0: all checks hold; 1: one does
 * not; 2: the command was not usable.
 */
import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { type CheckResult, receiptChecks, verifyReceipt } from "../lib/domains/scores/receipt.ts";

const usage = "usage: npm run verify -- receipt.json [--signer 0x…]";

function print(check: CheckResult): void {
  process.stdout.write(
    `${check.ok ? "ok  " : "FAIL"}  ${check.check.padEnd(10)} ${receiptChecks[check.check]}\n${" ".repeat(17)}${check.message}\n`,
  );
}

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { signer: { type: "string" } } });
  const [file] = positionals;
  if (file === undefined) {
    process.stderr.write(`${usage}\n`);
    return 2;
  }
  const content: unknown = JSON.parse(readFileSync(file, "utf8"));
  const inner = typeof content === "object" && content !== null && "receipt" in content ? content.receipt : content;
  const { ok, checks, receipt } = await verifyReceipt(inner, { signer: values.signer });
  for (const check of checks) print(check);
  const total = receipt ? `total ${receipt.result.total} of ${receipt.subject}` : file;
  process.stdout.write(ok ? `\nVerified: ${total}\n` : `\nNOT verified: ${total}\n`);
  return ok ? 0 : 1;
}

main().then(
  (code) => {
    process.exitCode = code;
  },
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n${usage}\n`);
    process.exitCode = 2;
  },
);
