#!/usr/bin/env bash
# Hardhat 3.18.0 (EDR 0.22.0), network of type edr-simulated, hardfork "amsterdam".
#
# Its blocks follow the fork but for one EIP. A payment emits the log of EIP-7708 (Transfer from 0xff…fe, with the payer and the payee
# as topics), call data has the higher floor, and creations cost the state gas of EIP-8037. But a transaction by itself costs 21,000,
# whoever gets what. By the fork's EIPs as of August 2026 (2780 with 8037, status Review) that is 21,000 for a payment to an account
# that exists alone: 12,000 for one to itself, 15,000 for a call without value, and 204,600 for a payment to a new account.
#
# So neither the logs nor the price of a creation tell which rules the rest of the gas follows.
#
# Seen on 27 November 2026, on Linux x64 (osaka for comparison):
#   amsterdam: payment to an account: 21000 gas, 1 log of the protocol
#   amsterdam: payment to a new account: 21000 gas, 1 log of the protocol
#   amsterdam: payment to itself: 21000 gas, 0 logs of the protocol
#   amsterdam: call without value: 21000 gas, 0 logs of the protocol
#   amsterdam: creation of 4 bytes: 219964 gas, 0 logs of the protocol
#   osaka: payment to an account: 21000 gas, 0 logs of the protocol
#   osaka: creation of 4 bytes: 54038 gas, 0 logs of the protocol
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
npm install --no-audit --no-fund --ignore-scripts --loglevel=error hardhat@3.18.0 >/dev/null

cat >hardhat.config.js <<'CONFIG'
const of = (hardfork) => ({ type: "edr-simulated", chainId: 31337, hardfork });
export default { networks: { amsterdam: of("amsterdam"), osaka: of("osaka") } };
CONFIG

cat >pay.mjs <<'PAY'
const [fork, port] = process.argv.slice(2);
async function call(method, params) {
  const headers = { "content-type": "application/json" };
  const body = JSON.stringify({ jsonrpc: "2.0", id: 1, method, params });
  const answer = await (await fetch(`http://127.0.0.1:${port}`, { method: "POST", headers, body })).json();
  if (answer.error) throw new Error(answer.error.message);
  return answer.result;
}
const [from, known] = await call("eth_accounts", []);
const cases = {
  "payment to an account": { to: known, value: "0x5" },
  "payment to a new account": { to: `0x${"12".repeat(20)}`, value: "0x5" },
  "payment to itself": { to: from, value: "0x5" },
  "call without value": { to: known },
  "creation of 4 bytes": { data: "0x61000480600c6000396000f360006000fd" },
};
for (const [what, transaction] of Object.entries(cases)) {
  const hash = await call("eth_sendTransaction", [{ from, gas: "0x100000", ...transaction }]);
  const { gasUsed, logs } = await call("eth_getTransactionReceipt", [hash]);
  const count = logs.filter(({ address }) => address === `0x${"f".repeat(39)}e`).length;
  console.log(`${fork}: ${what}: ${Number(gasUsed)} gas, ${count} ${count === 1 ? "log" : "logs"} of the protocol`);
}
PAY

port=$(node -e 'const s = require("net").createServer().listen(0, () => { console.log(s.address().port); s.close(); })')
for fork in amsterdam osaka; do
  node node_modules/hardhat/dist/src/cli.js node --network "$fork" --port "$port" >"$fork.log" 2>&1 &
  node_pid=$!
  for _ in $(seq 120); do
    curl -s "http://127.0.0.1:$port" -H 'content-type: application/json' -d '{"jsonrpc":"2.0","id":1,"method":"eth_chainId","params":[]}' >/dev/null && break
    sleep 0.5
  done
  node pay.mjs "$fork" "$port" | tee -a seen
  kill "$node_pid"
  wait "$node_pid" 2>/dev/null || true
  node_pid=
done

expected="amsterdam: payment to an account: 21000 gas, 1 log of the protocol
amsterdam: payment to a new account: 21000 gas, 1 log of the protocol
amsterdam: payment to itself: 21000 gas, 0 logs of the protocol
amsterdam: call without value: 21000 gas, 0 logs of the protocol
amsterdam: creation of 4 bytes: 219964 gas, 0 logs of the protocol
osaka: payment to an account: 21000 gas, 0 logs of the protocol
osaka: payment to a new account: 21000 gas, 0 logs of the protocol
osaka: payment to itself: 21000 gas, 0 logs of the protocol
osaka: call without value: 21000 gas, 0 logs of the protocol
osaka: creation of 4 bytes: 54038 gas, 0 logs of the protocol"
[ "$(cat seen)" = "$expected" ] || { echo "This is not what was seen before."; exit 1; }
