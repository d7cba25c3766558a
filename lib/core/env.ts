import { readFileSync } from "node:fs";
import { domainToASCII } from "node:url";
import { z } from "zod";
import { type ChainConfig, ChainConfigs } from "./chains.ts";
import { type PrivateReceivers, readReceiver } from "./check-address.ts";
import { isNormalName } from "./foreign-names.ts";
import { isLoopback, isLoopbackHost, readHost } from "./loopback.ts";
import { parseAddress } from "./parse-address.ts";
import { processSingleton } from "./process-singleton.ts";
import { PublicOrigin, splitPublicOrigin } from "./public-origin.ts";
import { isPrivateKey, isPublishedAddress, isPublishedKey } from "./published-keys.ts";
import { lowerAscii } from "./schemas.ts";
import { ScreeningLists } from "./screening-lists.ts";
import { readSecretFiles, secretSettings } from "./secret-files.ts";

const Flag = z.enum(["true", "false", "1", "0"]).transform((value) => value === "true" || value === "1");
const Count = z.coerce.number().int().positive();
const PostgresUrl = z.string().regex(/^postgres(ql)?:\/\//, "must start with postgres://");
const PrivateKey = z
  .string()
  .regex(/^0x[0-9a-fA-F]{64}$/, { error: "must be 0x and 64 hex digits", abort: true })
  .refine(isPrivateKey, "must be a private key (it is zero or too large)")
  // The expression above guarantees the form.
  .transform((key) => key as `0x${string}`);

/** A list separated by commas → the distinct results of `read`, which returns null for an invalid item. */
function listOf<T>(items: string, read: (item: string) => T | null) {
  return z
    .string()
    .default("")
    .transform((list, issues) => {
      const found = new Set<T>();
      for (const item of list.split(/[\s,]+/).filter(Boolean)) {
        const value = read(item);
        if (value !== null) found.add(value);
        else issues.addIssue({ code: "custom", message: `must be ${items}, separated by commas: ${item} is not` });
      }
      return [...found];
    });
}

/** An array of JSON, or the path of a file with it. */
const jsonArray = z
  .string()
  .default("[]")
  .transform((value, issues): unknown => {
    try {
      return JSON.parse(value.trimStart().startsWith("[") ? value : readFileSync(value, "utf8"));
    } catch (error) {
      issues.addIssue({ code: "custom", message: `must be JSON or a readable JSON file (${String(error)})` });
      return z.NEVER;
    }
  });

/** Addresses in any case → lower case. */
const Addresses = listOf("addresses", parseAddress);

/** `group:<name>` and `email:<address>`, separated by commas. Addresses have ASCII letters, which count in any case. */
const Members = z
  .string()
  .default("")
  .transform((list, issues) => {
    const items = list.split(",").map((item) => item.trim());
    return items.filter(Boolean).map((item) => {
      if (
        !/^group:[^\s\p{C}](?:[^\p{C}]*[^\s\p{C}])?$/u.test(item) &&
        !/^email:[\x21-\x7e]+@[\x21-\x7e]+$/.test(item)
      ) {
        issues.addIssue({
          code: "custom",
          message: `must be group:<name> or email:<address>, separated by commas: ${item} is not`,
        });
      }
      return item.startsWith("email:") ? lowerAscii(item) : item;
    });
  });

/** An issuer of OpenID Connect. Without TLS its keys would be anybody's, but on this machine. */
const Issuer = z
  .url({ protocol: /^https?$/ })
  .refine((url) => url.startsWith("https://") || isLoopback(url), "must begin with https://, but on this machine")
  .refine((url) => !/[?#\s]/.test(url) && new URL(url).username === "", "must have no query, fragment or user");

export interface NoticeReceiver {
  medium: "email" | "slack" | "discord";
  /** An e-mail address or a URL. */
  target: string;
}

/** A dot-atom of RFC 5322 without the characters that old systems routed by (`!`, `%`) or that nobody uses. Never quoted. */
const LOCAL = /^[a-z0-9_+'&=~-]+(?:\.[a-z0-9_+'&=~-]+)*$/i;
const LABEL = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;
/** Names that no public mail server has (RFC 6761, 6762, 8375, 9476 and ICANN). */
const RESERVED = /(?:^|\.)(?:localhost|local|localdomain|internal|invalid|onion|alt|arpa|home|lan|corp)$/;

/**
 * An e-mail address as it is written to, or null for any other text. Before the `@`: a plain dot-atom of ASCII, at most 64 characters; behind it
 * a domain of at least two labels, which may be internationalised and becomes ASCII. At most 254 characters in all.
 */
export function parseMailAddress(text: string): string | null {
  const at = text.lastIndexOf("@");
  const local = text.slice(0, at);
  const written = text.slice(at + 1);
  if (at < 1 || local.length > 64 || !LOCAL.test(local) || !/^[\p{L}\p{N}\p{M}.-]+$/u.test(written)) return null;
  const domain = domainToASCII(written.normalize("NFC")).toLowerCase();
  const labels = domain.split(".");
  const last = labels.at(-1) ?? "";
  const isName =
    labels.length > 1 && labels.every((label) => LABEL.test(label)) && /^(?:xn--[a-z0-9-]+|[a-z]+)$/.test(last);
  const address = `${local}@${domain}`;
  return isName && !RESERVED.test(domain) && address.length <= 254 ? address : null;
}

/** A receiver as settings name it: an e-mail address, or `slack+` or `discord+` and a URL. Null for any other text. */
export function parseReceiver(text: string): NoticeReceiver | null {
  const [, medium, url] = /^(slack|discord)\+(https?:\/\/.+)$/.exec(text) ?? [];
  if (medium && url)
    return URL.canParse(url) ? { medium: medium === "slack" ? "slack" : "discord", target: url } : null;
  const address = parseMailAddress(text);
  return address === null ? null : { medium: "email", target: address };
}

/** Where operators get notices. Of a faulty one only the place is named: the others are secrets. */
const Receivers = z
  .string()
  .default("")
  .transform((list, issues): readonly NoticeReceiver[] =>
    list
      .split(/[\s,]+/)
      .filter(Boolean)
      .flatMap((item, i) => {
        const receiver = parseReceiver(item);
        if (receiver) return [receiver];
        const message = `must be e-mail addresses, and URLs behind slack+ or discord+, separated by commas: number ${i + 1} is not`;
        issues.addIssue({ code: "custom", message });
        return [];
      }),
  );

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
  /** Scheme, host, port and path of the service for its users; signatures are bound to it. */
  PUBLIC_ORIGIN: PublicOrigin.optional(),
  /** Additional hosts allowed in the Host header, separated by commas. */
  ALLOWED_HOSTS: listOf("hosts without scheme and port", readHost),
  DATABASE_URL: PostgresUrl,
  /** A streaming replica of DATABASE_URL for reading requests. Without it, the primary answers them. */
  DATABASE_READ_URL: PostgresUrl.optional(),
  /** All processes count limits there together; several addresses, separated by commas, are of a cluster. Without it, each process counts by itself. */
  REDIS_URL: z
    .string()
    .regex(
      /^rediss?:\/\/[^,]+(,rediss?:\/\/[^,]+)*$/,
      "must be one or more addresses with redis:// or rediss://, separated by commas",
    )
    .optional(),
  DATABASE_POOL: Count.min(LEAST_POOL, `must be at least ${LEAST_POOL}`).max(500).default(10),
  CHAINS: jsonArray.pipe(ChainConfigs),
  /** How long a block that no endpoint gives is asked for before it is set aside, minutes. */
  MISSING_BLOCK_MINUTES: Count.max(525_600).default(60),
  /** Maximum rows of a wallet on one chain, over the explorer's four lists; longer histories are truncated. */
  BACKFILL_MAX_ROWS: Count.max(100_000_000).default(200_000),
  /** Wallets that the questions of one developer have read within a day, of those that nobody tracks. */
  LIST_READS_PER_DAY: Count.max(1_000_000_000).default(10_000),
  /** Which contracts the rules of policies may ask: those of presets, any one of who has a key or is signed in, or any one of anybody. */
  CONTRACT_RULES: z.enum(["presets", "keys", "any"]).default("keys"),
  /** Calls of chains' nodes that policies make for one developer within a day. */
  CHAIN_READS_PER_DAY: Count.max(1_000_000_000).default(20_000),
  /** Maximum wallets tracked automatically because they signed in, and the same number because of names. */
  AUTOMATIC_TRACKING_PER_HOUR: Count.default(1_000),
  AUTOMATIC_TRACKING_PER_DAY: Count.default(10_000),
  NAME_SUFFIX: z
    .string()
    .regex(/^\.[a-z0-9]+$/, "must be a dot and letters or digits")
    .default(".svc"),
  /** ENS names below which the gateway answers for names of this service, separated by commas; `reverse` for reverse names. */
  ENS_PARENTS: listOf("names in ENSIP-15 normal form such as operator.eth", (name) =>
    isNormalName(name) ? name : null,
  ),
  /** A node of Ethereum mainnet, with which the search resolves ENS names. Default: that of chain 1 in CHAINS. */
  ENS_RPC_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** A gateway of IPFS, with which files of agents are read, as `https://gateway.example.org/ipfs`. Without it they are not. */
  IPFS_GATEWAY: z.url({ protocol: /^https?$/ }).optional(),
  /** Names that cannot be minted, without suffix, separated by commas, in addition to words of the service's paths. */
  BLOCKED_NAMES: listOf("names", (name) => name.toLowerCase()).transform(
    (names): ReadonlySet<string> => new Set(names),
  ),
  /** Chains on which the service pays for mints. */
  SPONSORED_MINTS: z.enum(["local", "all", "none"]).default("local"),
  TRUST_PROXY: Flag.default(false),
  /** Where to report weaknesses: an https or mailto URL, shown by /.well-known/security.txt. */
  SECURITY_CONTACT: z
    .url({ protocol: /^(https|mailto)$/ })
    .regex(/^\S+$/, "must be one URL")
    .optional(),
  /** Offers WalletConnect: the id of a project registered for its relay. */
  WALLETCONNECT_PROJECT_ID: z
    .string()
    .regex(/^[\w-]{1,64}$/, "must be letters, digits, - or _")
    .optional(),
  /** The relay that carries the encrypted messages between pages and wallets. */
  WALLETCONNECT_RELAY_URL: z.url({ protocol: /^wss?$/ }).default("wss://relay.walletconnect.org"),
  METRICS_TOKEN: z.string().min(16, "must have at least 16 characters").optional(),
  LOG_LEVEL: z.enum(["fatal", "error", "warn", "info", "debug", "silent"]).default("info"),
  /** A collector that takes traces by OTLP over HTTP. The SDK of OpenTelemetry reads these and its other settings itself. */
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  OTEL_EXPORTER_OTLP_HEADERS: z
    .string()
    .regex(
      /^[^\s=,]+=[^=,]*(?:,\s*[^\s=,]+=[^=,]*)*$/,
      "must be name=value pairs separated by commas, with %3D and %2C for = and , in values",
    )
    .optional(),
  OTEL_EXPORTER_OTLP_PROTOCOL: z
    .literal("http/protobuf", { error: "must be http/protobuf, the only one here" })
    .optional(),
  OTEL_SDK_DISABLED: Flag.default(false),
  OTEL_SERVICE_NAME: z.string().min(1).max(255).optional(),
  OTEL_RESOURCE_ATTRIBUTES: z.string().optional(),
  /** Which traces are recorded. */
  OTEL_TRACES_SAMPLER: z
    .enum([
      "always_on",
      "always_off",
      "traceidratio",
      "parentbased_always_on",
      "parentbased_always_off",
      "parentbased_traceidratio",
    ])
    .default("parentbased_always_on"),
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).optional(),
  /** Whether requests continue the trace that their traceparent names, and are recorded if it says so. */
  TRUST_TRACEPARENT: Flag.default(false),
  RECEIPT_SIGNER_KEY: PrivateKey,
  /** Signs vouchers for names: the contracts' `voucherSigner`. Without it there are no vouchers. */
  VOUCHER_SIGNER_KEY: PrivateKey.optional(),
  /** Sends sponsored mints: the contracts' `minter`. Without it there are none. */
  MINTER_KEY: PrivateKey.optional(),
  /** Publishes the roots of epochs: the contracts' `publisher`. Without it there are none on chain. */
  ROOTS_PUBLISHER_KEY: PrivateKey.optional(),
  /** Encrypts session tokens and cookies. */
  SESSION_SECRET: z.string().min(32, "must have at least 32 characters"),
  /** Encrypts webhook secrets. Default: SESSION_SECRET. */
  ENCRYPTION_KEY: z.string().min(32, "must have at least 32 characters").optional(),
  /** The previous ENCRYPTION_KEY. Its secrets stay readable, and the worker encrypts them again with the current one. */
  ENCRYPTION_KEY_PREVIOUS: z.string().min(32, "must have at least 32 characters").optional(),
  /** Whether webhooks may use private and loopback addresses. Default: only if no other machine can reach the service. */
  WEBHOOK_ALLOW_PRIVATE: Flag.optional(),
  /** Hosts and networks: the only private ones that webhooks may use. Without it, WEBHOOK_ALLOW_PRIVATE decides for all. */
  WEBHOOK_ALLOWED_RECEIVERS: listOf(
    "hosts such as hooks.lan and networks such as 10.1.0.0/16, never link-local, metadata or reserved ones",
    readReceiver,
  ),
  /** Deliveries and attempts that are stored for one developer. */
  WEBHOOK_RECORDS_PER_DEVELOPER: Count.default(250_000),
  /** Lists that are kept for one developer, the rows of all of them, and for how many days. */
  LISTS_PER_DEVELOPER: Count.default(20),
  LIST_ROWS_PER_DEVELOPER: Count.default(2_000_000),
  LIST_DAYS: Count.default(30),
  /** Lists of addresses that rules of policies and checks name. They change no score. */
  SCREENING_LISTS: jsonArray.pipe(ScreeningLists),
  /** CSV of reported addresses (first column: address); empty: none. */
  LISTED_ADDRESSES: z.string().default(""),
  /** CSV of services such as exchanges and bridges (address, name, kind); empty: none. */
  SERVICES: z.string().default(""),
  /** Whether contact with a listed address is a risk signal. */
  LIST_CONTACTS: Flag.default(true),
  /** Whether being listed is a risk signal. */
  LIST_SELF: Flag.default(false),
  /** Issuers whose attestations count in full and give weight to others: addresses, separated by commas. */
  ATTESTATION_SEEDS: Addresses,
  /** The server that sends e-mail; without it none is sent. */
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: "must be smtp://user:password@host:587 or smtps://user:password@host:465" })
    .optional(),
  /** Whether the connection to a server beyond loopback must be encrypted. */
  SMTP_TLS: z.enum(["required", "optional"]).default("required"),
  /** The sender of e-mail. */
  MAIL_FROM: z
    .string()
    .refine((text) => parseMailAddress(text) !== null, "must be an e-mail address")
    .optional(),
  /** Where operators get notices. */
  OPERATOR_NOTICES: Receivers,
  /** Days in which an operator should decide an appeal. */
  APPEAL_DAYS: z.coerce.number().int().min(1).max(365).default(14),
  /** Days for which audit entries of owners and developers are stored; those of operators stay. */
  AUDIT_DAYS: z.coerce.number().int().min(1).max(36_500).default(90),
  /** Wallets that administer the service when they are signed in: addresses, separated by commas. */
  OPERATORS: Addresses,
  /** The OpenID provider that people of the service sign in by, beside wallets; exactly as its ID tokens name it. */
  OIDC_ISSUER: Issuer.optional(),
  OIDC_CLIENT_ID: z.string().min(1).max(255).optional(),
  OIDC_CLIENT_SECRET: z.string().min(1).optional(),
  /** The scopes that are requested; `offline_access` or the like for refresh tokens. */
  OIDC_SCOPES: z
    .string()
    .regex(/^openid(?: [\x21\x23-\x5b\x5d-\x7e]+)*$/, "must be openid, and more scopes separated by spaces")
    .default("openid email"),
  /** The claim of ID tokens that lists groups. */
  OIDC_GROUPS_CLAIM: z.string().min(1).max(255).default("groups"),
  /** Whom the provider's word makes an operator, a reviewer of appeals, or a reader. */
  OIDC_OPERATORS: Members,
  OIDC_REVIEWERS: Members,
  OIDC_READERS: Members,
  /** Minimum days between the announcement of another model and its first score. */
  MODEL_NOTICE_DAYS: z.coerce.number().int().min(0).max(365).default(14),
  /** Days for which changes of scores are stored: for GET /v1/scores/updates, and for processes that were stopped. */
  FEED_DAYS: z.coerce.number().int().min(1).max(365).default(7),
  /** Number of newest epochs whose rows are stored; headers are stored for ever. */
  EPOCHS_WITH_ROWS: z.coerce.number().int().min(1).max(100_000).default(90),
  /** Requests per minute of one client address, for public routes and for missing or invalid credentials. */
  ADDRESS_PER_MINUTE: Count.default(300),
  /** Percent of a developer's limits that publishable keys have, beside what the secret keys have. */
  PUBLISHABLE_PERCENT: Count.min(1).max(100).default(50),
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
  Omit<z.infer<typeof Settings>, "WEBHOOK_ALLOW_PRIVATE"> &
    Record<"PUBLIC_ORIGIN" | "ENCRYPTION_KEY", string> & { WEBHOOK_ALLOW_PRIVATE: PrivateReceivers }
>;

/** The contract that makes a chain use the key. */
const neededBy = { VOUCHER_SIGNER_KEY: "names", MINTER_KEY: "names", ROOTS_PUBLISHER_KEY: "roots" } as const;
const keySettings = ["RECEIPT_SIGNER_KEY", "VOUCHER_SIGNER_KEY", "MINTER_KEY", "ROOTS_PUBLISHER_KEY"] as const;

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
      const chain =
        name === "RECEIPT_SIGNER_KEY" ? foreign[0] : foreign.find(({ contracts }) => contracts[neededBy[name]]);
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
  return [
    ...findPublishedKeys(settings),
    ...findPublishedOperators(settings),
    ...findProviderFaults(settings),
    ...findMailFaults(settings),
    ...findOracleFaults(settings),
    ...(open ? [`  ${open}`] : []),
  ];
}

/** A provider needs all of its settings, and a role for somebody. */
function findProviderFaults(settings: z.infer<typeof Settings>): string[] {
  const { OIDC_OPERATORS, OIDC_REVIEWERS, OIDC_READERS } = settings;
  const members = [...OIDC_OPERATORS, ...OIDC_REVIEWERS, ...OIDC_READERS];
  const needed = ["OIDC_ISSUER", "OIDC_CLIENT_ID", "OIDC_CLIENT_SECRET"] as const;
  const missing = needed.filter((name) => settings[name] === undefined);
  if (missing.length === needed.length && members.length === 0) return [];
  const faults = missing.map((name) => `  ${name}: is needed with the other settings of the sign-in provider`);
  if (members.length > 0) return faults;
  return [
    ...faults,
    "  OIDC_OPERATORS: without it, OIDC_REVIEWERS and OIDC_READERS nobody could sign in by the provider",
  ];
}

/** An oracle is asked by a node of its chain. */
function findOracleFaults({ SCREENING_LISTS, CHAINS }: z.infer<typeof Settings>): string[] {
  return SCREENING_LISTS.flatMap((list) => {
    if (!("oracle" in list) || CHAINS.some(({ id, rpcUrls }) => id === list.oracle.chainId && rpcUrls.length > 0))
      return [];
    return `  SCREENING_LISTS: ${list.name} asks chain ${list.oracle.chainId}, which CHAINS does not have with rpcUrls`;
  });
}

function findMailFaults({ SMTP_URL, MAIL_FROM, OPERATOR_NOTICES }: z.infer<typeof Settings>): string[] {
  if (SMTP_URL !== undefined)
    return MAIL_FROM === undefined ? ["  MAIL_FROM: is missing, and SMTP_URL needs a sender"] : [];
  const hasMail = OPERATOR_NOTICES.some(({ medium }) => medium === "email");
  return hasMail ? ["  SMTP_URL: is missing, and OPERATOR_NOTICES has e-mail addresses"] : [];
}

/** Everybody can sign in as a wallet whose key is published: it may administer only a service that no other machine reaches. */
function findPublishedOperators(settings: z.infer<typeof Settings>): string[] {
  if (isOnThisMachineAlone({ ...settings, PUBLIC_ORIGIN: settings.PUBLIC_ORIGIN ?? "http://localhost" })) return [];
  return settings.OPERATORS.filter(isPublishedAddress).map(
    (wallet) =>
      `  OPERATORS: the key of ${wallet} is published, so that everybody who reaches the service could administer it; only a service on loopback may name it`,
  );
}

/** Whether only this machine can reach the service. A server on loopback with another origin is behind a reverse proxy. */
export function isOnThisMachineAlone(settings: Pick<Env, "HOST" | "PUBLIC_ORIGIN" | "TRUST_PROXY">): boolean {
  const { HOST, PUBLIC_ORIGIN, TRUST_PROXY } = settings;
  return isLoopbackHost(HOST) && isLoopback(PUBLIC_ORIGIN) && !TRUST_PROXY;
}

/** The settings with secrets read from their files. Throws one error that lists every invalid setting. */
export function parseEnv(source: Record<string, string | undefined>): Env {
  const { settings, faults: fileFaults } = readSecretFiles(source);
  const result = Settings.safeParse(settings);
  const faults = fileFaults.map((fault) => `  ${fault}`);
  if (result.success) faults.push(...findFaults(result.data));
  else faults.push(...result.error.issues.map((issue) => `  ${issue.path.join(".")}: ${issue.message}`));
  if (!result.success || faults.length > 0) {
    throw new Error(`Invalid settings:\n${faults.join("\n")}\nEach setting is explained in .env.example.`);
  }
  const { data } = result;
  const { PUBLIC_ORIGIN = `http://localhost:${data.PORT}`, WEBHOOK_ALLOWED_RECEIVERS: listed } = data;
  const allowPrivate = data.WEBHOOK_ALLOW_PRIVATE ?? isOnThisMachineAlone({ ...data, PUBLIC_ORIGIN });
  return {
    ...data,
    PUBLIC_ORIGIN,
    ENCRYPTION_KEY: data.ENCRYPTION_KEY ?? data.SESSION_SECRET,
    WEBHOOK_ALLOW_PRIVATE: listed.length > 0 ? listed : allowPrivate,
  };
}

/**
 * Replaces secret files in this process's environment by their contents, so that programs can pass settings on. Faulty ones
 * stay, for {@link parseEnv} to report.
 */
export function loadSecretFiles(): void {
  for (const name of secretSettings) {
    const { settings, faults } = readSecretFiles({
      [name]: process.env[name],
      [`${name}_FILE`]: process.env[`${name}_FILE`],
    });
    const value = settings[name];
    if (faults.length > 0 || value === undefined) continue;
    process.env[name] = value;
    delete process.env[`${name}_FILE`];
  }
}

/** This process's environment with changes, for a child process. */
export const childEnvironment = (changes: Record<string, string>) => ({ ...process.env, ...changes });

/** The settings of this process, read once. */
export const env = (): Env =>
  processSingleton("settings", () => {
    const settings = parseEnv(process.env);
    const { basePath } = splitPublicOrigin(settings.PUBLIC_ORIGIN);
    // next-auth reads its address from the environment or request headers; it must always be PUBLIC_ORIGIN. With a path it reads the whole.
    process.env.NEXTAUTH_URL = settings.PUBLIC_ORIGIN + (basePath && "/api/auth");
    // The SDK of OpenTelemetry reads it there. It may have come from a file.
    const { OTEL_EXPORTER_OTLP_HEADERS: headers } = settings;
    if (headers) process.env.OTEL_EXPORTER_OTLP_HEADERS = headers;
    return settings;
  });
