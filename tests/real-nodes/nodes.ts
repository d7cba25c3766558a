import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { LOCAL_MNEMONIC } from "../../lib/core/published-keys.ts";
import { freePort } from "../../scripts/processes/ports.ts";
import { callChain } from "../../scripts/simulation/json-rpc.ts";
import { end } from "../indexer/anvil.ts";
import { until } from "../setup/until.ts";
import type { TransactionType } from "./acts.ts";

export interface RealNode {
  /** Program, version, and what of its options matters. */
  name: string;
  /** Which runs test it: `npm test`, CI, or that of all nodes. */
  run: "always" | "ci" | "all";
  /** Packages of npm that bring it; null: it is among this repository's. */
  packages: readonly string[] | null;
  newerNode?: true;
  /** Files beside its packages. */
  files?: Readonly<Record<string, string>>;
  /** Its program and options, from the folder of its packages. A program that ends in .js runs under Node. */
  command: (port: number) => readonly [program: string, ...options: string[]];
  types: readonly TransactionType[];
  /** Blobs are sent with proofs of their cells (EIP-7594). */
  cellProofs: boolean;
  /** It mines each transaction by itself, or what was sent on request. */
  mining: "each" | "on request";
  /** It takes a blob only while it mines each transaction by itself. */
  blobsAlone?: true;
  /** Its gas is not that of the fork which its blocks show, so that it says nothing of whether code ran. */
  oddGas?: true;
  /** How it makes a block with the time of the block before; null: it does not. */
  sameTime: "interval" | "timestamp" | null;
}

export const CHAIN_ID = 31_337;
const root = join(import.meta.dirname, "../..");
/** The newest release of Node 22. */
const NEWER_NODE = "22.23.3";
const beforeCancun: readonly TransactionType[] = ["legacy", "eip2930", "eip1559"];
const allTypes: readonly TransactionType[] = [...beforeCancun, "eip4844", "eip7702"];

type Row = Pick<RealNode, "name" | "run"> & Partial<RealNode>;

function anvil(version: string | null, flags: readonly string[], row: Row): RealNode {
  const platform = `anvil-${process.platform}-${process.arch === "x64" ? "amd64" : process.arch}`;
  return {
    packages: version === null ? null : [`@foundry-rs/anvil@${version}`],
    command: (port) => [
      join("node_modules/@foundry-rs", platform, "bin/anvil"),
      ...["--port", String(port), "--chain-id", String(CHAIN_ID), "--prune-history", "64", ...flags],
    ],
    types: allTypes,
    cellProofs: false,
    mining: "on request",
    sameTime: "interval",
    ...row,
  };
}

const hardhatCommon = {
  types: allTypes,
  cellProofs: false,
  mining: "on request",
  sameTime: "timestamp",
  blobsAlone: true,
} as const;

function hardhat3(hardfork: string, row: Row): RealNode {
  const network = {
    type: "edr-simulated",
    chainId: CHAIN_ID,
    hardfork,
    allowBlocksWithSameTimestamp: true,
    mining: { auto: false, interval: 0 },
  };
  return {
    packages: ["hardhat@3.18.0"],
    newerNode: true,
    files: {
      "package.json": JSON.stringify({ private: true, type: "module" }),
      "hardhat.config.js": `export default { networks: { node: ${JSON.stringify(network)} } };`,
    },
    command: (port) => ["node_modules/hardhat/dist/src/cli.js", "node", "--port", String(port), "--network", "node"],
    ...hardhatCommon,
    ...row,
  };
}

const hardhat2 = {
  chainId: CHAIN_ID,
  allowBlocksWithSameTimestamp: true,
  mining: { auto: false, interval: 0 },
};

/** Every real node that is tested; a new one is a row here and in docs/chains.md. */
export const realNodes: readonly RealNode[] = [
  anvil(null, ["--no-mining"], { name: "anvil 1.7.1", run: "always" }),
  anvil("1.4.4", ["--no-mining"], { name: "anvil 1.4.4", run: "all" }),
  anvil("1.5.1", ["--no-mining"], { name: "anvil 1.5.1", run: "all" }),
  anvil(null, ["--network", "optimism", "--no-mining"], { name: "anvil 1.7.1, optimism", run: "all" }),
  anvil(null, ["--celo", "--no-mining"], { name: "anvil 1.7.1, celo", run: "all" }),
  anvil(null, ["--transaction-block-keeper", "400", "--no-mining"], { name: "anvil 1.7.1, pruning", run: "all" }),
  anvil(null, ["--block-time", "1", "--mixed-mining"], {
    name: "anvil 1.7.1, mixed mining",
    run: "all",
    mining: "each",
    sameTime: null,
  }),
  {
    name: "hardhat 2.29.1",
    run: "ci",
    packages: ["hardhat@2.29.1"],
    files: {
      "hardhat.config.js": `module.exports = { solidity: "0.8.28", networks: { hardhat: ${JSON.stringify(hardhat2)} } };`,
    },
    command: (port) => ["node_modules/hardhat/internal/cli/cli.js", "node", "--port", String(port)],
    ...hardhatCommon,
  },
  hardhat3("osaka", { name: "hardhat 3.18.0", run: "ci" }),
  hardhat3("amsterdam", { name: "hardhat 3.18.0, amsterdam", run: "all", oddGas: true }),
  {
    name: "ganache 7.9.2",
    run: "all",
    packages: ["ganache@7.9.2"],
    command: (port) => [
      "node_modules/ganache/dist/node/cli.js",
      ...["--server.port", String(port), "--chain.chainId", String(CHAIN_ID), "--wallet.mnemonic", LOCAL_MNEMONIC],
    ],
    types: beforeCancun,
    cellProofs: false,
    mining: "each",
    sameTime: "timestamp",
  },
];

export interface RunningNode {
  url: string;
  call: (method: string, ...params: unknown[]) => Promise<unknown>;
  stop: () => Promise<void>;
}

/** Install a node's packages into a folder. Returns the folder that it runs in, and the program of its Node. */
function install(node: RealNode, folder: string): { place: string; program: string } {
  if (node.packages === null) return { place: root, program: process.execPath };
  const place = join(folder, node.name.replaceAll(/\W+/g, "-"));
  mkdirSync(place);
  const files = { "package.json": JSON.stringify({ private: true }), ...node.files };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(place, name), text);
  const add = (packages: readonly string[], bin?: string) =>
    execFileSync("npm", ["install", "--no-audit", "--no-fund", "--ignore-scripts", "--loglevel=error", ...packages], {
      cwd: place,
      stdio: "pipe",
      env: { ...process.env, ...(bin && { PATH: `${bin}${delimiter}${process.env.PATH}` }) },
    });
  if (!node.newerNode) {
    add(node.packages);
    return { place, program: process.execPath };
  }
  // Under an older Node npm leaves out optional packages that ask for a newer one: those of the system, without which it does not start.
  const own = `node-${process.platform}-${process.arch}`;
  add([`${own}@${NEWER_NODE}`]);
  const bin = join(place, "node_modules", own, "bin");
  add(node.packages, bin);
  return { place, program: join(bin, "node") };
}

/** Start a node on a free port. */
export async function startRealNode(node: RealNode, folder: string): Promise<RunningNode> {
  const { place, program } = install(node, folder);
  const port = await freePort();
  const [file, ...options] = node.command(port);
  const command = file.endsWith(".js") ? [program, join(place, file)] : [join(place, file)];
  const [first = program, ...rest] = command;
  const child = spawn(first, [...rest, ...options], {
    cwd: place,
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...process.env, HARDHAT_DISABLE_TELEMETRY_PROMPT: "true" },
  });
  const said = lastWords(child);
  const url = `http://127.0.0.1:${port}`;
  const call = (method: string, ...params: unknown[]) => callChain(url, method, params);
  await until(async () => {
    if (child.exitCode !== null) throw new Error(`${node.name} ended at its start: ${said()}`);
    return (await call("eth_chainId").catch(() => null)) !== null;
  });
  return { url, call, stop: () => end(child, "SIGKILL") };
}

/** The end of what a process says. It must be read, or the process waits. */
function lastWords(child: ChildProcess): () => string {
  let said = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on("data", (chunk: Buffer) => {
      said = (said + chunk.toString()).slice(-2_000);
    });
  }
  return () => said;
}
