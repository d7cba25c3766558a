import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { z } from "zod";
import { type Env, findOpenLocalChain, loadSecretFiles, parseEnv } from "../../lib/core/env.ts";
import {
  installCommand,
  isInstalled,
  OPENTELEMETRY_PACKAGES,
  WALLETCONNECT_PACKAGE,
} from "../../lib/core/optional-package.ts";
import { readSecretFiles } from "../../lib/core/secret-files.ts";
import { messageOf, StartError } from "../start-error.ts";

const portRule = "must be a port from 1 to 65535";
const Port = z.coerce.number(portRule).int(portRule).min(1, portRule).max(65535, portRule);
const DAY_MS = 86_400_000;

/** Settings of `npm start` alone, besides those of the service in lib/core/env.ts; `.env.example` explains each. */
const StartSettings = z.object({
  DATA_DIR: z.string().default(".data"),
  CHAIN_31337_PORT: Port.default(8545),
  CHAIN_31338_PORT: Port.default(8546),
  /** Day the simulated time begins, floored to the UTC day. */
  SIM_GENESIS: z
    .string()
    .transform((value) => (/^\d{9,10}$/.test(value) ? Number(value) * 1000 : parseDay(value)))
    .refine((ms) => !Number.isNaN(ms), "must be a day such as 2024-01-31, or unix seconds")
    .transform((ms) => Math.floor(ms / DAY_MS) * (DAY_MS / 1000))
    .optional(),
});
export const startSettingNames = Object.keys(StartSettings.shape);

/** Milliseconds of the day's beginning in UTC; NaN for an invalid day. */
function parseDay(text: string): number {
  const ms = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  // The parser reads 2024-02-31 as a day in March.
  return Number.isNaN(ms) || new Date(ms).toISOString().slice(0, 10) !== text ? Number.NaN : ms;
}

export interface Settings {
  /** The given settings of the service, for its processes. */
  given: Record<string, string>;
  service: Env;
  dataDir: string;
  chainPorts: { 31337: number; 31338: number };
  /** Unix seconds at 00:00 UTC. */
  simGenesis: number | undefined;
  /** Parts that `npm start` provides because no setting names an external one. */
  embedded: { database: boolean; chains: boolean };
}

// Placeholders for values that `npm start` supplies itself, so that all other settings can be checked first.
const SUPPLIED = {
  DATABASE_URL: "postgres://supplied",
  RECEIPT_SIGNER_KEY: `0x${"01".repeat(32)}`,
  SESSION_SECRET: "supplied".repeat(4),
} as const;

/**
 * Read the settings from the environment and from `.env` beside package.json; the environment takes precedence. Reports
 * all faults at once.
 */
export function readSettings(root: string, source: Record<string, string | undefined>): Settings {
  const { settings: given, faults } = readSecretFiles(source);
  const embedded = { database: !given.DATABASE_URL, chains: !given.CHAINS };
  const own = StartSettings.safeParse(given);
  if (!own.success) faults.push(...own.error.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`));

  faults.push(...findMissing(given, embedded), ...findUninstalled(root, given));
  let service: Env | undefined;
  try {
    service = parseEnv({ ...SUPPLIED, ...given });
  } catch (error) {
    faults.push(...faultLines(error));
  }
  const open =
    service &&
    findOpenLocalChain({
      host: service.HOST,
      hasLocalChain: embedded.chains,
      allowed: service.ALLOW_PUBLIC_LOCAL_CHAIN,
    });
  if (open) faults.push(open);
  if (faults.length > 0 || !own.success || !service) {
    throw new StartError(
      `Invalid settings:\n${faults.map((fault) => `  ${fault}`).join("\n")}\n.env.example explains each setting.`,
    );
  }
  return {
    given,
    service,
    dataDir: resolve(root, own.data.DATA_DIR),
    chainPorts: { 31337: own.data.CHAIN_31337_PORT, 31338: own.data.CHAIN_31338_PORT },
    simGenesis: own.data.SIM_GENESIS,
    embedded,
  };
}

/** Settings that have no default where processes run apart, or without the local chains. */
function findMissing(given: Record<string, string>, embedded: Settings["embedded"]): string[] {
  const role = given.ROLE ?? "all";
  const isApart = role !== "all";
  const needed = [
    isApart && embedded.database && `DATABASE_URL: is needed with ROLE=${role}, since the processes share one database`,
    isApart && embedded.chains && `CHAINS: is needed with ROLE=${role}`,
    !embedded.chains &&
      !given.RECEIPT_SIGNER_KEY &&
      "RECEIPT_SIGNER_KEY: is needed with CHAINS (only the local chains have a default key)",
    isApart && !given.SESSION_SECRET && `SESSION_SECRET: is needed with ROLE=${role}, since the processes share one`,
  ];
  return needed.filter((fault) => fault !== false);
}

/** Settings that need optional packages which are not installed. A release, which has no folder `app`, has WalletConnect in its pages. */
function findUninstalled(root: string, given: Record<string, string>): string[] {
  return [...findWithoutWalletConnect(root, given), ...findWithoutOpenTelemetry(root, given)];
}

function findWithoutOpenTelemetry(root: string, given: Record<string, string>): string[] {
  const name = ["OTEL_EXPORTER_OTLP_ENDPOINT", "OTEL_EXPORTER_OTLP_TRACES_ENDPOINT"].find((one) => given[one]);
  if (!name || /^(?:true|1)$/.test(given.OTEL_SDK_DISABLED ?? "")) return [];
  if (OPENTELEMETRY_PACKAGES.every((one) => isInstalled(root, one))) return [];
  return [`${name}: needs packages that are not installed: ${installCommand(root, ...OPENTELEMETRY_PACKAGES)}`];
}

function findWithoutWalletConnect(root: string, { ROLE, WALLETCONNECT_PROJECT_ID }: Record<string, string>): string[] {
  if (!WALLETCONNECT_PROJECT_ID || ROLE === "worker") return [];
  if (isInstalled(root, WALLETCONNECT_PACKAGE) || !existsSync(join(root, "app"))) return [];
  return [
    `WALLETCONNECT_PROJECT_ID: needs the package ${WALLETCONNECT_PACKAGE}, which is not installed: ${installCommand(root, WALLETCONNECT_PACKAGE)}`,
  ];
}

/** Add the lines of `.env` to the environment, where variables take precedence, and the contents of secret files. */
export function loadEnvFile(root: string): void {
  const path = join(root, ".env");
  if (existsSync(path)) process.loadEnvFile(path);
  loadSecretFiles();
}

/** parseEnv prints each fault on its own line, indented by two spaces. */
function faultLines(error: unknown): string[] {
  const lines = messageOf(error).split("\n");
  const faults = lines.filter((line) => line.startsWith("  ")).map((line) => line.trim());
  return faults.length > 0 ? faults : lines;
}
