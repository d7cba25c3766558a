#!/usr/bin/env bash
# @ethereum-attestation-service/eas-sdk 2.10.0 (and 2.9.1), `import` in Node.
#
# The package says by `exports` that it has a module for `import`. Loading it in Node fails before any line of it runs: it imports `isEqual`
# by name from lodash, a CommonJS package whose names Node does not find. `require` of the same package works, and so did `import` of 2.7.0.
# Bundlers hide it, so that a page works where a server or a script with the same line does not start.
#
# Seen on 27 November 2026, on Node 20.20:
#   2.7.0: import function; require function
#   2.9.1: import SyntaxError: Named export 'isEqual' not found; require function
#   2.10.0: import SyntaxError: Named export 'isEqual' not found; require function
#
# Ends with 0 if that is seen again, otherwise with 1. Takes a minute, with npm.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT

cat >"$folder/read.cjs" <<'READ'
const name = "@ethereum-attestation-service/eas-sdk";
const words = ({ name, message }) => `${name}: ${message.split(".")[0]}`;
const kind = (module) => typeof module.SchemaEncoder;
import(name)
  .then(kind, words)
  .then((imported) => console.log(`${process.argv[2]}: import ${imported}; require ${kind(require(name))}`));
READ
for version in 2.7.0 2.9.1 2.10.0; do
  mkdir "$folder/$version"
  cd "$folder/$version"
  echo '{ "private": true }' >package.json
  npm install --no-audit --no-fund --ignore-scripts --loglevel=error "@ethereum-attestation-service/eas-sdk@$version" >/dev/null
  cp ../read.cjs .
  node read.cjs "$version" | tee -a ../seen
done

expected="2.7.0: import function; require function
2.9.1: import SyntaxError: Named export 'isEqual' not found; require function
2.10.0: import SyntaxError: Named export 'isEqual' not found; require function"
[ "$(cat "$folder/seen")" = "$expected" ] || { echo "This is not what was seen before."; exit 1; }
