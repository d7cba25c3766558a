#!/usr/bin/env bash
# Hardhat 2.29.1, `hardhat_mine` with a count.
#
# Hardhat mines many blocks at once by reserving their numbers. Each reserved block can be read and keeps its hash, but its `parentHash`
# is zero, so that of 2,000 blocks from one call nearly all are linked to nothing, while the first block behind them names the hash of
# the last one. Whoever follows the chain by parent hashes, as indexers do to notice a reorg, sees a break at every one of them.
#
# Seen on 27 November 2026, on Linux x64:
#   blocks of one call: 2000; with a parentHash of zeros: 1997; linked to the block before: 3; with another hash when read again: 0
#
# Ends with 0 if that is seen again, otherwise with 1. Takes half a minute, with npm.
set -euo pipefail
folder=$(mktemp -d)
node_pid=
trap '[ -z "$node_pid" ] || kill "$node_pid" 2>/dev/null; rm -rf "$folder"' EXIT
cd "$folder"

echo '{ "private": true }' >package.json
npm install --no-audit --no-fund --ignore-scripts --loglevel=error hardhat@2.29.1 >/dev/null
echo 'module.exports = { solidity: "0.8.28" };' >hardhat.config.js
export HARDHAT_DISABLE_TELEMETRY_PROMPT=true
port=$(node -e 'const s = require("net").createServer().listen(0, () => { console.log(s.address().port); s.close(); })')
node node_modules/hardhat/internal/cli/cli.js node --port "$port" >log 2>&1 &
node_pid=$!

cat >read.mjs <<'READ'
const url = `http://127.0.0.1:${process.argv[2]}`;
const headers = { "content-type": "application/json" };
async function call(method, ...params) {
  const body = JSON.stringify({ jsonrpc: "2.0", id: 1, method, params });
  const { result, error } = await (await fetch(url, { method: "POST", headers, body })).json();
  if (error) throw new Error(`${method}: ${error.message}`);
  return result;
}
for (let tries = 0; ; tries++) {
  try {
    await call("eth_chainId");
    break;
  } catch (error) {
    if (tries === 240) throw error;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
}
await call("hardhat_mine", "0x7d0", "0x3c");
const read = (number) => call("eth_getBlockByNumber", `0x${number.toString(16)}`, false);
const blocks = [];
for (let number = 0; number <= 2000; number++) blocks.push(await read(number));
const own = blocks.slice(1);
const zeros = own.filter(({ parentHash }) => /^0x0+$/.test(parentHash)).length;
const linked = own.filter(({ parentHash }, i) => parentHash === blocks[i].hash).length;
let changed = 0;
for (const [number, { hash }] of blocks.entries()) if ((await read(number)).hash !== hash) changed++;
console.log(
  `blocks of one call: ${own.length}; with a parentHash of zeros: ${zeros}; linked to the block before: ${linked}; with another hash when read again: ${changed}`,
);
READ
node read.mjs "$port" | tee seen

expected="blocks of one call: 2000; with a parentHash of zeros: 1997; linked to the block before: 3; with another hash when read again: 0"
[ "$(cat seen)" = "$expected" ] || { echo "This is not what was seen before."; exit 1; }
