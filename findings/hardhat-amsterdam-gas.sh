#!/usr/bin/env bash
# Hardhat 3.18.0 (EDR 0.22.0), network of type edr-simulated, hardfork "amsterdam".
#
# Its blocks follow one half of the fork. A payment emits the log of EIP-7708 (Transfer from 0xff…fe, with the payer and the payee as
# topics), as Amsterdam has it. But its gas is that of Osaka, 21,000 whoever is paid. By the fork's EIPs as of August 2026 (2780, 8037;
# status Review) a payment to an account that exists costs 21,000 as well, but one to itself 12,000 and one to a new account 204,600.
#
# So the logs of a block do not tell which rules its gas follows, and a client that is tested on it meets the logs without the gas.
#
# Seen on 27 November 2026, on Linux x64:
#   hardhat 3.18.0 amsterdam: to an account: 21000 gas, logs of 0xfffffffffffffffffffffffffffffffffffffffe: 1
#   hardhat 3.18.0 amsterdam: to a new account: 21000 gas, logs of 0xfffffffffffffffffffffffffffffffffffffffe: 1
#   hardhat 3.18.0 amsterdam: to itself: 21000 gas, logs of 0xfffffffffffffffffffffffffffffffffffffffe: 0
#   hardhat 3.18.0 osaka: to an account: 21000 gas, logs of 0xfffffffffffffffffffffffffffffffffffffffe: 0
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
const cases = { "an account": known, "a new account": `0x${"12".repeat(20)}`, itself: from };
for (const [what, to] of Object.entries(cases)) {
  const hash = await call("eth_sendTransaction", [{ from, to, value: "0x5", gas: "0x50000" }]);
  const { gasUsed, logs } = await call("eth_getTransactionReceipt", [hash]);
  const protocol = `0x${"f".repeat(39)}e`;
  const count = logs.filter(({ address }) => address === protocol).length;
  console.log(`hardhat 3.18.0 ${fork}: to ${what}: ${Number(gasUsed)} gas, logs of ${protocol}: ${count}`);
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

protocol=0xfffffffffffffffffffffffffffffffffffffffe
expected=$(
  for line in "amsterdam: to an account|1" "amsterdam: to a new account|1" "amsterdam: to itself|0" \
    "osaka: to an account|0" "osaka: to a new account|0" "osaka: to itself|0"; do
    echo "hardhat 3.18.0 ${line%|*}: 21000 gas, logs of $protocol: ${line#*|}"
  done
)
[ "$(cat seen)" = "$expected" ] || { echo "This is not what was seen before."; exit 1; }
