import { createServer } from "node:http";
import { text as readText } from "node:stream/consumers";
import type { BrowserContext } from "@playwright/test";
import { withClient } from "../../scripts/database/with-client.ts";
import { listen } from "../../scripts/processes/listen.ts";
import { signIn } from "./session.ts";
import { newAccount } from "./wallet.ts";

/** One delivery as a receiver gets it. */
interface Received {
  headers: Record<string, string>;
  /** The raw body: what is signed. */
  body: string;
}

interface Receiver {
  url: string;
  /** In the order they came. */
  received: readonly Received[];
  close: () => Promise<void>;
}

/** A receiver of webhooks on this machine, that answers everything with one status and text, after so many milliseconds. */
export async function startReceiver(status = 204, afterMs = 0, text = ""): Promise<Receiver> {
  const received: Received[] = [];
  const server = createServer(async (request, response) => {
    const body = await readText(request);
    const headers = Object.entries(request.headers).map(([name, value]) => [name, String(value)]);
    received.push({ headers: Object.fromEntries(headers), body });
    setTimeout(() => response.writeHead(status).end(text), afterMs);
  });
  const { port, close } = await listen(server);
  return { url: `http://127.0.0.1:${port}/hook`, received, close };
}

/** Sign a new wallet in that has a webhook nobody listens at, and a delivery to it. Gives the webhook's id. */
export async function becomeSubscriber(context: BrowserContext, origin: string): Promise<string> {
  const account = newAccount();
  await signIn(context, origin, account);
  const { request } = context;
  const headers = { Origin: origin };
  // Closed at once: its port refuses connections.
  const gone = await startReceiver();
  await gone.close();
  const made = await request.post(`${origin}/v1/webhooks`, {
    headers,
    // About this wallet alone: other tests change other scores.
    data: { url: gone.url, events: ["score.updated", "attestation.created"], subjects: [account.address] },
  });
  if (!made.ok()) throw new Error(`registering answered ${made.status()}: ${await made.text()}`);
  const { webhook } = await made.json();
  await request.post(`${origin}/v1/webhooks/${webhook.id}/test`, { headers, data: {} });
  return webhook.id;
}

/**
 * Let the deliveries of a webhook that is off count as failed for good, as after four days. Returns how many there are now; 0
 * while an attempt may be under way, whose outcome would be written over it.
 */
export function failDeliveries(webhookId: string): Promise<number> {
  return changeWaiting(webhookId, "status = 'failed', attempt = 12, next_attempt_at = null");
}

/** Let the next attempts of a webhook's deliveries wait for a day. Returns what {@link failDeliveries} does. */
export function holdDeliveries(webhookId: string): Promise<number> {
  return changeWaiting(webhookId, "next_attempt_at = now() + interval '1 day'");
}

/** Let a webhook have got no events for an hour, as one gets none for whose deliveries there is no room. */
export async function missEvents(webhookId: string): Promise<void> {
  await withClient({ connectionString: process.env.E2E_DATABASE_URL }, (client) =>
    client.query(
      "update webhook set missed_from = now() - interval '2 hours', missed_until = now() - interval '1 hour' where id = $1",
      [webhookId],
    ),
  );
}

async function changeWaiting(webhookId: string, change: string): Promise<number> {
  return withClient({ connectionString: process.env.E2E_DATABASE_URL }, async (client) => {
    const { rowCount } = await client.query(
      `update webhook_delivery set ${change}
       where webhook_id = $1 and attempt > 0 and next_attempt_at < now() + interval '40 seconds'`,
      [webhookId],
    );
    return rowCount ?? 0;
  });
}
