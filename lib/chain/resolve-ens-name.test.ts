import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { json } from "node:stream/consumers";
import { encodeErrorResult, parseAbi } from "viem";
import { expect, it, onTestFinished } from "vitest";
import { MOST_LOOKUPS, resolveEnsName } from "./resolve-ens-name.ts";

const abi = parseAbi([
  "error OffchainLookup(address sender, string[] urls, bytes callData, bytes4 callback, bytes extraData)",
]);
const resolver = "0xeEeEEEeE14D718C2B47D9923Deab1335E144EeEe";

it("ends a resolver's chain of gateways that never comes to an answer", async () => {
  let asked = 0;
  const server = createServer(async (request, response) => {
    response.setHeader("Content-Type", "application/json");
    const { port } = server.address() as AddressInfo; // It listens on a port.
    if (request.url === "/gateway") {
      asked++;
      response.end(JSON.stringify({ data: "0x" }));
      return;
    }
    const { id } = (await json(request)) as { id: number };
    const data = encodeErrorResult({
      abi,
      args: [resolver, [`http://127.0.0.1:${port}/gateway`], "0x12", "0x12345678", "0x"],
    });
    response.end(JSON.stringify({ jsonrpc: "2.0", id, error: { code: 3, message: "execution reverted", data } }));
  });
  onTestFinished(() => void server.close());
  await once(server.listen(0, "127.0.0.1"), "listening");
  const { port } = server.address() as AddressInfo; // It listens on a port.
  const options = { rpcUrl: `http://127.0.0.1:${port}/`, allowPrivate: true };
  await expect(resolveEnsName("loop.eth", options)).rejects.toThrow();
  expect(asked).toBe(MOST_LOOKUPS);
});
