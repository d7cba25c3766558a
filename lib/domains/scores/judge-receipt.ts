import { privateKeyToAddress } from "viem/accounts";
import type { Context } from "../../core/context.ts";
import type { ReceiptVerdict } from "./schemas.ts";
import { receiptChecks, verifyReceipt } from "./verify-receipt.ts";

/** Characters of a receipt that count as one request; most receipts have a tenth. */
export const RECEIPT_PER_REQUEST = 32 * 1024;

/** How many requests a check counts as: forged receipts may be as long as a body. */
export function receiptCost({ receipt }: { receipt: unknown }): number {
  return Math.ceil(JSON.stringify(receipt).length / RECEIPT_PER_REQUEST);
}

/** Checks that a receipt is of this service, recomputes to its own points, and is valid at `at` (now if absent). */
export async function judgeReceipt(
  ctx: Pick<Context, "env" | "now">,
  { receipt: given, at = ctx.now }: { receipt: unknown; at?: Date },
): Promise<ReceiptVerdict> {
  const { ok, checks, receipt } = await verifyReceipt(given, {
    signer: privateKeyToAddress(ctx.env.RECEIPT_SIGNER_KEY),
    at: Math.floor(at.getTime() / 1000),
  });
  return {
    valid: ok,
    subject: receipt?.subject ?? null,
    total: receipt?.result.total ?? null,
    checks: checks.map((one) => ({ ...one, meaning: receiptChecks[one.check] })),
  };
}
