#!/usr/bin/env bash
# Hardhat 3.18.0 (EDR 0.22.0) at "osaka", its newest stable hardfork, and anvil 1.7.1 at "osaka" and at "prague".
#
# Since Osaka (EIP-7594) a blob transaction is sent with the proofs of its blob's 128 cells, and nodes refuse the form of before, with
# one proof a blob. Hardhat does the opposite: it takes only the form that Osaka has abolished, and answers the form that Osaka asks for
# with "unexpected string". Anvil takes both forms at both forks. So a sender of blobs that is tested on either is refused by mainnet,
# or the other way round, and neither shows it.
#
# Seen on 27 November 2026, on Linux x64 (one blob of zeros, whose commitment and proofs are all the point at infinity):
#   hardhat 3.18.0 osaka: one proof a blob: taken; proofs of cells: error -32602 unexpected string
#   anvil 1.7.1 osaka: one proof a blob: taken; proofs of cells: taken
#   anvil 1.7.1 prague: one proof a blob: taken; proofs of cells: taken
#
# Ends with 0 if that is seen again, otherwise with 1. Takes half a minute, with npm.
set -euo pipefail
folder=$(mktemp -d)
node_pid=
trap '[ -z "$node_pid" ] || kill "$node_pid" 2>/dev/null; rm -rf "$folder"' EXIT
cd "$folder"

name=node-$(node -p 'process.platform + "-" + process.arch')
npm install --no-audit --no-fund --loglevel=error --prefix node22 "$name@22.23.3" >/dev/null
export PATH=$folder/node22/node_modules/$name/bin:$PATH HARDHAT_DISABLE_TELEMETRY_PROMPT=true
echo '{ "private": true, "type": "module" }' >package.json
npm install --no-audit --no-fund --ignore-scripts --loglevel=error hardhat@3.18.0 @foundry-rs/anvil@1.7.1 viem@2.57.1 >/dev/null

cat >hardhat.config.js <<'CONFIG'
export default { networks: { osaka: { type: "edr-simulated", chainId: 31337, hardfork: "osaka" } } };
CONFIG

cat >send.mjs <<'SEND'
import { concatHex, fromRlp, sha256, slice, toRlp } from "viem";
import { mnemonicToAccount } from "viem/accounts";

const [node, port] = process.argv.slice(2);
const account = mnemonicToAccount("test test test test test test test test test test test junk");
const infinity = `0xc0${"00".repeat(47)}`;
const blob = `0x${"00".repeat(4096 * 32)}`;
async function send(nonce, wrap) {
  const signed = await account.signTransaction({
    type: "eip4844",
    chainId: 31337,
    nonce,
    to: account.address,
    gas: 100_000n,
    maxFeePerGas: 20_000_000_000n,
    maxPriorityFeePerGas: 1_000_000_000n,
    maxFeePerBlobGas: 100_000_000_000n,
    blobVersionedHashes: [concatHex(["0x01", slice(sha256(infinity), 1)])],
  });
  const raw = concatHex(["0x03", toRlp(wrap(fromRlp(slice(signed, 1), "hex")))]);
  const body = JSON.stringify({ jsonrpc: "2.0", id: 1, method: "eth_sendRawTransaction", params: [raw] });
  const headers = { "content-type": "application/json" };
  const { error } = await (await fetch(`http://127.0.0.1:${port}`, { method: "POST", headers, body })).json();
  return error ? `error ${error.code} ${error.message}` : "taken";
}
const one = await send(0, (body) => [body, [blob], [infinity], [infinity]]);
const cells = await send(one === "taken" ? 1 : 0, (body) => [body, "0x01", [blob], [infinity], Array(128).fill(infinity)]);
console.log(`${node}: one proof a blob: ${one}; proofs of cells: ${cells}`);
SEND

port=$(node -e 'const s = require("net").createServer().listen(0, () => { console.log(s.address().port); s.close(); })')
try() {
  "${@:2}" >log 2>&1 &
  node_pid=$!
  for _ in $(seq 120); do
    curl -s "http://127.0.0.1:$port" -H 'content-type: application/json' -d '{"jsonrpc":"2.0","id":1,"method":"eth_chainId","params":[]}' >/dev/null && break
    sleep 0.5
  done
  node send.mjs "$1" "$port" | tee -a seen
  kill "$node_pid"
  wait "$node_pid" 2>/dev/null || true
  node_pid=
}
anvil=$(ls node_modules/@foundry-rs/anvil-*/bin/anvil)
try "hardhat 3.18.0 osaka" node node_modules/hardhat/dist/src/cli.js node --network osaka --port "$port"
for fork in osaka prague; do
  try "anvil 1.7.1 $fork" "$anvil" --port "$port" --chain-id 31337 --hardfork "$fork" --prune-history 8
done

expected="hardhat 3.18.0 osaka: one proof a blob: taken; proofs of cells: error -32602 unexpected string
anvil 1.7.1 osaka: one proof a blob: taken; proofs of cells: taken
anvil 1.7.1 prague: one proof a blob: taken; proofs of cells: taken"
[ "$(cat seen)" = "$expected" ] || { echo "This is not what was seen before."; exit 1; }
