import { z } from "zod";
import { IdParam } from "../../../core/schemas.ts";
import * as appeals from "../../../domains/appeals/index.ts";
import { AppealResponse, Decision } from "../../../domains/appeals/schemas.ts";
import { defineEndpoint, endpointGroup } from "../../declaration/define-endpoint.ts";

export const appealDecisionEndpoints = endpointGroup("administration", {
  decideAppeal: defineEndpoint({
    method: "POST",
    path: "/v1/admin/appeals/{id}/decision",
    summary: "Decide an appeal",
    access: "reviewer",
    commands: [
      { usage: "appeal <id> uphold --reason <decision>", sets: { outcome: "upheld" }, summary: "Uphold an appeal" },
      { usage: "appeal <id> reject --reason <decision>", sets: { outcome: "rejected" }, summary: "Reject an appeal" },
    ],
    description: `\`decision\` is the reason, in the public log. An upheld appeal sets the flag aside: the score is computed again at once, and
receipts show the override among the facts. A decision is final.`,
    params: z.object({ id: IdParam }),
    body: Decision,
    response: AppealResponse,
    errors: ["NOT_FOUND"],
    handler: ({ ctx, params, body }) => appeals.decideAppeal(ctx, { ...params, ...body }),
  }),
});
