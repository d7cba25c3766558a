import type { IncomingMessage, ServerResponse } from "node:http";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { startHttpServer, type TestServer } from "../../../tests/chain/http-server.ts";
import { testEnv } from "../../../tests/setup/context.ts";
import { readRegistration } from "./read-registration.ts";

const registry = "0x8004a169fb4a3325136eb29fa0ceb6d2e539a432";
const agent = { chainId: 1, registry, agentId: "0" };
const own = { agentId: 0, agentRegistry: `eip155:1:${registry}` };

let server: TestServer;
let respond: (request: IncomingMessage, response: ServerResponse) => void;
let asked: string[];
let serial = 0;

beforeAll(async () => {
  server = await startHttpServer(async (request, _, response) => {
    asked.push(request.url ?? "");
    respond(request, response);
  });
});
afterAll(() => server.close());
beforeEach(() => {
  asked = [];
});

const ctx = (settings: Record<string, string> = {}) => ({
  env: testEnv("postgres://localhost/none", settings),
  actor: { kind: "system" as const },
});
const read = (uri: string, options: object = {}, settings: Record<string, string> = {}, of = agent) =>
  readRegistration(ctx(settings), { uri, omitted: null, agent: of }, options);
/** A file behind the operator's gateway, which is the server of this test. */
const readIpfs = (more: object = {}) =>
  read(`ipfs://${"q".repeat(46)}/${serial++}.json`, more, { IPFS_GATEWAY: `${server.url}/ipfs/` });
const data = (file: unknown) => `data:application/json,${encodeURIComponent(JSON.stringify(file))}`;
const base64 = (bytes: Buffer | string, type = "application/json") =>
  `data:${type};base64,${Buffer.from(bytes).toString("base64")}`;

describe("a data URI", () => {
  it("is read plain, escaped and in base64", async () => {
    const file = { name: "Käthe 100%", registrations: [own] };
    for (const uri of [
      data(file),
      `data:application/json;utf8,${JSON.stringify(file)}`,
      base64(JSON.stringify(file)),
    ]) {
      const found = await read(uri);
      expect(found).toMatchObject({
        state: "read",
        form: "data",
        claims: "this",
        otherAgents: [],
        file: { name: "Käthe 100%" },
      });
    }
  });

  it("that is compressed is named so, by its type, its parameter or its bytes, and a bomb is not unpacked", async () => {
    const file = gzipSync(JSON.stringify({ name: "Packed" }));
    for (const type of ["application/json;enc=gzip", "application/gzip", "application/json"]) {
      expect(await read(base64(file, type))).toMatchObject({ state: "read", form: "gzip", file: { name: "Packed" } });
    }
    expect(await read(base64(gzipSync(Buffer.alloc(2 ** 24)), "application/gzip"))).toMatchObject({
      state: "invalid",
      form: "gzip",
      file: null,
    });
    expect(await read(base64("plain", "application/json;enc=gzip"))).toMatchObject({ state: "invalid", form: "gzip" });
  });

  it("that is none, or no object, is invalid; no URI is none; one too long to store says so", async () => {
    for (const uri of ["data:application/json", "data:,[]", "data:,null", "data:,{", "data:,7"]) {
      expect(await read(uri)).toMatchObject({ state: "invalid", file: null, claims: null });
    }
    expect(await read("")).toMatchObject({ state: "none", problem: null });
    expect(await readRegistration(ctx(), { uri: "", omitted: 70_000, agent })).toMatchObject({
      state: "unsupported",
      problem: "Its URI has 70000 characters, more than are stored.",
    });
  });
});

describe("what a file says", () => {
  it("is shown in one form, with the names that drafts gave", async () => {
    const services = [{ name: "A2A", endpoint: "https://a.example", version: "1" }, { name: 3 }, null];
    const { file } = await read(
      data({ type: "t", endpoints: services, x402support: true, active: false, supportedTrust: ["reputation", 1] }),
    );
    expect(file).toEqual({
      ...{ type: "t", name: null, description: null, image: null, active: false, x402Support: true },
      services: [{ name: "A2A", endpoint: "https://a.example", version: "1" }],
      supportedTrust: ["reputation"],
    });
  });

  it("names its own agent, or only those of other registries, chains and numbers", async () => {
    const claims = async (registrations: unknown, of = agent) => {
      const found = await read(data({ registrations }), {}, {}, of);
      return [found.claims, ...found.otherAgents];
    };
    expect(
      await claims([{ agentId: 0, agentRegistry: "eip155:1:0x8004A169FB4a3325136EB29fA0ceB6D2e539a432" }]),
    ).toEqual(["this"]);
    const elsewhere = { agentId: 5, agentRegistry: `eip155:8453:${registry}` };
    expect(await claims([elsewhere])).toEqual(["other", `eip155:8453:${registry}#5`]);
    expect(await claims([own, elsewhere])).toEqual(["this", `eip155:8453:${registry}#5`]);
    expect(await claims([{ ...own, agentId: 1 }])).toEqual(["other", `eip155:1:${registry}#1`]);
    const template = { agentId: 0, agentRegistry: "eip155:1:{identityRegistry}" };
    for (const none of [undefined, [], [template], [{ ...own, agentRegistry: "x" }], "x"])
      expect(await claims(none)).toEqual(["none"]);
  });

  it("names agents beyond the numbers of JavaScript to the last digit", async () => {
    const most = String(2n ** 256n - 1n);
    const text = (id: string) =>
      `data:application/json,{"registrations":[{"agentId":${id},"agentRegistry":"eip155:1:${registry}"}]}`;
    const of = { ...agent, agentId: most };
    expect(await read(text(most), {}, {}, of)).toMatchObject({ claims: "this" });
    expect(await read(text(`${most.slice(0, -1)}6`), {}, {}, of)).toMatchObject({ claims: "other" });
  });

  it("has nothing that hides or reorders what a reader sees", async () => {
    const { file } = await read(data({ name: "a\u202eb\u0007c\n" }));
    expect(file?.name).toBe("a\ufffdb\ufffdc\n");
  });

  it("is cut", async () => {
    const found = await read(
      data({ name: "n".repeat(1_000), services: Array(100).fill({ name: "x", endpoint: "y" }) }),
    );
    expect([found.file?.name?.length, found.file?.services.length]).toEqual([200, 20]);
  });
});

describe("a file elsewhere", () => {
  it("on IPFS is read by the operator's gateway, which may be private, and not without one", async () => {
    respond = (_, response) => response.end(JSON.stringify({ name: "Stored" }));
    const id = `bafy${"q".repeat(50)}`;
    expect(await read(`ipfs://${id}/a b.json`)).toMatchObject({ state: "unsupported", form: "ipfs" });
    const found = await read(`ipfs://${id}/a b.json`, {}, { IPFS_GATEWAY: `${server.url}/ipfs/` });
    expect(found).toMatchObject({ state: "read", form: "ipfs", file: { name: "Stored" } });
    expect(asked).toEqual([`/ipfs/${id}/a%20b.json`]);
    for (const path of ["/../../secret", "?x", "/%2e%2e/secret", "/a%2f..%2f..%2fsecret", "/a%5cb", "/a%00", "/%0a"]) {
      const { state } = await read(`ipfs://${id}${path}`, {}, { IPFS_GATEWAY: `${server.url}/ipfs/` });
      expect([path, state, asked.length]).toEqual([path, "invalid", 1]);
    }
  });

  it("in a network that is not public is never asked for, by address, by name, or by a name of two addresses", async () => {
    const port = new URL(server.url).port;
    respond = (_, response) => response.end("{}");
    for (const [uri, resolve] of [
      [`https://127.0.0.1:${port}/`, undefined],
      [`https://[::1]:${port}/`, undefined],
      ["https://agent.example.org/1", async () => ["10.0.0.1"]],
      ["https://agent.example.org/2", async () => ["93.184.215.14", "169.254.169.254"]],
    ] as const) {
      const found = await read(uri, resolve && { resolve });
      expect(found).toMatchObject({ state: "unread", problem: "It leads to a network that is not read from." });
    }
    expect(asked).toEqual([]);
    expect(await read("http://agent.example.org/")).toMatchObject({ state: "unsupported", form: "other" });
    expect(await read("https://user:pass@agent.example.org/")).toMatchObject({ state: "invalid", form: "https" });
  });

  it("that redirects is not followed", async () => {
    respond = (_, response) => response.writeHead(302, { location: `${server.url}/inwards` }).end();
    expect(await readIpfs()).toMatchObject({ state: "unread", problem: "It redirects, which is not followed." });
    expect(asked).toHaveLength(1);
  });

  it("of 100 MB is read no further than its bound", async () => {
    const chunk = Buffer.alloc(65_536, "a");
    let sent = 0;
    respond = (_, response) => {
      const more = () => {
        while (!response.destroyed && sent < 100 * 2 ** 20) {
          sent += chunk.length;
          if (!response.write(chunk)) return response.once("drain", more);
        }
        return response.end();
      };
      more();
    };
    expect(await readIpfs()).toMatchObject({ state: "invalid", problem: "It has more than 65536 bytes." });
    expect(sent).toBeLessThan(20 * 2 ** 20);
  });

  it("that does not arrive, is refused, or is cut off was not read, which is no answer about it", async () => {
    respond = (_, response) => void response.write("{");
    expect(await readIpfs({ timeoutMs: 200 })).toMatchObject({
      state: "unread",
      problem: "It did not arrive within 0.2 s.",
    });
    respond = (_, response) => response.writeHead(404).end();
    expect(await readIpfs()).toMatchObject({ state: "unread", problem: "It answers 404." });
    respond = (_, response) => {
      response.writeHead(200, { "content-length": "100" }).write("{}");
      setImmediate(() => response.destroy());
    };
    expect(await readIpfs()).toMatchObject({ state: "unread" });
  });

  it("is not read now where others are for too long, which is no error, and is read afterwards", async () => {
    let release = () => {};
    respond = (_, response) => {
      release = () => response.end("{}");
    };
    const slow = readIpfs();
    await expect.poll(() => asked.length).toBe(1);
    expect(await readIpfs({ waitMs: 50 })).toMatchObject({
      state: "unread",
      problem: expect.stringMatching(/ask again/),
    });
    release();
    expect(await slow).toMatchObject({ state: "read" });
    expect(asked).toHaveLength(1);
  });

  it("is asked for once for a while", async () => {
    respond = (_, response) => response.end("{}");
    const uri = `ipfs://${"q".repeat(46)}/once.json`;
    const gateway = { IPFS_GATEWAY: `${server.url}/ipfs/` };
    await Promise.all(Array.from({ length: 3 }, () => read(uri, {}, gateway)));
    await read(uri, {}, gateway);
    expect(asked).toHaveLength(1);
  });
});
