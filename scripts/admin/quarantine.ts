import { listQuarantined, requestRetry } from "../../lib/domains/quarantine/index.ts";
import type { QuarantinedTransaction } from "../../lib/domains/quarantine/schemas.ts";
import { type AdminCommand, readNumber } from "./command.ts";

/** Transactions that one list shows. */
const SHOWN = 100;

/** `quarantine [<chain id>]` and `quarantine retry [<chain id> [<block>]]` */
export const quarantineCommand: AdminCommand = (args, fail) => {
  const isRetry = args[0] === "retry";
  const [chainText, blockText] = isRetry ? args.slice(1) : args;
  if (!isRetry && blockText !== undefined) fail(`Unexpected argument: ${blockText}.`);
  const chainId = readNumber(chainText, "chain id", fail);
  if (!isRetry) {
    return async (ctx) => {
      const { transactions, pagination } = await listQuarantined(ctx, { chainId, limit: SHOWN, offset: 0 });
      const more = pagination.hasMore ? `\nOnly the first ${SHOWN} of ${pagination.total} are shown.` : "";
      return { json: { transactions, pagination }, text: listText(transactions) + more };
    };
  }
  const block = readNumber(blockText, "block", fail);
  return async (ctx) => {
    const count = await requestRetry(ctx, { chainId, block });
    return { json: { count }, text: `${count} transactions will be read again.` };
  };
};

const blocksOf = ({ firstBlock, block }: QuarantinedTransaction) =>
  firstBlock === undefined ? `block ${block}` : `blocks ${firstBlock} to ${block}`;

function listText(transactions: readonly QuarantinedTransaction[]): string {
  const lines = transactions.flatMap((one) => {
    const state = one.retryAt === null ? "read" : `read again at ${one.retryAt}`;
    return [
      `chain ${one.chainId}  ${blocksOf(one)}  ${one.hash ?? (one.index === null ? "whole" : `transaction ${one.index}`)}  ${state}`,
      `  ${one.reason}`,
      ...(one.wallets.length > 0 ? [`  stale: ${one.wallets.join(", ")}`] : []),
    ];
  });
  return lines.length > 0 ? lines.join("\n") : "No transaction is quarantined.";
}
