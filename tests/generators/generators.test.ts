import { spawnSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { beforeAll, describe, expect, it } from "vitest";
import { endpoints } from "../../lib/api/endpoints/registry.ts";
import { openapiText } from "../../lib/api/reference/openapi.ts";
import { boardsOf } from "../../lib/domains/scores/index.ts";
import { apiOnSocket } from "../contract/api-server.ts";
import { addressNumber, writeScoreRows } from "../factories/scores.ts";
import { useFolder } from "../setup/folder.ts";
import { installPackages } from "../setup/install-packages.ts";
import { isThorough } from "../setup/rounds.ts";

const chains = JSON.stringify([{ id: 1, name: "One", rpcUrls: ["http://127.0.0.1:1"], wallets: "tracked" }]);
const identity = addressNumber(1);
const policy = {
  op: "all",
  rules: [
    { module: "total", cmp: "gte", value: 300 },
    { module: "flag", params: { code: "same_funder", minPermille: 300 }, cmp: "eq", value: false },
  ],
};

interface Call {
  id: keyof typeof endpoints;
  path?: Record<string, string>;
  query?: Record<string, string | number> | undefined;
  body?: object;
}

/** Operations that succeed in a world of one scored wallet, each with input that generated types must allow. */
const calls: readonly Call[] = [
  { id: "getScore", path: { identity }, query: { chainId: 1 } },
  { id: "getScores", path: { identity } },
  { id: "getHistory", path: { identity }, query: { limit: 2 } },
  { id: "getScoreBatch", body: { identities: [identity, "nobody"] } },
  { id: "getLeaderboard", query: { category: "activity", limit: 2 } },
  { id: "getModel" },
  { id: "listEpochs" },
  { id: "trackWallet", body: { address: addressNumber(7) } },
  { id: "getWallet", path: { address: addressNumber(7) } },
  { id: "searchIdentities", query: { q: identity.slice(0, 12) } },
  { id: "getSigning" },
  { id: "listApiKeys" },
  { id: "getUsage" },
  { id: "getTradingStats", path: { identity } },
  { id: "listAchievements", query: { limit: 2, offset: 1 } },
  { id: "getAchievementProgress", path: { identity } },
  { id: "getModules" },
  { id: "savePolicy", body: { name: "Established wallets", policy } },
  { id: "listPolicies" },
  { id: "evaluatePolicy", body: { identity, policy } },
  { id: "tryPolicy", body: { policy, identity } },
  { id: "listAttestationSchemas" },
  { id: "listAttestations", query: { subject: identity } },
  { id: "listAppeals" },
  { id: "listTakedowns" },
];

/** What is called with each generator's code: its imports, one call, and a line that compiles if JSON Lines are text. */
const generators = {
  "openapi-typescript": {
    imports: `import createClient from "openapi-fetch";
import type { paths } from "./openapi-typescript/api.ts";
import document from "./openapi.json" with { type: "json" };
const client = createClient<paths>({ baseUrl: document.servers[0]!.url, headers: options.headers });`,
    call: ({ id, path, query, body }: Call) => {
      const { method, path: place } = endpoints[id];
      const input = { params: { ...(path && { path }), ...(query && { query }) }, ...(body && { body }) };
      return `(await client.${method}(${JSON.stringify(place)}, ${JSON.stringify(input)})).data`;
    },
    lines: `const lines: paths["/v1/epochs/{number}/rows"]["get"]["responses"]["200"]["content"]["application/x-ndjson"] = "{}";`,
  },
  "hey-api": {
    imports: `import * as api from "./hey-api/index.ts";
import { client } from "./hey-api/client.gen.ts";
client.setConfig({ headers: options.headers });`,
    call: ({ id, ...input }: Call) => `(await api.${id}(${JSON.stringify(input)})).data`,
    lines: `const lines: api.GetEpochRowsResponse = "{}";`,
  },
  orval: {
    imports: `import * as api from "./orval/client.ts";`,
    call: (call: Call) =>
      `(await api.${call.id}(${positional({ ...call, query: call.query ?? ("query" in endpoints[call.id] ? {} : undefined) })}options)).data`,
    lines: "",
  },
  kubb: {
    imports: `import * as api from "./kubb/index.ts";
import { setConfig } from "@kubb/plugin-client/clients/fetch";
setConfig({ headers: options.headers });`,
    call: (call: Call) => `await api.${call.id}(${positional(call)})`,
    lines: `const lines: api.GetEpochRows200 = "{}";`,
  },
} as const;

/** Parameters of the path, then the body, then the query: with a comma after each. */
function positional({ path, query, body }: Call): string {
  return [...Object.values(path ?? {}), body, query]
    .filter((one) => one !== undefined)
    .map((one) => `${JSON.stringify(one)}, `)
    .join("");
}

const kubbConfig = `import { defineConfig } from "@kubb/core";
import { pluginClient } from "@kubb/plugin-client";
import { pluginOas } from "@kubb/plugin-oas";
import { pluginTs } from "@kubb/plugin-ts";
export default defineConfig({
  root: ".",
  input: { path: "./openapi.json" },
  output: { path: "./kubb", clean: true, format: false, lint: false },
  plugins: [
    pluginOas({ serverIndex: 0 }),
    pluginTs({ output: { path: "types" } }),
    pluginClient({ output: { path: "clients" }, client: "fetch" }),
  ],
});
`;

const orvalConfig = `module.exports = { credence: { input: "./openapi.json", output: {
  target: "./orval/client.ts", client: "fetch", baseUrl: { getBaseUrlFromSpecification: true } } } };
`;

const compilerOptions = {
  strict: true,
  noEmit: true,
  // The declarations of the generators' own packages are theirs.
  skipLibCheck: true,
  module: "esnext",
  moduleResolution: "bundler",
  resolveJsonModule: true,
  allowImportingTsExtensions: true,
  target: "es2022",
  lib: ["es2023", "dom", "dom.iterable"],
  types: [],
};

// It installs 500 packages.
describe.runIf(isThorough)("generators of clients", () => {
  const folder = useFolder();
  const api = apiOnSocket(endpoints, { CHAINS: chains });

  const run = (command: string, ...args: string[]) => {
    const { status, stdout, stderr } = spawnSync(join(folder, "node_modules/.bin", command), args, {
      cwd: folder,
      encoding: "utf8",
      env: { ...process.env, HOME: folder, CI: "true", REDOCLY_TELEMETRY: "off", DO_NOT_TRACK: "1" },
    });
    return { status, text: stdout + stderr, stdout };
  };
  const write = (name: string, text: string) => writeFileSync(join(folder, name), text);

  beforeAll(async () => {
    await writeScoreRows(api.context.ctx().pg, [{ subject: identity, points: { activity: 100 } }]);
    installPackages(import.meta.dirname, folder);
    write("openapi.json", openapiText(`http://127.0.0.1:${api.port()}`));
    write("kubb.config.mjs", kubbConfig);
    write("orval.config.cjs", orvalConfig);
    write(".spectral.yaml", "extends: spectral:oas\n");
    for (const name of Object.keys(generators)) mkdirSync(join(folder, name));
  });

  it("make code that compiles under strict and calls twenty-five operations", async () => {
    const { apiKey } = await api.key();
    const made = [
      run("openapi-typescript", "openapi.json", "-o", "openapi-typescript/api.ts"),
      run("openapi-ts", "-i", "openapi.json", "-o", "hey-api", "-c", "@hey-api/client-fetch"),
      run("orval", "--config", "orval.config.cjs"),
      run("kubb", "generate", "--config", "kubb.config.mjs"),
    ];
    expect(made.map(({ status, text }) => (status === 0 ? "" : text))).toEqual(["", "", "", ""]);
    const headers = { Authorization: `Bearer ${apiKey}`, "Content-Type": "application/json" };
    for (const [name, { imports, call, lines }] of Object.entries(generators)) {
      const options = `const options = { headers: ${JSON.stringify(headers)} };`;
      const list = calls.map((one) => `  ${one.id}: await (async () => ${call(one)})(),`).join("\n");
      write(`${name}.ts`, `${options}\n${imports}\n${lines}\nexport const answers = {\n${list}\n};\n`);
    }
    write(
      "tsconfig.json",
      JSON.stringify({ compilerOptions, include: Object.keys(generators).flatMap((name) => [`${name}.ts`, name]) }),
    );
    expect(run("tsc", "-p", ".").text).toBe("");
    for (const name of Object.keys(generators)) {
      api.nextMinute();
      const { answers } = await import(/* @vite-ignore */ pathToFileURL(join(folder, `${name}.ts`)).href);
      const failed = calls.filter(({ id }) => answers[id]?.success !== true).map(({ id }) => [id, answers[id]]);
      expect([name, failed]).toEqual([name, []]);
    }
    await boardsOf(api.context.ctx()).stop();
  });

  it("linters have no error, and warn of nothing but the two paths that the specification makes ambiguous", () => {
    const { problems } = JSON.parse(run("redocly", "lint", "openapi.json", "--format=json").stdout);
    expect(
      problems.map((one: { ruleId: string; location: { pointer: string }[] }) => [
        one.ruleId,
        one.location[0]?.pointer,
      ]),
    ).toEqual([
      ["no-ambiguous-paths", "#/paths/~1v1~1identity~1{identity}~1activate"],
      ["no-ambiguous-paths", "#/paths/~1v1~1identity~1{identity}~1wallets"],
    ]);
    const spectral = run("spectral", "lint", "openapi.json");
    expect([spectral.status, spectral.text]).toEqual([
      0,
      expect.stringContaining("No results with a severity of 'error' found!"),
    ]);
    expect(spectral.text).not.toContain("warning");
  });
});
