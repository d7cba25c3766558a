import { readFileSync } from "node:fs";
import { z } from "zod";
import { type ChainConfig, ChainConfigs } from "./chains.ts";
import { isLoopback, isLoopbackHost } from "./loopback.ts";
import { isPrivateKey, isPublishedKey } from "./published-keys.ts";
import { parseAddress } from "./schemas.ts";

const Flag = z.enum(["true", "false", "1", "0"]).transform((value) => value === "true" || value === "1");
const Count = z.coerce.number().int().positive();
const PrivateKey = z
  .string()
  .regex(/^0x[0-9a-fA-F]{64}$/, { error: "must be 0x and 64 hex digits", abort: true })
  .refine(isPrivateKey, "must be a private key (it is zero or too large)")
  // The expression above guarantees the form.
  .transform((key) => key as `0x${string}`);

/** With fewer connections, long work (a mint, loading a board) could occupy the whole pool. */
export const LEAST_POOL = 5;

/** All settings; `.env.example` explains them. */
const Settings = z.object({
  NODE_ENV: z.enum(["development", "production", "test"]).default("production"),
  ROLE: z.enum(["all", "web", "worker"]).default("all"),
  HOST: z.string().default("127.0.0.1"),
  PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  /** Allows a HOST beyond loopback with a local chain, whose wallets have published keys. */
  ALLOW_PUBLIC_LOCAL_CHAIN: Flag.default(false),
  /** Scheme, host and port of the service for its users; signatures are bound to it. */
  PUBLIC_ORIGIN: z
    .url({ protocol: /^https?$/ })
    .transform((value) => new URL(value).origin)
    .optional(),
  /** Additional hosts allowed in the Host header, separated by commas. */
  ALLOWED_HOSTS: z
    .string()
    .default("")
    .transform((value, issues) => {
      const hosts = value.split(/[\s,]+/).filter(Boolean);
      // A name or address as a browser writes it: IPv6 in brackets, no port.
      const isHost = (host: string) =>
        /^(?:[a-z0-9._-]+|\[[0-9a-f:.]+\])$/.test(host) &&
        URL.canParse(`http://${host}`) &&
        new URL(`http://${host}`).hostname === host;
      const named = hosts.map((host) => host.toLowerCase());
      if (named.every(isHost)) return named;
      issues.addIssue({ code: "custom", message: "must be hosts without scheme and port, separated by commas" });
      return z.NEVER;
    }),
  DATABASE_URL: z.string().regex(/^postgres(ql)?:\/\//, "must start with postgres://"),
  /** All processes count limits there together. Without it, each process counts by itself. */
  REDIS_URL: z
    .string()
    .regex(/^rediss?:\/\//, "must start with redis:// or rediss://")
    .optional(),
  DATABASE_POOL: Count.min(LEAST_POOL, `must be at least ${LEAST_POOL}`).max(500).default(10),
  CHAINS: z
    .string()
    .default("[]")
    .transform((value, issues) => {
      try {
        return JSON.parse(value.trimStart().startsWith("[") ? value : readFileSync(value, "utf8"));
      } catch (error) {
        issues.addIssue({ code: "custom", message: `must be JSON or a readable JSON file (${String(error)})` });
        return z.NEVER;
      }
    })
    .pipe(ChainConfigs),
  /** Maximum rows of a wallet on one chain, over the explorer's four lists; longer histories are truncated. */
  BACKFILL_MAX_ROWS: Count.max(100_000_000).default(200_000),
  /** Maximum wallets tracked automatically because they signed in, and as many because of names. */
  AUTOMATIC_TRACKING_PER_HOUR: Count.default(1_000),
  AUTOMATIC_TRACKING_PER_DAY: Count.default(10_000),
  NAME_SUFFIX: z
    .string()
    .regex(/^\.[a-z0-9]+$/, "must be a dot and letters or digits")
    .default(".svc"),
  /** Names that cannot be minted, without suffix, separated by commas, in addition to words of the service's paths. */
  BLOCKED_NAMES: z
    .string()
    .default("")
    .transform((value): ReadonlySet<string> => {
      const names = value.split(",").map((name) => name.trim().toLowerCase());
      return new Set(names.filter((name) => name !== ""));
    }),
  /** Chains on which the service pays for mints. */
  SPONSORED_MINTS: z.enum(["local", "all", "none"]).default("local"),
  TRUST_PROXY: Flag.default(false),
  METRICS_TOKEN: z.string().min(16, "must have at least 16 characters").optional(),
  LOG_LEVEL: z.enum(["fatal", "error", "warn", "info", "debug", "silent"]).default("info"),
  RECEIPT_SIGNER_KEY: PrivateKey,
  /** Signs vouchers for names: the contracts' `voucherSigner`. Without it there are no vouchers. */
  VOUCHER_SIGNER_KEY: PrivateKey.optional(),
  /** Sends sponsored mints: the contracts' `minter`. Without it there are none. */
  MINTER_KEY: PrivateKey.optional(),
  /** Encrypts session tokens and cookies. */
  SESSION_SECRET: z.string().min(32, "must have at least 32 characters"),
  /** Encrypts webhook secrets. Default: SESSION_SECRET. */
  ENCRYPTION_KEY: z.string().min(32, "must have at least 32 characters").optional(),
  /** The previous ENCRYPTION_KEY. Its secrets stay readable, and the worker encrypts them again with the current one. */
  ENCRYPTION_KEY_PREVIOUS: z.string().min(32, "must have at least 32 characters").optional(),
  /** Whether webhooks may use private and loopback addresses. Default: only if no other machine can reach the service. */
  WEBHOOK_ALLOW_PRIVATE: Flag.optional(),
  /** CSV of reported addresses (first column: address); empty: none. */
  LISTED_ADDRESSES: z.string().default(""),
  /** Whether contact with a listed address is a risk signal. */
  LIST_CONTACTS: Flag.default(true),
  /** Whether being listed is a risk signal. */
  LIST_SELF: Flag.default(false),
  /** Issuers whose attestations count in full and give weight to others: addresses, separated by commas. */
  ATTESTATION_SEEDS: z
    .string()
    .default("")
    .transform((value, issues) => {
      const given = value.split(/[\s,]+/).filter(Boolean);
      const seeds = given.flatMap((one) => parseAddress(one) ?? []);
      if (seeds.length === given.length) return [...new Set(seeds)];
      issues.addIssue({ code: "custom", message: "must be addresses, separated by commas" });
      return z.NEVER;
    }),
  /** Pages per minute for one client address, prefetches included; five times as many files. */
  PAGES_PER_MINUTE: Count.default(600),
  /** Open connections of one client address (unless TRUST_PROXY is set), and in total. */
  CONNECTIONS_PER_ADDRESS: Count.default(1_000),
  CONNECTIONS: Count.default(10_000),
  ENTERPRISE_PER_MINUTE: Count.default(10_000),
  ENTERPRISE_PER_DAY: Count.default(10_000_000),
});
export const settingNames = Object.keys(Settings.shape);
export type Env = Readonly<
  z.infer<typeof Settings> & { PUBLIC_ORIGIN: string; ENCRYPTION_KEY: string; WEBHOOK_ALLOW_PRIVATE: boolean }
>;

const keySettings = ["RECEIPT_SIGNER_KEY", "VOUCHER_SIGNER_KEY", "MINTER_KEY"] as const;

/** Whether the chain is marked local and all its sources are on this machine. */
function isOfThisMachine({ local, rpcUrls, explorers }: ChainConfig): boolean {
  return local && [...rpcUrls, ...explorers.map(({ url }) => url)].every(isLoopback);
}

/**
 * Published test keys may sign only for test chains of this machine. Receipts cover every chain, vouchers and mints only chains
 * with names.
 */
function findPublishedKeys(settings: z.infer<typeof Settings>): string[] {
  const foreign = settings.CHAINS.filter((chain) => !isOfThisMachine(chain));
  return keySettings
    .filter((name) => isPublishedKey(settings[name]))
    .flatMap((name) => {
      const chain = name === "RECEIPT_SIGNER_KEY" ? foreign[0] : foreign.find(({ contracts }) => contracts.names);
      if (!chain) return [];
      return `  ${name}: is a published test key, which may only be used with chains of this machine: with "local": true and every URL on loopback, unlike chain ${chain.id}`;
    });
}

/**
 * Why the server must not listen on `host` with a local chain, or null if it may. The keys of a local chain's wallets are
 * published, so everybody who reaches the server can act as any of them.
 */
export function findOpenLocalChain(settings: {
  host: string;
  hasLocalChain: boolean;
  allowed: boolean;
}): string | null {
  if (!settings.hasLocalChain || settings.allowed || isLoopbackHost(settings.host)) return null;
  return `HOST: ${settings.host} opens a local chain to the network: everybody there can sign in as any of its demo wallets, whose keys are published, act for them, and spend what the service pays for. Set ALLOW_PUBLIC_LOCAL_CHAIN=true if that is what you want, or HOST=127.0.0.1`;
}

function findFaults(settings: z.infer<typeof Settings>): string[] {
  const open = findOpenLocalChain({
    host: settings.HOST,
    // A worker opens no port.
    hasLocalChain: settings.ROLE !== "worker" && settings.CHAINS.some(({ local }) => local),
    allowed: settings.ALLOW_PUBLIC_LOCAL_CHAIN,
  });
  return [...findPublishedKeys(settings), ...(open ? [`  ${open}`] : [])];
}

/** Whether only this machine can reach the service. A server on loopback with another origin is behind a reverse proxy. */
function isOnThisMachineAlone(settings: Pick<Env, "HOST" | "PUBLIC_ORIGIN" | "TRUST_PROXY">): boolean {
  const { HOST, PUBLIC_ORIGIN, TRUST_PROXY } = settings;
  return isLoopbackHost(HOST) && isLoopback(PUBLIC_ORIGIN) && !TRUST_PROXY;
}

/** Throws one error that lists every invalid setting. */
export function parseEnv(source: Record<string, string | undefined>): Env {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== undefined && value !== ""));
  const result = Settings.safeParse(given);
  const faults = result.success
    ? findFaults(result.data)
    : result.error.issues.map((issue) => `  ${issue.path.join(".")}: ${issue.message}`);
  if (!result.success || faults.length > 0) {
    throw new Error(`Invalid settings:\n${faults.join("\n")}\nEach setting is explained in .env.example.`);
  }
  const { data } = result;
  const publicOrigin = data.PUBLIC_ORIGIN ?? `http://localhost:${data.PORT}`;
  return {
    ...data,
    PUBLIC_ORIGIN: publicOrigin,
    ENCRYPTION_KEY: data.ENCRYPTION_KEY ?? data.SESSION_SECRET,
    WEBHOOK_ALLOW_PRIVATE: data.WEBHOOK_ALLOW_PRIVATE ?? isOnThisMachineAlone({ ...data, PUBLIC_ORIGIN: publicOrigin }),
  };
}

/** This process's environment with changes, for a child process. */
export function childEnvironment(changes: Record<string, string>): NodeJS.ProcessEnv {
  return { ...process.env, ...changes };
}

let cached: Env | undefined;

export function env(): Env {
  if (!cached) {
    cached = parseEnv(process.env);
    // next-auth reads its address from the environment or request headers; it must always be PUBLIC_ORIGIN.
    process.env.NEXTAUTH_URL = cached.PUBLIC_ORIGIN;
  }
  return cached;
}
