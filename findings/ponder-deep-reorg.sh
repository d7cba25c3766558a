#!/usr/bin/env bash
# Ponder 0.16.10 on anvil 1.7.1, when more blocks are replaced than Ponder holds back. It counts 30 blocks on every chain whose id it does not
# know (65 on mainnet), and does not ask a node for the tag "finalized".
#
# A replacement that reaches below that ends nothing: the process lives on, `/ready` answers 200, and rows of blocks that no longer exist
# are served, while each new block is a warning in its log. After a restart the part that it holds for final comes from its store and is
# not compared with the node: rows of two chains stand side by side, without an error.
#
# Seen on 29 November 2026, on Linux x64, with logs in blocks 1, 11, 21, 31 and 41 of 50, then blocks 7 to 50 replaced by empty ones and
# a log in block 51:
#   node before: 1 11 21 31 41; Ponder before: 1 11 21 31 41
#   node after: 1 51; Ponder: 1 11 21 31 41, /ready 200, process alive
#   node: 1 51; Ponder started again: 1 11 51, /ready 200
#
# Ends with 0 if that is seen again, otherwise with 1. Takes a minute or two, with npm.
set -euo pipefail
folder=$(mktemp -d)
node_pid= ponder_pid=
stop() { [ -z "$1" ] || { kill "$1" 2>/dev/null && wait "$1" 2>/dev/null; } || true; }
trap 'stop "$ponder_pid"; stop "$node_pid"; rm -rf "$folder"' EXIT
cd "$folder"

echo '{ "private": true, "type": "module" }' >package.json
npm install --no-audit --no-fund --ignore-scripts --loglevel=error ponder@0.16.10 hono@4.13.19 viem@2.57.20 @foundry-rs/anvil@1.7.1 >/dev/null
free() { node -e 'const s = require("net").createServer().listen(0, () => { console.log(s.address().port); s.close(); })'; }
port=$(free)
export RPC="http://127.0.0.1:$port" PONDER_TELEMETRY_DISABLED=1
mkdir -p src/api
cat >ponder.config.ts <<'CONFIG'
import { createConfig } from "ponder";
const abi = [{ type: "event", name: "Noted", inputs: [] }] as const;
export default createConfig({
  chains: { local: { id: 31337, rpc: process.env.RPC, pollingInterval: 200 } },
  contracts: { Notes: { chain: "local", abi, startBlock: 1 } },
});
CONFIG
cat >ponder.schema.ts <<'SCHEMA'
import { onchainTable } from "ponder";
export const note = onchainTable("note", (t) => ({ id: t.text().primaryKey(), block: t.integer().notNull() }));
SCHEMA
cat >src/index.ts <<'INDEX'
import { ponder } from "ponder:registry";
import { note } from "ponder:schema";
ponder.on("Notes:Noted", ({ event, context }) =>
  context.db.insert(note).values({ id: event.id, block: Number(event.block.number) }),
);
INDEX
cat >src/api/index.ts <<'API'
import { Hono } from "hono";
import { db } from "ponder:api";
import { note } from "ponder:schema";
const app = new Hono();
app.get("/notes", async (c) => c.text((await db.select().from(note)).map((row) => row.block).sort((a, b) => a - b).join(" ")));
export default app;
API
cat >chain.mjs <<'CHAIN'
import { toEventSelector } from "viem";
const [what, url] = process.argv.slice(2);
const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
async function call(method, ...params) {
  const body = JSON.stringify({ jsonrpc: "2.0", id: 1, method, params });
  const { result, error } = await (await fetch(process.env.RPC, { method: "POST", headers: { "content-type": "application/json" }, body })).json();
  if (error) throw new Error(`${method}: ${error.message}`);
  return result;
}
// A contract that emits the event when it is created: PUSH32 topic, LOG1 of nothing.
async function note() {
  const [from] = await call("eth_accounts");
  await call("eth_sendTransaction", { from, data: `0x7f${toEventSelector("event Noted()").slice(2)}60006000a1` });
  await call("evm_mine");
}
const mine = async (blocks) => {
  for (let i = 0; i < blocks; i++) await call("evm_mine");
};
const ask = (path) => fetch(`${url}${path}`).then(async (answer) => [answer.status, await answer.text()], () => [0, ""]);
if (what === "begin") {
  for (let tries = 0; ; tries++) {
    try {
      await call("eth_chainId");
      break;
    } catch (error) {
      if (tries === 240) throw error;
      await pause(100);
    }
  }
  for (let i = 0; i < 5; i++) {
    await note();
    await mine(9);
  }
}
if (what === "replace") {
  await call("anvil_reorg", 44, []);
  await note();
}
// Waits until Ponder is ready and has the rows that are awaited, or has had ten more blocks of time to get others.
if (what === "read") {
  const awaited = process.argv[4];
  let ready = 0;
  let rows = "";
  for (let tries = 0; tries < 300; tries++) {
    [ready] = await ask("/ready");
    [, rows] = await ask("/notes");
    if (ready === 200 && rows === awaited && tries >= Number(process.argv[5])) break;
    await pause(200);
  }
  const logs = await call("eth_getLogs", { fromBlock: "0x0", toBlock: "latest" });
  console.log(`node: ${logs.map((log) => Number(log.blockNumber)).join(" ")}; Ponder: ${rows}, /ready ${ready}`);
}
CHAIN

node_modules/@foundry-rs/anvil-*/bin/anvil --port "$port" --no-mining >anvil.log 2>&1 &
node_pid=$!
node chain.mjs begin
start() {
  api=$(free)
  node node_modules/ponder/dist/esm/bin/ponder.js start --schema notes --port "$api" >>ponder.log 2>&1 &
  ponder_pid=$!
}
{
  start
  node chain.mjs read "http://127.0.0.1:$api" "1 11 21 31 41" 0
  node chain.mjs replace
  # Twenty seconds, a hundred times its interval of polling, in which it could see that the chain is another one.
  node chain.mjs read "http://127.0.0.1:$api" "1 11 21 31 41" 100
  kill -0 "$ponder_pid" && echo "its process is alive"
  stop "$ponder_pid"
  start
  node chain.mjs read "http://127.0.0.1:$api" "1 11 51" 0
} >seen
cat seen

expected="node: 1 11 21 31 41; Ponder: 1 11 21 31 41, /ready 200
node: 1 51; Ponder: 1 11 21 31 41, /ready 200
its process is alive
node: 1 51; Ponder: 1 11 51, /ready 200"
[ "$(cat seen)" = "$expected" ] || { echo "This is not what was seen before."; tail -20 ponder.log; exit 1; }
