import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { json } from "node:stream/consumers";
import { encodeErrorResult, type Hex, parseAbi } from "viem";
import { expect, it, onTestFinished } from "vitest";
import { resolveEnsName } from "./resolve-ens-name.ts";

const MOST_LOOKUPS = 8;

const abi = parseAbi([
  "error OffchainLookup(address sender, string[] urls, bytes callData, bytes4 callback, bytes extraData)",
]);
const resolver = "0xeEeEEEeE14D718C2B47D9923Deab1335E144EeEe";

/** A node whose names all send to `gateway`, and a server on the same port that counts the requests to other paths. */
async function openGateway(gateway: (port: number) => string, callData: Hex = "0x12") {
  const asked: string[] = [];
  const server = createServer(async (request, response) => {
    response.setHeader("Content-Type", "application/json");
    const { port } = server.address() as AddressInfo; // It listens on a port.
    if (request.url !== "/node") {
      asked.push(request.url ?? "");
      response.end(JSON.stringify({ data: "0x" }));
      return;
    }
    const { id } = (await json(request)) as { id: number };
    const data = encodeErrorResult({ abi, args: [resolver, [gateway(port)], callData, "0x12345678", "0x"] });
    response.end(JSON.stringify({ jsonrpc: "2.0", id, error: { code: 3, message: "execution reverted", data } }));
  });
  onTestFinished(() => void server.close());
  await once(server.listen(0, "127.0.0.1"), "listening");
  const { port } = server.address() as AddressInfo; // It listens on a port.
  return { rpcUrl: `http://127.0.0.1:${port}/node`, asked };
}

it("ends a resolver's chain of gateways that never comes to an answer", async () => {
  const { rpcUrl, asked } = await openGateway((port) => `http://127.0.0.1:${port}/gateway`);
  await expect(resolveEnsName("loop.eth", { rpcUrl, allowPrivate: true })).rejects.toThrow();
  expect(asked).toEqual(Array(MOST_LOOKUPS).fill("/gateway"));
});

it("fills a gateway's placeholders behind its host alone", async () => {
  const path = await openGateway((port) => `http://127.0.0.1:${port}/{sender}/{data}.json?of={data}`, "0x7f000001");
  await expect(resolveEnsName("a.eth", { rpcUrl: path.rpcUrl, allowPrivate: true })).rejects.toThrow();
  expect(path.asked[0]).toBe(`/${resolver.toLowerCase()}/0x7f000001.json?of={data}`);
  for (const host of ["{data}", "{data}:80@127.0.0.1", "{sender}@127.0.0.1", "user@127.0.0.1", "127.0.0.{data}"]) {
    const { rpcUrl, asked } = await openGateway((port) => `http://${host}:${port}/{data}`, "0x01");
    await expect(resolveEnsName("a.eth", { rpcUrl, allowPrivate: true }), host).rejects.toThrow();
    expect(asked, host).toEqual([]);
  }
});

it("asks no address of the operator's own network, whatever the gateway's URL becomes", async () => {
  const gateways: [url: string, callData: Hex][] = [
    ["http://{data}:PORT/", "0x7f000001"],
    ["http://{data}.0.0.1:PORT/", "0x7f"],
    ["http:{data}:PORT/{data}", "0x7f000001"],
    ["http://a@{data}:PORT/", "0x7f000001"],
    ["http://0x7f000001:PORT/{data}", "0x12"],
    ["http://[::ffff:127.0.0.1]:PORT/{data}", "0x12"],
    ["http://127.0.0.1:PORT/{data}", "0x12"],
    ["http://localhost:PORT/{data}", "0x12"],
  ];
  for (const [url, callData] of gateways) {
    const { rpcUrl, asked } = await openGateway((port) => url.replace("PORT", String(port)), callData);
    await expect(resolveEnsName("a.eth", { rpcUrl }), url).rejects.toThrow();
    expect(asked, url).toEqual([]);
  }
});

it("does not follow a node that redirects", async () => {
  const { rpcUrl } = await openGateway(() => "http://127.0.0.1/");
  let asked = 0;
  const node = createServer((_, response) => {
    asked++;
    response.writeHead(307, { location: rpcUrl }).end();
  });
  onTestFinished(() => void node.close());
  await once(node.listen(0, "127.0.0.1"), "listening");
  const { port } = node.address() as AddressInfo; // It listens on a port.
  await expect(resolveEnsName("a.eth", { rpcUrl: `http://127.0.0.1:${port}/` })).rejects.toThrow("fetch failed");
  expect(asked).toBe(1);
});
