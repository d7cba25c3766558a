import * as models from "../../domains/models/index.ts";
import { ModelResponse } from "../../domains/models/schemas.ts";
import { defineEndpoint, endpointGroup } from "../declaration/define-endpoint.ts";

export const modelEndpoints = endpointGroup("scores", {
  getModel: defineEndpoint({
    method: "GET",
    path: "/v1/model",
    summary: "Get the scoring model, and the one that will replace it",
    description: `The operator announces another model at least \`noticeDays\` before the switch, here, on pages, and with the webhook
event \`model.scheduled\`. Breakdowns and receipts name the model of each score.`,
    access: "public",
    response: ModelResponse,
    tools: [
      {
        name: "get_model",
        description:
          "Get the scoring model: its categories, tiers, formulas' constants and hash, and a scheduled successor.",
      },
    ],
    handler: ({ ctx }) => models.getModel(ctx),
  }),
});
