import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StreamableHTTPClientTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import { z } from "zod";
import { defineEndpoint, endpointGroup } from "../../lib/api/declaration/define-endpoint.ts";
import { endpoints } from "../../lib/api/endpoints/registry.ts";
import { sqlTransaction } from "../../lib/core/transaction.ts";
import { lockScores } from "../../lib/domains/scores/lock-scores.ts";
import { openScoringSession } from "../../lib/domains/scores/rescore.ts";
import { scoringSettings } from "../../lib/domains/scores/settings.ts";
import { emptyFacts, encodeFacts, foldActivity } from "../../lib/engine/index.ts";
import { hashNumber, insertActivity, makeActivity } from "../factories/activity.ts";
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
export async function scoreWallet({ ctx, now }: ReturnType<typeof useContext>, wallet: `0x${string}`): Promise<void> {
  const { pg, env } = ctx();
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
  await pg.query("insert into wallet (address, subject) values ($1, $1)", [wallet]);
  await pg.query("insert into facts (wallet, chain_id, facts, to_block) values ($1, 1, $2, 611)", [
    wallet,
    Buffer.from(encodeFacts(foldActivity(emptyFacts(wallet, 1), rows))),
  ]);
  await pg.query(
    `insert into chain_cursor (chain_id, block_number, block_hash, block_time, head_number, finalized_block, state, updated_at)
     values (1, 900, $1, 1760000000, 900, 880, 'following', now())`,
    [hashNumber(0xb10c)],
  );
  await sqlTransaction(pg, async (sql) => {
    await lockScores(sql);
    const session = openScoringSession(sql, scoringSettings(env));
    for (const subject of await session.load([wallet])) {
      session.score(subject, 1, { cause: "transactions", source: null });
    }
    await session.flush({ now });
  });
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
