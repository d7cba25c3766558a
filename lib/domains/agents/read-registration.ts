import { createHash } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { gunzipSync } from "node:zlib";
import { LRUCache } from "lru-cache";
import { request } from "undici";
import { withoutHidden } from "../../chain/agent-logs.ts";
import { isChainError } from "../../chain/errors.ts";
import { readText } from "../../chain/http.ts";
import { isAllowedAddress } from "../../core/check-address.ts";
import type { Context } from "../../core/context.ts";
import { AddressNotAllowed, checkedAgent, describeFailure, hostOf } from "../../core/http-agent.ts";
import { processSingleton } from "../../core/process-singleton.ts";
import type { Resolve } from "../../core/resolve-host.ts";
import { createTurns } from "../../core/turns.ts";
import type { Registration } from "./schemas.ts";

/** As for gateways of ENS, which anybody chooses as well. */
const TIMEOUT_MS = 4_000;
/** How long an answer waits for the file; the reading goes on. */
const WAIT_MS = 8_000;
const MAX_BYTES = 65_536;
/** Files that a process reads at once. */
const AT_ONCE = 4;
/** How long a file is kept in memory, and how long the reason why there is none. */
const CACHED_MS = { file: 600_000, fault: 60_000 };
const MAX_FILES = 500;
const MOST = { short: 200, long: 2_000, items: 20, others: 10, registrations: 200 };

const takeTurn = createTurns("files of agents", AT_ONCE);
const cached = () =>
  processSingleton("read files of agents", () => new LRUCache<string, Registration>({ max: MAX_FILES }));

/** An agent as files name it. */
interface AgentName {
  chainId: number;
  /** Lower case. */
  registry: string;
  agentId: string;
}

interface Options {
  resolve?: Resolve;
  timeoutMs?: number;
  waitMs?: number;
}

type Ctx = Pick<Context, "env" | "actor" | "client" | "signal">;

/** What is at an agent's URI, which anybody writes. A file that cannot be read is no error: it is named with the reason. */
export async function readRegistration(
  ctx: Ctx,
  { uri, omitted, agent }: { uri: string; omitted: number | null; agent: AgentName },
  options: Options = {},
): Promise<Registration> {
  if (omitted !== null) return without("unsupported", null, `Its URI has ${omitted} characters, more than are stored.`);
  if (uri === "") return without("none", null, null);
  const form = formOf(uri);
  if (form === "data" || form === "gzip") return readData(uri, form, agent);
  const found = locate(ctx, uri, form);
  if (!("url" in found)) return found;
  const key = createHash("sha256")
    .update(JSON.stringify([agent, uri]))
    .digest("hex");
  const read = async (): Promise<Registration> => {
    const known = cached().get(key);
    if (known) return known;
    const file = await fetchFile({ ...found, form, agent, options });
    cached().set(key, file, { ttl: file.state === "unread" ? CACHED_MS.fault : CACHED_MS.file });
    return file;
  };
  return cached().get(key) ?? (await readInTime(ctx, read, options.waitMs)) ?? without("unread", form, BUSY);
}

const BUSY = "Other files were being read for too long; ask again.";

/** Null where no turn comes in time: others' slow files are no fault of this agent. */
async function readInTime(ctx: Ctx, read: () => Promise<Registration>, waitMs = WAIT_MS): Promise<Registration | null> {
  const late = performance.now() + waitMs;
  const turn = takeTurn(ctx, async () => (performance.now() < late ? read() : null));
  return Promise.race([turn, wait(waitMs, null, { ref: false })]);
}

type Form = NonNullable<Registration["form"]>;

function without(state: Registration["state"], form: Form | null, problem: string | null): Registration {
  return { state, form, problem, claims: null, otherAgents: [], file: null };
}

const GZIP = /^data:(application\/(x-)?gzip|[^,]*;(enc|encoding|content-encoding)=gzip)/i;

function formOf(uri: string): Form {
  if (/^data:/i.test(uri)) return GZIP.test(uri) ? "gzip" : "data";
  if (/^ipfs:\/\//i.test(uri)) return "ipfs";
  return /^https:\/\//i.test(uri) ? "https" : "other";
}

function readData(uri: string, form: "data" | "gzip", agent: AgentName): Registration {
  const comma = uri.indexOf(",");
  if (comma < 0) return without("invalid", form, "It is no data URI: a comma is missing.");
  const isBase64 = /;\s*base64\s*$/i.test(uri.slice(0, comma));
  const bytes = Buffer.from(withoutEscapes(uri.slice(comma + 1)), isBase64 ? "base64" : "utf8");
  const isGzip = form === "gzip" || (bytes[0] === 0x1f && bytes[1] === 0x8b);
  if (!isGzip) return parseFile(bytes.toString("utf8"), form, agent);
  try {
    return parseFile(gunzipSync(bytes, { maxOutputLength: MAX_BYTES }).toString("utf8"), "gzip", agent);
  } catch {
    return without("invalid", "gzip", `It is said to be compressed and is not, or has more than ${MAX_BYTES} bytes.`);
  }
}

const IPFS = /^ipfs:\/\/(?:ipfs\/)?([a-z0-9]{46,100})((?:\/[^/?#]+)*)\/?$/i;

interface Located {
  url: URL;
  /** The operator's own gateway, which may be in a private network. */
  isOwn: boolean;
}

function locate({ env }: Pick<Context, "env">, uri: string, form: Form): Located | Registration {
  if (form === "other")
    return without("unsupported", form, "Only data URIs, https and ipfs are read here, not what its URI names.");
  if (form === "https") {
    const url = URL.canParse(uri) ? new URL(uri) : null;
    if (!url || url.username || url.password) return without("invalid", form, "Its URI is no URL that can be asked.");
    return { url, isOwn: false };
  }
  if (!env.IPFS_GATEWAY)
    return without("unsupported", form, "The operator has set no gateway of IPFS, so files there are not read.");
  const [, id, path = ""] = IPFS.exec(uri) ?? [];
  const parts = path.split("/").map(withoutEscapes);
  if (id === undefined || parts.some((part) => /^\.{1,2}$|[/\\\p{Cc}]/u.test(part)))
    return without("invalid", form, "Its URI names no content of IPFS.");
  const base = env.IPFS_GATEWAY.replace(/\/$/, "");
  return { url: new URL(`${base}/${id}${parts.map(encodeURIComponent).join("/")}`), isOwn: true };
}

/** Many write a percent sign in their texts as it is. */
function withoutEscapes(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

async function fetchFile({
  url,
  isOwn,
  form,
  agent,
  options: { resolve, timeoutMs = TIMEOUT_MS },
}: Located & { form: Form; agent: AgentName; options: Options }): Promise<Registration> {
  const own = isOwn ? hostOf(url).toLowerCase() : null;
  const isAllowed = (address: string, host: string) =>
    isAllowedAddress(address, { allowPrivate: host.toLowerCase() === own, host });
  const connections = checkedAgent({ isAllowed, timeoutMs, ...(resolve && { resolve }) });
  const late = AbortSignal.timeout(timeoutMs);
  const unread = (why: string) => without("unread", form, why);
  try {
    const headers = { accept: "application/json" };
    const { statusCode, body } = await request(url, { dispatcher: connections.dispatcher, signal: late, headers });
    if (statusCode >= 300 && statusCode < 400) return unread("It redirects, which is not followed.");
    if (statusCode !== 200) return unread(`It answers ${statusCode}.`);
    return parseFile(await readText(body, MAX_BYTES, "the file"), form, agent);
  } catch (error) {
    if (late.aborted) return unread(`It did not arrive within ${timeoutMs / 1000} s.`);
    if (isChainError(error)) return without("invalid", form, `It has more than ${MAX_BYTES} bytes.`);
    if (error instanceof AddressNotAllowed) return unread("It leads to a network that is not read from.");
    return unread(describeFailure(error));
  } finally {
    await connections.destroy();
  }
}

/** What a file says, cut to what is shown. */
function parseFile(text: string, form: Form, agent: AgentName): Registration {
  const stated = objectOf(parse(text));
  if (!stated) return without("invalid", form, "It is no JSON object.");
  const registrations = arrayOf(stated.registrations).slice(0, MOST.registrations).map(nameOf);
  const named = [...new Set(registrations.filter((one) => one !== null))];
  const own = `eip155:${agent.chainId}:${agent.registry}#${agent.agentId}`;
  const others = named.filter((one) => one !== own);
  const claims = named.includes(own) ? "this" : others.length > 0 ? "other" : "none";
  return {
    ...{ state: "read", form, problem: null, claims, otherAgents: others.slice(0, MOST.others) },
    file: {
      type: textOf(stated.type),
      name: textOf(stated.name),
      description: textOf(stated.description, MOST.long),
      image: textOf(stated.image, MOST.long),
      // A draft called them endpoints.
      services: arrayOf(stated.services ?? stated.endpoints)
        .slice(0, MOST.items)
        .flatMap(readService),
      active: booleanOf(stated.active),
      x402Support: booleanOf(stated.x402Support ?? stated.x402support),
      supportedTrust: arrayOf(stated.supportedTrust)
        .slice(0, MOST.items)
        .flatMap((one) => textOf(one) ?? []),
    },
  };
}

/** JSON with its agents' numbers as text: those of a uint256 are beyond what JavaScript's numbers hold. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text.replace(/("agentId"\s*:\s*)([0-9]+)(?=\s*[,}])/g, '$1"$2"'));
  } catch {
    return null;
  }
}

/** The agent that an entry of `registrations` names, in one spelling; null where it names none. */
function nameOf(entry: unknown): string | null {
  const { agentId, agentRegistry } = objectOf(entry) ?? {};
  if (typeof agentId !== "string" || typeof agentRegistry !== "string" || !/^[0-9]{1,78}$/.test(agentId)) return null;
  const registry = agentRegistry.toLowerCase();
  // Templates with places that nobody filled in name none.
  return /^eip155:[0-9]{1,20}:0x[0-9a-f]{40}$/.test(registry) ? `${registry}#${BigInt(agentId)}` : null;
}

function readService(entry: unknown) {
  const { name, endpoint, version } = objectOf(entry) ?? {};
  const [named, at] = [textOf(name), textOf(endpoint, MOST.long)];
  return named === null || at === null ? [] : [{ name: named, endpoint: at, version: textOf(version) }];
}

function objectOf(value: unknown): Record<string, unknown> | null {
  // No array and not null: its properties are read as unknown.
  return typeof value === "object" && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : null;
}

const arrayOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const booleanOf = (value: unknown) => (typeof value === "boolean" ? value : null);

function textOf(value: unknown, most = MOST.short): string | null {
  if (typeof value !== "string") return null;
  return withoutHidden(value.length > most ? `${value.slice(0, most - 1).replace(/[\ud800-\udbff]$/, "")}…` : value);
}
