import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StreamableHTTPClientTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import { z } from "zod";
import { defineEndpoint, endpointGroup } from "../../lib/api/declaration/define-endpoint.ts";
import { endpoints } from "../../lib/api/endpoints/registry.ts";
import { hashNumber, insertActivity, makeActivity } from "../factories/activity.ts";
import { followChain, knowWallets, scoreWallets, storeFacts } from "../factories/indexed.ts";
import { addressNumber } from "../factories/scores.ts";
import type { useContext } from "../setup/context.ts";
import { bearer } from "./api-server.ts";

const auditThing = defineEndpoint({
  method: "POST",
  path: "/v1/things/{name}/audit",
  summary: "Audit a thing",
  access: "admin",
  cost: ({ body }) => body.weight,
  params: z.object({ name: z.string() }),
  query: z.object({ deep: z.enum(["true", "false"]).default("false") }),
  body: z.strictObject({ weight: z.int().min(1) }),
  response: z.object({ name: z.string(), deep: z.string(), weight: z.int() }),
  tools: [{ name: "audit_thing", description: "Audit a thing." }],
  handler: ({ params, query, body }) => ({ ...params, ...query, ...body }),
});

/** The service's endpoints, and one whose tool a key with `read` may not call, and which is expensive. */
export const endpointsWithAudit = { ...endpoints, ...endpointGroup("scores", { auditThing }) };

/** Writes the score of a wallet with some history on chain 1, as the indexer does. */
export async function scoreWallet({ ctx }: ReturnType<typeof useContext>, wallet: `0x${string}`): Promise<void> {
  const { pg } = ctx();
  const rows = makeActivity(
    Array.from({ length: 40 }, (_, index) => ({
      wallet,
      kind: "sent" as const,
      at: 1_700_000_000 + index * 10 * 86_400,
      counterparty: addressNumber(0xc000 + (index % 9)),
      amount: BigInt(index % 7) * 10n ** 17n,
    })),
  );
  await insertActivity(pg, rows);
  await knowWallets(pg, [wallet]);
  await storeFacts(pg, rows, 611);
  await followChain(pg, { block: 900, hash: hashNumber(0xb10c), time: 1_760_000_000, final: 880 });
  await scoreWallets(ctx(), [wallet]);
}

/** Opens a connection as agents do, with the SDK's client. */
export async function openClient(port: number, apiKey: string): Promise<Client> {
  const client = new Client({ name: "test", version: "1.0.0" });
  const url = new URL(`http://127.0.0.1:${port}/mcp`);
  await client.connect(new StreamableHTTPClientTransport(url, { requestInit: { headers: bearer(apiKey) } }));
  return client;
}

/** What the official clients need to look for OAuth, as programs do that know nothing but an address. */
export function oauthProvider() {
  return {
    redirectUrl: "http://localhost:1/callback",
    clientMetadata: { redirect_uris: ["http://localhost:1/callback"] },
    clientInformation: () => undefined,
    saveClientInformation: () => {},
    tokens: () => undefined,
    saveTokens: () => {},
    redirectToAuthorization: () => {},
    saveCodeVerifier: () => {},
    codeVerifier: () => "",
  };
}

/** Opens a connection and closes it after `use`. */
export async function withClient<T>(port: number, apiKey: string, use: (client: Client) => Promise<T>): Promise<T> {
  const client = await openClient(port, apiKey);
  try {
    return await use(client);
  } finally {
    await client.close();
  }
}

/** The text of a tool's result as JSON. */
export function textOf(result: Awaited<ReturnType<Client["callTool"]>>): Record<string, unknown> {
  // Results of this server have one text.
  const [{ text }] = result.content as [{ text: string }];
  return JSON.parse(text) as Record<string, unknown>; // Every text is an object.
}
