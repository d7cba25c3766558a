import { z } from "zod";
import { AddressParam, IdParam, Limit, Offset } from "../../core/schemas.ts";
import * as appeals from "../../domains/appeals/index.ts";
import { AppealResponse, AppealStatus, AppealsResponse, NewAppeal, Withdrawal } from "../../domains/appeals/schemas.ts";
import { defineEndpoint, Existing, endpointGroup } from "../declaration/define-endpoint.ts";

const byId = z.object({ id: IdParam });

export const appealEndpoints = endpointGroup("appeals", {
  openAppeal: defineEndpoint({
    method: "POST",
    path: "/v1/appeals",
    summary: "Contest a risk flag of a wallet",
    description: `Needs the session of one of the identity's wallets, or the wallet's signature of \`OpenAppeal\` (EIP-712, see
\`GET /v1/auth/signing\`) over the values as sent. Reason and evidence are public at once, and stay so. The flag must be one that the
wallet has: a code of its signals, or \`listed_contact:0x…\` for one listed contact; otherwise the error names those it has. At most
${appeals.MOST_OPEN} appeals of a wallet are open, and ${appeals.MOST_A_DAY.wallet} about a wallet or ${appeals.MOST_A_DAY.developer} of a developer opened in 24 hours.`,
    access: "write",
    body: NewAppeal,
    response: AppealResponse,
    status: 201,
    okWhen: "The flag is under review already: the open appeal is returned unchanged.",
    errors: ["USER_NOT_FOUND", "INVALID_SIGNATURE", "CHAIN_UNAVAILABLE", "NOT_ELIGIBLE"],
    handler: async ({ ctx, body }) => {
      const { appeal, isNew } = await appeals.openAppeal(ctx, body);
      return isNew ? { appeal } : new Existing({ appeal });
    },
  }),

  listAppeals: defineEndpoint({
    method: "GET",
    path: "/v1/appeals",
    summary: "List the public log of appeals",
    description: "The newest first; with `status=open` the earliest deadline first.",
    access: "public",
    commands: [{ usage: "appeals", sets: { status: "open" }, summary: "List the open appeals against risk flags" }],
    query: z.object({
      wallet: AddressParam.optional(),
      status: z.enum([...AppealStatus.options, "all"]).default("all"),
      limit: Limit,
      offset: Offset,
    }),
    response: AppealsResponse,
    handler: ({ ctx, query }) => {
      const { wallet, ...rest } = query;
      return appeals.listAppeals(ctx, { ...rest, ...(wallet && { wallets: [wallet] }) });
    },
  }),

  getAppeal: defineEndpoint({
    method: "GET",
    path: "/v1/appeals/{id}",
    summary: "Get an appeal",
    access: "public",
    params: byId,
    response: AppealResponse,
    errors: ["NOT_FOUND"],
    handler: ({ ctx, params }) => appeals.getAppeal(ctx, params),
  }),

  withdrawAppeal: defineEndpoint({
    method: "DELETE",
    path: "/v1/appeals/{id}",
    summary: "Withdraw an open appeal",
    description: `Needs the session of one of the identity's wallets, or the wallet's signature of \`WithdrawAppeal\`. The appeal stays in the
log, as withdrawn.`,
    access: "write",
    params: byId,
    body: Withdrawal,
    response: AppealResponse,
    errors: ["NOT_FOUND", "USER_NOT_FOUND", "INVALID_SIGNATURE", "CHAIN_UNAVAILABLE"],
    handler: ({ ctx, params, body }) => appeals.withdrawAppeal(ctx, { ...params, ...body }),
  }),
});
