import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { decodeFunctionData, encodeAbiParameters, type Hex, parseAbi } from "viem";
import { packetToBytes } from "viem/ens";
import { afterAll, beforeAll, expect, test } from "vitest";
import { testEnv } from "../../../tests/setup/context.ts";
import { createLogger } from "../../core/log.ts";
import { findEnsAddress } from "./find-ens-address.ts";

const VITALIK = "0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045";
const universalResolver = parseAbi(["function resolveWithGateways(bytes name, bytes data, string[] gateways)"]);
/** Names that the node was asked for. */
const asked: string[] = [];

/** A node whose universal resolver knows one name, and which fails for another. */
const node = createServer(async (request, response) => {
  const { id, params } = JSON.parse(Buffer.concat(await request.toArray()).toString());
  const { args } = decodeFunctionData({ abi: universalResolver, data: params[0].data as Hex });
  const name = nameOf(args[0]);
  asked.push(name);
  response.setHeader("content-type", "application/json");
  if (name === "broken.eth") return response.writeHead(503).end("{}");
  const address = encodeAbiParameters([{ type: "address" }], [name === "vitalik.eth" ? VITALIK : ZERO]);
  const result = encodeAbiParameters([{ type: "bytes" }, { type: "address" }], [address, ZERO]);
  return response.end(JSON.stringify({ jsonrpc: "2.0", id, result }));
});
const ZERO = `0x${"0".repeat(40)}` as const;

/** Of a packet of DNS labels. */
function nameOf(packet: Hex): string {
  const known = ["vitalik.eth", "nobody.eth", "broken.eth"];
  const found = known.find((name) => `0x${Buffer.from(packetToBytes(name)).toString("hex")}` === packet);
  if (found === undefined) throw new Error(`unexpected name ${packet}`);
  return found;
}

const log = createLogger("silent");
const withoutNode = { env: testEnv("postgres://localhost/none"), log };
let withNode = withoutNode;

beforeAll(async () => {
  await new Promise<void>((listening) => node.listen(0, "127.0.0.1", listening));
  const { port } = node.address() as AddressInfo; // It listens on a port.
  withNode = { env: testEnv("postgres://localhost/none", { ENS_RPC_URL: `http://127.0.0.1:${port}` }), log };
});
afterAll(() => node.close());

test("an ENS name leads to its address, in normal form, and is asked for once", async () => {
  const found = { state: "found", name: "vitalik.eth", address: VITALIK };
  expect(await findEnsAddress(withNode, "Vitalik.ETH")).toEqual(found);
  expect(await findEnsAddress(withNode, "vitalik.eth")).toEqual(found);
  expect(await findEnsAddress(withNode, "nobody.eth")).toEqual({ state: "none", name: "nobody.eth" });
  expect(asked).toEqual(["vitalik.eth", "nobody.eth"]);
});

test("a node that fails is no name without an address", async () => {
  expect(await findEnsAddress(withNode, "broken.eth")).toEqual({ state: "unavailable", name: "broken.eth" });
});

test("without a node the name is said to be unresolved; other texts and names of the service are no ENS names", async () => {
  expect(await findEnsAddress(withoutNode, "vitalik.eth")).toEqual({ state: "unset", name: "vitalik.eth" });
  for (const text of ["alice", "alice.svc", "a..eth", "bad name.eth", "0x", ""]) {
    expect(await findEnsAddress(withoutNode, text), text).toBeNull();
  }
});
