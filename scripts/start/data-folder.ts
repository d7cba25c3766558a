import { randomBytes } from "node:crypto";
import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { userInfo } from "node:os";
import { dirname, join } from "node:path";
import type { Hex } from "viem";
import { type PrivateKeyAccount, privateKeyToAccount } from "viem/accounts";
import { databaseFolders } from "../database/place.ts";
import { birthMark, endProcess } from "../processes/inspect.ts";
import { messageOf, StartError } from "../start-error.ts";
import { ENVIRONMENT_FILE } from "./tool-environment.ts";

/** Everything `npm start` stores on this machine, below DATA_DIR. `npm run reset` removes exactly these. */
const files = {
  /** State of the local chains, one folder each. */
  chains: "chains",
  /** Output of the processes. */
  logs: "logs",
  /** Running processes. */
  run: "run",
  genesis: "genesis",
  signerKey: "receipt-signer-key",
  developerKey: "developer-key",
  sessionSecret: "session-secret",
  lock: "start.lock",
  postgresPassword: "postgres-password",
  /** Settings of the running service, for the command-line tools. */
  environment: ENVIRONMENT_FILE,
} as const;

const LARGEST_LOG_BYTES = 10_000_000;

export interface DataFolder {
  path: string;
  chains: string;
  logs: string;
  run: string;
}

/** Create the data folder, or throw with the reason. */
export function openDataFolder(path: string): DataFolder {
  const folder = { path, chains: join(path, files.chains), logs: join(path, files.logs), run: join(path, files.run) };
  try {
    for (const one of Object.values(folder)) mkdirSync(one, { recursive: true });
    accessSync(path, constants.R_OK | constants.W_OK | constants.X_OK);
    for (const name of readdirSync(folder.logs)) rotateLog(join(folder.logs, name));
  } catch (error) {
    throw new StartError(
      `The data folder ${path} cannot be used by the user ${userName()} (${messageOf(error)}). Give that user the right to write to ${dirname(path)}, or set DATA_DIR to a writable folder.`,
    );
  }
  return folder;
}

/**
 * Lock the data folder for this process. Throws if another `npm start` holds it; ends the processes that a killed one left.
 * Returns the release function.
 */
export async function lockDataFolder(folder: DataFolder, port: number): Promise<() => void> {
  const path = join(folder.path, files.lock);
  const holder = readMark(path);
  if (holder && isRunning(holder)) {
    throw new StartError(
      `Credence already runs on the data folder ${folder.path} (process ${holder.pid}, port ${holder.port ?? "unknown"}). Stop it first, or set DATA_DIR, PORT, CHAIN_31337_PORT and CHAIN_31338_PORT to start a second one.`,
    );
  }
  writeFileSync(path, JSON.stringify({ pid: process.pid, mark: birthMark(process.pid), port }));
  for (const name of readdirSync(folder.run)) {
    const left = readMark(join(folder.run, name));
    if (left && isRunning(left)) await endProcess(left.pid, 10_000);
    rmSync(join(folder.run, name), { force: true });
  }
  return () => {
    if (readMark(path)?.pid === process.pid) rmSync(path, { force: true });
  };
}

/** Remove exactly the files of `npm start` below the folder. Returns the removed paths. */
export function removeData(path: string): string[] {
  const holder = readMark(join(path, files.lock));
  if (holder && isRunning(holder)) {
    throw new StartError(`Credence runs on the data folder ${path} (process ${holder.pid}). Stop it first.`);
  }
  const removed = [...databaseFolders(path), ...Object.values(files).map((name) => join(path, name))].filter(
    existsSync,
  );
  for (const one of removed) rmSync(one, { recursive: true, force: true });
  if (existsSync(path) && readdirSync(path).length === 0) rmSync(path, { recursive: true });
  return removed;
}

/** The key that signs receipts on this machine: created once, readable only by its owner. */
export function localSignerKey(folder: DataFolder): string {
  return readOrCreateKey(join(folder.path, files.signerKey));
}

/** The secret of this machine's sessions, created and stored in the same way. */
export function localSessionSecret(folder: DataFolder): string {
  return readOrCreateKey(join(folder.path, files.sessionSecret));
}

/** The wallet of the local developer, the owner of the first API key; its private key is stored in the same way. */
export function localDeveloper(folder: { path: string }): PrivateKeyAccount {
  mkdirSync(folder.path, { recursive: true });
  return privateKeyToAccount(readOrCreateKey(join(folder.path, files.developerKey)));
}

function readOrCreateKey(path: string): Hex {
  if (existsSync(path)) {
    const key = readFileSync(path, "utf8").trim();
    if (/^0x[0-9a-f]{64}$/.test(key)) return key as Hex; // Checked by the expression.
    throw new StartError(
      `The file ${path} does not hold a key. Put the key back (0x and 64 hex digits), or start afresh, deleting everything the service has stored on this machine: npm run reset`,
    );
  }
  const key: Hex = `0x${randomBytes(32).toString("hex")}`;
  writeWhole(path, key);
  return key;
}

const DAY_S = 86_400;

/**
 * First second of the simulated time, unix seconds at 00:00 UTC: two years before the first start, or `chosen`. Stored for
 * later starts.
 */
export function localGenesis(folder: DataFolder, chosen: number | undefined, now: Date): number {
  const path = join(folder.path, files.genesis);
  const latest = latestGenesis(now);
  if (!existsSync(path)) {
    const genesis = chosen ?? latest;
    if (genesis > latest) {
      throw new StartError(
        `SIM_GENESIS must lie at least two years back, since the simulated time may not reach into the future: ${isoDay(latest)} or earlier.`,
      );
    }
    writeWhole(path, isoDay(genesis));
    return genesis;
  }
  const text = readFileSync(path, "utf8").trim();
  const genesis = Date.parse(`${text}T00:00:00Z`) / 1000;
  if (!/^\d{4}-\d\d-\d\d$/.test(text) || Number.isNaN(genesis)) {
    throw new StartError(
      `The file ${path} does not hold the day the local chains began. To start afresh, deleting everything the service has stored on this machine: npm run reset`,
    );
  }
  if (chosen !== undefined && chosen !== genesis) {
    throw new StartError(
      `SIM_GENESIS is ${isoDay(chosen)}, but the local chains in ${folder.path} began on ${text}. Unset SIM_GENESIS, set another DATA_DIR, or start afresh with npm run reset.`,
    );
  }
  return genesis;
}

/** The last day whose date two years later has begun. */
function latestGenesis(now: Date): number {
  let genesis = Math.floor(now.getTime() / 1000 / DAY_S) * DAY_S - 2 * 365 * DAY_S;
  while (simulationEnd(genesis) > now.getTime() / 1000) genesis -= DAY_S;
  return genesis;
}

/** The same date two years later, unix seconds. */
function simulationEnd(genesis: number): number {
  const end = new Date(genesis * 1000);
  end.setUTCFullYear(end.getUTCFullYear() + 2);
  return end.getTime() / 1000;
}

function isoDay(seconds: number): string {
  return new Date(seconds * 1000).toISOString().slice(0, 10);
}

/** Write a temporary file and rename it, so that no partial file exists. */
function writeWhole(path: string, text: string): void {
  writeFileSync(`${path}.tmp`, `${text}\n`, { mode: 0o600 });
  renameSync(`${path}.tmp`, path);
}

interface Mark {
  pid: number;
  mark: string | null;
  port?: number;
}

function readMark(path: string): Mark | null {
  try {
    const value = JSON.parse(readFileSync(path, "utf8"));
    return typeof value?.pid === "number" ? value : null;
  } catch {
    // Absent, or incomplete after a kill of the writer.
    return null;
  }
}

function isRunning({ pid, mark }: Mark): boolean {
  return pid !== process.pid && mark !== null && birthMark(pid) === mark;
}

function rotateLog(path: string): void {
  if (!path.endsWith(".1") && statSync(path).size > LARGEST_LOG_BYTES) renameSync(path, `${path}.1`);
}

function userName(): string {
  try {
    return userInfo().username;
  } catch {
    return `number ${process.getuid?.()}`;
  }
}
