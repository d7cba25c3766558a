import { createHash, timingSafeEqual } from "node:crypto";
import { privateKeyToAddress } from "viem/accounts";
import type { Context } from "../core/context.ts";
import { ServiceError } from "../core/errors.ts";
import { checksum } from "../core/schemas.ts";
import { dataHeaders } from "../core/security-headers.ts";
import { describeContracts } from "../domains/reservations/index.ts";
import { currentModel, modelHash } from "../domains/scores/index.ts";
import { hostCheck } from "./allowed-host.ts";
import { errorBody, statusOf, successBody } from "./envelope.ts";
import { readiness } from "./health.ts";
import type { ApiRequest, ApiResponse } from "./message.ts";
import { metricsText } from "./metrics.ts";
import { openapiText } from "./openapi.ts";
import { llmsFullText, llmsText } from "./reference/llms.ts";

type Base = Pick<Context, "env" | "pg" | "log">;
type Page = (request: ApiRequest, base: Base) => Promise<ApiResponse>;

/** Public routes for machines, outside the API and its limits. */
const pages: Readonly<Record<string, Page>> = {
  "/health/live": async () => json(200, successBody({ status: "live" }, Date.now())),
  "/health/ready": async (_, base) => {
    const state = await readiness(base);
    if (state.status !== "unavailable") return json(200, successBody(state, Date.now()));
    const error = new ServiceError("SERVICE_UNAVAILABLE", state.failures.join(" "));
    return json(503, JSON.stringify({ ...JSON.parse(errorBody(error, Date.now())), ...state }));
  },
  "/metrics": async (request, base) => {
    if (!mayReadMetrics(request, base.env)) {
      const message = "Metrics need the Bearer token METRICS_TOKEN, or a request from this machine.";
      const error = new ServiceError("UNAUTHORIZED", message);
      return json(statusOf(error), errorBody(error, Date.now()));
    }
    const { contentType, body } = await metricsText(await readiness(base));
    return { status: 200, headers: { "Content-Type": contentType, "Cache-Control": "no-store" }, body };
  },
  "/openapi.json": async () => ({
    ...json(200, openapiText()),
    headers: { "Content-Type": TYPE, "Cache-Control": "no-cache" },
  }),
  "/llms.txt": async (_, base) => text(llmsText(base.env)),
  "/llms-full.txt": async () => text(llmsFullText()),
  "/.well-known/credence.json": async (_, base) => json(200, successBody(description(base), Date.now())),
};

const TYPE = "application/json; charset=utf-8";

function json(status: number, body: string): ApiResponse {
  return { status, headers: { "Content-Type": TYPE, "Cache-Control": "no-store" }, body };
}

function text(body: string): ApiResponse {
  return {
    status: 200,
    headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-cache" },
    body,
  };
}

/** Null for paths that are not system routes. */
export async function answerSystemRoute(request: ApiRequest, base: Base): Promise<ApiResponse | null> {
  const page = Object.hasOwn(pages, request.path) ? pages[request.path] : undefined;
  if (!page) return null;
  const answer = request.method === "GET" || request.method === "HEAD" ? await page(request, base) : refuseMethod();
  return { ...answer, headers: { ...dataHeaders(base.env.PUBLIC_ORIGIN), ...answer.headers } };
}

function refuseMethod(): ApiResponse {
  const error = new ServiceError("NOT_FOUND", "Nothing exists at this method and path.");
  return json(statusOf(error), errorBody(error, Date.now()));
}

const forwardingHeaders = ["forwarded", "x-forwarded-for", "x-real-ip", "via"];

function mayReadMetrics(request: ApiRequest, env: Base["env"]): boolean {
  const token = env.METRICS_TOKEN;
  const given = request.header("authorization");
  if (token !== undefined && given !== undefined && equal(given, `Bearer ${token}`)) return true;
  const local = /^(?:127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/.test(request.peer);
  // Against DNS rebinding in a browser on this machine.
  const isOwnHost = hostCheck(env)(request.header("host"));
  return local && isOwnHost && forwardingHeaders.every((name) => request.header(name) === undefined);
}

function equal(a: string, b: string): boolean {
  const digest = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(digest(a), digest(b));
}

/** The data to verify receipts (signer and model), and the chains with their contracts. */
function description({ env }: Base): object {
  return {
    service: "Credence",
    origin: env.PUBLIC_ORIGIN,
    nameSuffix: env.NAME_SUFFIX,
    receiptSigner: privateKeyToAddress(env.RECEIPT_SIGNER_KEY),
    // The hash is keccak256 of the specification as RFC 8785 JSON.
    model: { version: currentModel.spec.version, hash: modelHash(currentModel), specification: currentModel.spec },
    chains: env.CHAINS.map((chain) => ({
      chainId: chain.id,
      name: chain.name,
      currency: chain.currency,
      explorer: chain.explorerUrl ?? null,
      contracts: {
        governors: chain.contracts.governors.map(checksum),
        pools: chain.contracts.pools.map(checksum),
        ...describeContracts(chain),
      },
    })),
  };
}
