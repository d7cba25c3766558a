// What the rest of the program has of agents (ERC-8004), in three blocks. Schemas and their types are in schemas.ts.

// Read: an agent with its file and what its feedback is worth. Nothing of it is in a wallet's score.

export { getAgent, listAgentsOf } from "./get-agent.ts";

// Write: the events of the registries, in the transaction that stores or removes their blocks.

export { type AgentBlock, type AgentEvent, revertAgentEvents, storeAgentEvents } from "./agent-events.ts";

// Coverage: of which blocks they are stored.

export { beginAgentSource, moveAgentSource, readAgentSource } from "./agent-events.ts";
