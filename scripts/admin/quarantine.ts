import { listQuarantined, type QuarantinedTransaction, requestRetry } from "../../lib/domains/quarantine/index.ts";
import type { AdminCommand } from "./command.ts";

/** Transactions that one list shows. */
const SHOWN = 100;

/** `quarantine [<chain id>]` and `quarantine retry [<chain id> [<block>]]` */
export const quarantineCommand: AdminCommand = (args, fail) => {
  const isRetry = args[0] === "retry";
  const [chainText, blockText, unexpected] = isRetry ? args.slice(1) : args;
  const excess = isRetry ? unexpected : blockText;
  if (excess !== undefined) fail(`Unexpected argument: ${excess}.`);
  const chainId = readNumber(chainText, "chain id", fail);
  if (!isRetry) return async (ctx) => print(await listQuarantined(ctx, { chainId, limit: SHOWN }));
  const block = readNumber(blockText, "block", fail);
  return async (ctx) => {
    const count = await requestRetry(ctx, { chainId, block });
    console.log(`${count} transactions will be read again.`);
  };
};

function readNumber(text: string | undefined, name: string, fail: (message: string) => never): number | undefined {
  if (text === undefined) return undefined;
  const number = /^\d+$/.test(text) ? Number(text) : Number.NaN;
  return Number.isSafeInteger(number) ? number : fail(`The ${name} must be a whole number.`);
}

function print(transactions: readonly QuarantinedTransaction[]): void {
  if (transactions.length === 0) console.log("No transaction is quarantined.");
  for (const one of transactions) {
    const state = one.retryAt === null ? "read" : `read again at ${one.retryAt.toISOString()}`;
    console.log(`chain ${one.chainId}  block ${one.block}  ${one.hash ?? `transaction ${one.index}`}  ${state}`);
    console.log(`  ${one.reason}`);
    if (one.wallets.length > 0) console.log(`  stale: ${one.wallets.join(", ")}`);
  }
  if (transactions.length === SHOWN) console.log(`Only the first ${SHOWN} are shown.`);
}
