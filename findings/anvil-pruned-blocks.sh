#!/usr/bin/env bash
# anvil 1.7.1 with `--transaction-block-keeper 5`, which keeps the transactions of the newest five blocks alone.
#
# An older block is not answered with null or an error: its header stays whole, with its `gasUsed` and `transactionsRoot`, and its list
# of transactions is empty. Its receipts are null, also that of a transaction with a log, and `eth_getLogs` over it answers with an
# empty list. So a reader that does not compare a block's contents with its header takes it for a block in which nothing happened.
#
# Seen on 27 November 2026, on Linux x64:
#   block 1 when new: 1 transactions, gasUsed above 0
#   block 1 twenty blocks later: 0 transactions, gasUsed above 0, same hash, same transactionsRoot; its receipt: null; logs: 0
#
# Ends with 0 if that is seen again, otherwise with 1. Takes a few seconds, with npm.
set -euo pipefail
folder=$(mktemp -d)
node_pid=
trap '[ -z "$node_pid" ] || kill "$node_pid" 2>/dev/null; rm -rf "$folder"' EXIT
cd "$folder"

echo '{ "private": true }' >package.json
npm install --no-audit --no-fund --ignore-scripts --loglevel=error @foundry-rs/anvil@1.7.1 >/dev/null
port=$(node -e 'const s = require("net").createServer().listen(0, () => { console.log(s.address().port); s.close(); })')
node_modules/@foundry-rs/anvil-*/bin/anvil --port "$port" --transaction-block-keeper 5 >log 2>&1 &
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
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
// A contract that emits an empty log when it is created: LOG0 of nothing.
const [from] = await call("eth_accounts");
const hash = await call("eth_sendTransaction", { from, data: "0x60006000a0" });
const read = () => call("eth_getBlockByNumber", "0x1", true);
for (let tries = 0; (await read()) === null; tries++) if (tries === 100) throw new Error("no block 1");
const gas = ({ gasUsed }) => (Number(gasUsed) > 0 ? "above 0" : "0");
const before = await read();
console.log(`block 1 when new: ${before.transactions.length} transactions, gasUsed ${gas(before)}`);
for (let i = 0; i < 20; i++) await call("evm_mine");
const after = await read();
const same = (field) => (before[field] === after[field] ? "same" : "another");
const receipt = JSON.stringify(await call("eth_getTransactionReceipt", hash));
const logs = await call("eth_getLogs", { fromBlock: "0x1", toBlock: "0x1" });
console.log(
  `block 1 twenty blocks later: ${after.transactions.length} transactions, gasUsed ${gas(after)}, ${same("hash")} hash, ${same("transactionsRoot")} transactionsRoot; its receipt: ${receipt}; logs: ${logs.length}`,
);
READ
node read.mjs "$port" | tee seen

expected="block 1 when new: 1 transactions, gasUsed above 0
block 1 twenty blocks later: 0 transactions, gasUsed above 0, same hash, same transactionsRoot; its receipt: null; logs: 0"
[ "$(cat seen)" = "$expected" ] || { echo "This is not what was seen before."; exit 1; }
