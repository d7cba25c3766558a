import { createRequire } from "node:module";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { endpoints } from "../../lib/api/endpoints/registry.ts";
import { apiOnSocket, bearer } from "../contract/api-server.ts";
import { oauthProvider } from "../contract/mcp-world.ts";
import { useFolder } from "../setup/folder.ts";
import { installPackages } from "../setup/install-packages.ts";
import { isThorough } from "../setup/rounds.ts";

/** The part of the official client that is used here; its package is installed by the test. */
interface Sdk {
  Client: new (
    about: object,
    options: object,
  ) => {
    connect(transport: object): Promise<void>;
    getProtocolEra(): string | undefined;
    getServerVersion(): object | undefined;
    listTools(): Promise<{ tools: { name: string }[] }>;
    callTool(call: object): Promise<{ isError?: boolean; structuredContent?: object; content: { text: string }[] }>;
    close(): Promise<void>;
  };
  StreamableHTTPClientTransport: new (url: URL, options: object) => object;
}

/** Of 2025-03-26, when the transport that is served here was new. */
const OLDEST = "oldest-sdk";
const folder = useFolder();
const api = apiOnSocket(endpoints);
const load = (name: string) => createRequire(join(folder, "package.json"))(name);

beforeAll(() => {
  if (isThorough) installPackages(import.meta.dirname, folder);
});

describe.runIf(isThorough)("the oldest official client of this transport", () => {
  const open = async (headers: Record<string, string>) => {
    const { Client }: Sdk = load(`${OLDEST}/client/index.js`);
    const { StreamableHTTPClientTransport }: Sdk = load(`${OLDEST}/client/streamableHttp.js`);
    const client = new Client({ name: "test", version: "1.0.0" }, {});
    const url = new URL(`http://127.0.0.1:${api.port()}/mcp`);
    await client.connect(new StreamableHTTPClientTransport(url, { requestInit: { headers } }));
    return client;
  };

  it("connects, lists the tools, calls one, and reads the error of another", async () => {
    const { apiKey } = await api.key();
    const client = await open(bearer(apiKey));
    expect(client.getServerVersion()).toMatchObject({ name: "credence" });
    expect((await client.listTools()).tools.map(({ name }) => name)).toContain("get_model");
    const model = await client.callTool({ name: "get_model", arguments: {} });
    expect(JSON.parse(model.content[0]?.text ?? "")).toMatchObject({ success: true });
    const unknown = await client.callTool({ name: "get_weather", arguments: {} });
    expect([unknown.isError, unknown.content[0]?.text]).toEqual([true, expect.stringContaining("list the tools")]);
    await client.close();
  });

  it("is refused with a key that is wrong", async () => {
    await expect(open(bearer(`svc_live_${"a".repeat(36)}`))).rejects.toThrow(/401/);
  });
});

describe.runIf(isThorough)("the newest official client", () => {
  let sdk: Sdk;

  beforeAll(() => {
    sdk = load("@modelcontextprotocol/client");
  });

  const open = async (mode: object | string, headers: Record<string, string>, authProvider?: object) => {
    const client = new sdk.Client({ name: "test", version: "1.0.0" }, { versionNegotiation: { mode } });
    const url = new URL(`http://127.0.0.1:${api.port()}/mcp`);
    await client.connect(new sdk.StreamableHTTPClientTransport(url, { requestInit: { headers }, authProvider }));
    return client;
  };

  it.each<[string, object | string, string]>([
    ["without a handshake", { pin: "2026-07-28" }, "modern"],
    ["by itself", "auto", "modern"],
    ["with a handshake", "legacy", "legacy"],
  ])("connects %s, lists the tools, calls one, and reads the error of another", async (_, mode, era) => {
    const { apiKey } = await api.key();
    const client = await open(mode, bearer(apiKey));
    expect([client.getProtocolEra(), client.getServerVersion()]).toMatchObject([era, { name: "credence" }]);
    expect((await client.listTools()).tools.map(({ name }) => name)).toContain("get_model");
    const model = await client.callTool({ name: "get_model", arguments: {} });
    expect(model.structuredContent).toMatchObject({ success: true });
    const unknown = await client.callTool({ name: "get_weather", arguments: {} });
    expect([unknown.isError, unknown.content[0]?.text]).toEqual([true, expect.stringContaining("list the tools")]);
    await client.close();
  });

  it.each<[string, Record<string, string>]>([
    ["without a key", {}],
    ["with a key that is wrong", bearer(`svc_live_${"a".repeat(36)}`)],
  ])("%s is refused, and reads where keys come from if it looks for OAuth", async (_, headers) => {
    await expect(open("auto", headers)).rejects.toThrow(/401|Unauthorized/i);
    await expect(open("auto", headers, oauthProvider())).rejects.toThrow(/Keys come from the portal, not from OAuth/);
  });
});
