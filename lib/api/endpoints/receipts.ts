import { z } from "zod";
import { Instant } from "../../core/schemas.ts";
import * as scores from "../../domains/scores/index.ts";
import { ReceiptVerdict } from "../../domains/scores/schemas.ts";
import { defineEndpoint, endpointGroup } from "../declaration/define-endpoint.ts";

export const receiptEndpoints = endpointGroup("scores", {
  verifyReceipt: defineEndpoint({
    method: "POST",
    path: "/v1/receipts/verify",
    summary: "Verify a receipt of this service",
    description: `Recomputes the score from the receipt's facts with the published model, and checks that this service signed it and that
it is valid at \`at\`, by default now. \`npm run verify -- receipt.json\` does the same without trust in this service. It counts as one request for each
${scores.RECEIPT_PER_REQUEST / 1024} KiB of the receipt.`,
    access: "read",
    cost: ({ body }) => scores.receiptCost(body),
    body: z.strictObject({
      receipt: z
        .record(z.string(), z.unknown())
        .meta({ description: "As `GET /v1/score/{identity}/receipt` returned it; the whole response is taken too." }),
      at: Instant.optional(),
    }),
    response: ReceiptVerdict,
    tools: [
      {
        name: "verify_receipt",
        description: `Verify a receipt that get_receipt returned or that somebody presents. valid is true only if every check is ok;
otherwise checks names what is wrong. It says nothing about scores after the receipt was issued.`,
      },
    ],
    handler: ({ ctx, body }) => scores.judgeReceipt(ctx, body),
  }),
});
