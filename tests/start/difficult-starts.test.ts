import { mkdirSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:net";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { bundleProgram } from "../setup/bundle.ts";
import { freeSettings, makeDataDir, runStart } from "./run-start.ts";

const servers: Server[] = [];
afterAll(() => Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve)))));

async function occupy(port: string | undefined): Promise<void> {
  const server = createServer();
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(Number(port), "127.0.0.1", resolve));
}

async function failure(settings: Record<string, string>): Promise<string> {
  // Bundled, since it starts in a fifth of the time.
  const run = runStart(settings, { program: await bundleProgram("scripts/start.ts") });
  expect(await run.exit).toBe(1);
  // A sentence for people, without a stack.
  expect(run.output()).not.toMatch(/\n\s+at .+:\d+:\d+/);
  return run.output();
}

test("invalid settings stop the start, and the message names every fault", async () => {
  const output = await failure({
    PORT: "70000",
    ROLE: "web",
    CHAIN_31337_PORT: "none",
    SIM_GENESIS: "yesterday",
    METRICS_TOKEN: "short",
    RECEIPT_SIGNER_KEY: "0x12",
  });
  for (const name of [
    "PORT",
    "DATABASE_URL",
    "CHAINS",
    "CHAIN_31337_PORT",
    "SIM_GENESIS",
    "METRICS_TOKEN",
    "RECEIPT_SIGNER_KEY",
  ]) {
    expect(output).toMatch(new RegExp(`^ {2}${name}: `, "m"));
  }
  expect(output).toContain(".env.example");
});

test("configured chains need a configured signer key, and a published key is rejected", async () => {
  const CHAINS = JSON.stringify([{ id: 10, name: "Ten", rpcUrls: ["https://rpc.example.org"] }]);
  expect(await failure({ CHAINS })).toMatch(/^ {2}RECEIPT_SIGNER_KEY: is needed/m);
  const published = "0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80";
  expect(await failure({ CHAINS, RECEIPT_SIGNER_KEY: published })).toMatch(/published test key/);
});

test("a port that is taken stops the start before anything runs, and the setting is named", async () => {
  const settings = await freeSettings(makeDataDir());
  await occupy(settings.CHAIN_31338_PORT);
  expect(await failure(settings)).toMatch(/taken.*set CHAIN_31338_PORT/s);
  await occupy(settings.PORT);
  expect(await failure(settings)).toMatch(/taken.*set PORT/s);
});

test("the error about a data folder that cannot be created names its setting", async () => {
  const file = join(makeDataDir(), "a-file");
  writeFileSync(file, "");
  mkdirSync(join(file, "..", "logs"), { recursive: true });
  expect(await failure(await freeSettings(join(file, "data")))).toMatch(/cannot be used.*set DATA_DIR/s);
});

test("a damaged database folder is not changed, and the message names the reset command", async () => {
  const dataDir = makeDataDir();
  mkdirSync(join(dataDir, "postgres/cluster/base"), { recursive: true });
  writeFileSync(join(dataDir, "postgres-password"), "0".repeat(32));
  const output = await failure(await freeSettings(dataDir));
  expect(output).toMatch(/damaged.*Nothing was changed.*npm run reset/s);
});

test("an unreadable signer key or genesis is reported, not replaced", async () => {
  for (const [name, text] of [
    ["receipt-signer-key", "not a key"],
    ["genesis", "once upon a time"],
  ] as const) {
    const dataDir = makeDataDir();
    writeFileSync(join(dataDir, name), text);
    const output = await failure(await freeSettings(dataDir));
    expect(output).toContain(join(dataDir, name));
    expect(output).toContain("npm run reset");
  }
});

test("a simulated history that would reach into the future is rejected", async () => {
  const settings = await freeSettings(makeDataDir());
  const lastYear = new Date(Date.now() - 300 * 86_400_000).toISOString().slice(0, 10);
  expect(await failure({ ...settings, SIM_GENESIS: lastYear })).toMatch(/SIM_GENESIS must lie at least two years back/);
});

test("an unreachable DATABASE_URL is reported without its password", async () => {
  const settings = await freeSettings(makeDataDir());
  const DATABASE_URL = `postgres://me:secret-word@127.0.0.1:${settings.PORT}/credence`;
  const output = await failure({ ...settings, DATABASE_URL });
  expect(output).toMatch(/DATABASE_URL .*cannot be used/);
  expect(output).not.toContain("secret-word");
});
