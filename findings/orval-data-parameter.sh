#!/usr/bin/env bash
# orval 8.38.0 with `--client fetch`, and an operation with a path or query parameter called `data`.
#
# ERC-3668 (CCIP-Read) fixes the URL of a gateway as `{sender}/{data}`, so whoever describes a gateway in OpenAPI has a parameter of this
# name. orval makes a function with the argument `data` and, in the same scope, the constant `data` of the response: the code does not
# compile, and orval says that all went well. A query parameter of the name is taken as a member of `params` and compiles.
#
# Seen on 27 November 2026:
#   path parameter "data": orval ends with 0, TypeScript: error TS2300
#   query parameter "data": orval ends with 0, TypeScript: no error
#   path parameter "calldata": orval ends with 0, TypeScript: no error
#
# Ends with 0 if that is seen again, otherwise with 1. Takes half a minute, with npm.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"

echo '{ "private": true, "type": "module" }' >package.json
npm install --no-audit --no-fund --ignore-scripts --loglevel=error orval@8.38.0 typescript@5.9.3 >/dev/null

# Arguments: place of the parameter, its name.
try() {
  local path="/lookup/{sender}" status=0 errors
  [ "$1" = query ] || path="$path/{$2}"
  cat >openapi.json <<OPENAPI
{
  "openapi": "3.1.0",
  "info": { "title": "A gateway of ERC-3668", "version": "1" },
  "servers": [{ "url": "https://gateway.example" }],
  "paths": {
    "$path": {
      "get": {
        "operationId": "lookUp",
        "parameters": [
          { "name": "sender", "in": "path", "required": true, "schema": { "type": "string" } },
          { "name": "$2", "in": "$1", "required": true, "schema": { "type": "string" } }
        ],
        "responses": {
          "200": {
            "description": "The answer",
            "content": {
              "application/json": {
                "schema": { "type": "object", "required": ["data"], "properties": { "data": { "type": "string" } } }
              }
            }
          }
        }
      }
    }
  }
}
OPENAPI
  rm -rf out
  node_modules/.bin/orval --input openapi.json --output out/api.ts --client fetch >/dev/null 2>&1 || status=$?
  errors=$(node_modules/.bin/tsc --noEmit --strict --target es2022 --module nodenext --skipLibCheck out/api.ts |
    grep -o "error TS2300" | head -1 || true)
  echo "$1 parameter \"$2\": orval ends with $status, TypeScript: ${errors:-no error}"
}
{
  try path data
  try query data
  try path calldata
} | tee seen

expected='path parameter "data": orval ends with 0, TypeScript: error TS2300
query parameter "data": orval ends with 0, TypeScript: no error
path parameter "calldata": orval ends with 0, TypeScript: no error'
[ "$(cat seen)" = "$expected" ] || { echo "This is not what was seen before."; exit 1; }
