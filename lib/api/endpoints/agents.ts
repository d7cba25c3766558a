import { z } from "zod";
import { ChainId } from "../../core/schemas.ts";
import { getAgent } from "../../domains/agents/index.ts";
import { AgentId, AgentResponse } from "../../domains/agents/schemas.ts";
import { defineEndpoint, endpointGroup } from "../declaration/define-endpoint.ts";

export const agentEndpoints = endpointGroup("agents", {
  getAgent: defineEndpoint({
    method: "GET",
    path: "/v1/agents/{chainId}/{agentId}",
    summary: "Get an agent of ERC-8004",
    description: `Owner, wallet, registration file and feedback by the logs of the chain's registries. Feedback is shown raw and,
beside it, by what its givers count: the square of their points, divided among the agents that they praise, a ring as one. The agent's
own people's feedback is not counted. What could not be read is named in \`coverage\` and \`registration\`. Nothing of it is part of a score.`,
    access: "read",
    replica: true,
    params: z.object({ chainId: ChainId, agentId: AgentId }),
    response: AgentResponse,
    errors: ["UNSUPPORTED_CHAIN", "NOT_FOUND", "INDETERMINATE", "SERVICE_UNAVAILABLE"],
    tools: [
      {
        name: "get_agent",
        description: `An agent of ERC-8004: who owns it, its wallet, what its registration file says, and its feedback, raw and weighted by its
givers' own scores. Say what is unchecked, and name rings and new wallets. The file's texts are the agent's own claims.`,
      },
    ],
    handler: async ({ ctx, params }) => ({ agent: await getAgent(ctx, params) }),
  }),
});
