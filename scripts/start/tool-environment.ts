import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { StartError } from "../start-error.ts";
import { loadEnvFile } from "./settings.ts";

/** Settings `npm start` supplies to its processes, by name. */
export type Supplied = Record<string, string>;

/** File in the data folder while the service runs. */
export const ENVIRONMENT_FILE = "environment.json";

/** Store the settings of the running service for the tools (`npm run key`, `npm run admin`). Returns the function that removes them. */
export function saveEnvironment(dataDir: string, supplied: Supplied): () => void {
  const path = join(dataDir, ENVIRONMENT_FILE);
  writeFileSync(path, JSON.stringify(supplied), { mode: 0o600 });
  return () => rmSync(path, { force: true });
}

const root = join(import.meta.dirname, "../..");

/** The data folder of this machine's service. Load the settings first. */
export function toolDataDir(): string {
  return resolve(root, process.env.DATA_DIR || ".data");
}

/**
 * Load the service's settings into a tool: the environment, then `.env`, then those of a running `npm start`. Call it
 * before anything reads the settings.
 */
export function loadToolEnvironment(): void {
  loadEnvFile(root);
  const path = join(toolDataDir(), ENVIRONMENT_FILE);
  if (existsSync(path)) {
    const supplied: Supplied = JSON.parse(readFileSync(path, "utf8"));
    for (const [name, value] of Object.entries(supplied)) process.env[name] ||= value;
  }
  // A faulty file is reported with the other settings.
  if (!process.env.DATABASE_URL && !process.env.DATABASE_URL_FILE) {
    throw new StartError("No service runs here. Run npm start in another terminal first, or set DATABASE_URL.");
  }
}
