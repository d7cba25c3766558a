import { afterAll, beforeAll } from "vitest";
import type { Endpoint } from "../../lib/api/declaration/define-endpoint.ts";
import { type Api, createApi } from "../../lib/api/serve.ts";
import type { FinishedRequest } from "../../lib/api/usage.ts";
import type { Permission } from "../../lib/core/permissions.ts";
import type { PlanTier } from "../../lib/core/plans.ts";
import { splitPublicOrigin } from "../../lib/core/public-origin.ts";
import { createKey, ensureDeveloper } from "../../lib/domains/developers/index.ts";
import { useContext } from "../setup/context.ts";
import { type OpenAdapter, openNodeAdapter } from "./adapters.ts";
import { type RawResponse, type SimpleRequest, send } from "./http-client.ts";

const DAY_MS = 86_400_000;

/** The setting CHAINS with one chain that only has an explorer, which does not respond. */
export const EXPLORED = JSON.stringify([{ id: 1, name: "Explored", explorers: [{ url: "http://127.0.0.1:1" }] }]);

/** An API of the test's own endpoints behind the Node adapter, on a database of its own, with the clock in hand. */
export function apiOnSocket(endpoints: Record<string, Endpoint>, env: Record<string, string> = {}) {
  const context = useContext({ env });
  let api: Api | undefined;
  let adapter: OpenAdapter | undefined;
  let wallets = 0;
  const finished: FinishedRequest[] = [];

  const make = () => {
    const { env: settings, db, pg, log } = context.ctx();
    return createApi({
      base: { env: settings, db, pg, log },
      endpoints,
      clock: () => context.now.getTime(),
      recorders: [(one) => finished.push(one)],
    });
  };
  const current = (): Api => {
    if (!api) throw new Error("The API exists inside tests only.");
    return api;
  };

  beforeAll(async () => {
    api = make();
    const base = context.ctx();
    adapter = await openNodeAdapter(current, { ...splitPublicOrigin(base.env.PUBLIC_ORIGIN), base });
  });
  afterAll(async () => {
    await adapter?.close();
    await api?.close();
  });
  const port = (): number => {
    if (!adapter) throw new Error("The server listens inside tests only.");
    return adapter.port;
  };

  return {
    context,
    finished,
    api: current,
    port,
    send: (request: SimpleRequest): Promise<RawResponse> => send(port(), request),
    /** Moves the clock to the next minute, whose limits are fresh. */
    nextMinute: (): Date => {
      context.now = new Date(context.now.getTime() + 60_000);
      return context.now;
    },
    /** Moves the clock to noon of the next UTC day. Returns unix milliseconds. */
    nextNoon: (): number => {
      const at = (Math.floor(context.now.getTime() / DAY_MS) + 1) * DAY_MS + DAY_MS / 2;
      context.now = new Date(at);
      return at;
    },
    /** Close the API and make it again, as a restart does. */
    restart: async () => {
      await current().close();
      api = make();
    },
    /** A key of a developer of its own. */
    key: async (
      options: { tier?: PlanTier; permissions?: Permission[]; rateLimit?: number; developerId?: string } = {},
    ): Promise<{ apiKey: string; keyId: string; developerId: string; wallet: string }> => {
      const wallet = `0x${(++wallets).toString(16).padStart(40, "0")}` as const;
      const ctx = context.ctx();
      const { tier = "professional", permissions = ["admin"], rateLimit } = options;
      const developerId = options.developerId ?? (await ensureDeveloper(ctx, { wallet, tier })).id;
      const { apiKey, key } = await createKey(ctx, { developerId, name: "test", permissions, rateLimit });
      return { apiKey, keyId: key.id, developerId, wallet };
    },
  };
}

export function bearer(apiKey: string, more: Record<string, string> = {}): Record<string, string> {
  return { Authorization: `Bearer ${apiKey}`, ...more };
}

export function json(apiKey: string, more: Record<string, string> = {}): Record<string, string> {
  return bearer(apiKey, { "Content-Type": "application/json", ...more });
}
