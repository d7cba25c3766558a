#!/usr/bin/env bash
# viem 2.57.20 and siwe 3.0.0, writing a message of Sign-In with Ethereum (ERC-4361).
#
# The `domain` of a message is an authority by RFC 3986: a host of one label, an underscore and an IPv6 address are valid, with or without a
# port. viem's `createSiweMessage` takes only hosts that look like public domain names, localhost or IPv4, and throws for the rest, so that
# a page that writes its message with it cannot sign anybody in at a machine's name in a home or a company. siwe writes all of them and
# reads them again.
#
# Seen on 27 November 2026, on Node 20.20:
#   example.org:443: viem written; siwe written
#   localhost:3000: viem written; siwe written
#   nas:3000: viem Invalid Sign-In with Ethereum message field "domain"; siwe written
#   my_host.lan: viem Invalid Sign-In with Ethereum message field "domain"; siwe written
#   [::1]:3000: viem Invalid Sign-In with Ethereum message field "domain"; siwe written
#
# Ends with 0 if that is seen again, otherwise with 1. Takes half a minute, with npm.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"

echo '{ "private": true }' >package.json
npm install --no-audit --no-fund --ignore-scripts --loglevel=error viem@2.57.20 siwe@3.0.0 ethers@6.17.0 >/dev/null
cat >read.mjs <<'READ'
import { SiweMessage } from "siwe";
import { createSiweMessage } from "viem/siwe";
const rest = { address: "0x70997970C51812dc3A010C7d01b50e0d17dc79C8", chainId: 1, nonce: "abcdefgh12345678", version: "1" };
const outcome = (write) => {
  try {
    write();
    return "written";
  } catch (error) {
    return (error.message ?? error.error.type).split(".\n")[0];
  }
};
for (const domain of ["example.org:443", "localhost:3000", "nas:3000", "my_host.lan", "[::1]:3000"]) {
  const message = { ...rest, domain, uri: `http://${domain}/` };
  const viem = outcome(() => createSiweMessage(message));
  const siwe = outcome(() => new SiweMessage(new SiweMessage(message).prepareMessage()));
  console.log(`${domain}: viem ${viem}; siwe ${siwe}`);
}
READ
node read.mjs | tee seen

refused='Invalid Sign-In with Ethereum message field "domain"'
expected="example.org:443: viem written; siwe written
localhost:3000: viem written; siwe written
nas:3000: viem $refused; siwe written
my_host.lan: viem $refused; siwe written
[::1]:3000: viem $refused; siwe written"
[ "$(cat seen)" = "$expected" ] || { echo "This is not what was seen before."; exit 1; }
