import { spawnSync } from "node:child_process";
import { copyFileSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { endpoints } from "../../lib/api/endpoints/registry.ts";
import { clientExamples } from "../../lib/api/reference/client-examples.ts";
import { createTypedClient } from "../../lib/api/reference/typed-client.ts";
import { checksum } from "../../lib/core/schemas.ts";
import { boardsOf } from "../../lib/domains/scores/index.ts";
import { addressNumber, writeScoreRows } from "../factories/scores.ts";
import { useFolder } from "../setup/folder.ts";
import { apiOnSocket } from "./api-server.ts";

const root = join(import.meta.dirname, "../..");
const handedOut = join(root, "public/credence.ts");

const { context, port, key } = apiOnSocket(endpoints, {
  CHAINS: JSON.stringify([{ id: 1, name: "One", rpcUrls: ["http://127.0.0.1:1"], wallets: "tracked" }]),
});
const folder = useFolder();
let examples: ReturnType<typeof clientExamples>;

beforeAll(async () => {
  await writeScoreRows(context.ctx().pg, [{ subject: addressNumber(1), points: { activity: 100 } }]);
  vi.stubEnv("CREDENCE_KEY", (await key({ permissions: ["write"] })).apiKey);
  examples = clientExamples(`http://127.0.0.1:${port()}`);
  copyFileSync(handedOut, join(folder, "credence.ts"));
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await boardsOf(context.ctx()).stop();
});

function write(name: string, code: string): string {
  const path = join(folder, `${name}.ts`);
  writeFileSync(path, `${code}\nexport {};\n`);
  return path;
}

/** What an example prints when it is run. */
async function run(name: keyof typeof examples): Promise<unknown[][]> {
  const print = vi.spyOn(console, "log").mockImplementation(() => {});
  try {
    await import(/* @vite-ignore */ pathToFileURL(write(name, examples[name])).href);
    return print.mock.calls;
  } finally {
    print.mockRestore();
  }
}

describe("the generated client", () => {
  it("matches the declarations", () => {
    const runtime = readFileSync(join(root, "lib/api/client-runtime.ts"), "utf8");
    expect(readFileSync(handedOut, "utf8")).toBe(createTypedClient(endpoints, runtime));
  });

  it("imports nothing", () => {
    expect(readFileSync(handedOut, "utf8")).not.toMatch(/^\s*import\b/m);
  });

  it("compiles with the examples, and rejects calls that the API rejects", () => {
    for (const [name, code] of Object.entries(examples)) write(`typed-${name}`, code);
    write(
      "refused",
      `import { createClient } from "./credence.ts";
const credence = createClient();
// @ts-expect-error There is no such path.
await credence.call("GET /v1/nothing");
// @ts-expect-error The identity is missing.
await credence.call("GET /v1/score/{identity}");
// @ts-expect-error No such category.
await credence.call("GET /v1/scores/leaderboard", { query: { category: "luck" } });
// @ts-expect-error The field has another name.
await credence.call("POST /v1/scores/batch", { body: { wallets: [] } });
const { score } = await credence.call("GET /v1/score/{identity}", { params: { identity: "alice" } });
// @ts-expect-error The total is a number.
const total: string = score.total;
console.log(total);`,
    );
    const settings = {
      compilerOptions: {
        strict: true,
        noEmit: true,
        module: "nodenext",
        target: "es2023",
        allowImportingTsExtensions: true,
        types: ["node"],
        typeRoots: [join(root, "node_modules/@types")],
      },
      include: ["credence.ts", "typed-*.ts", "refused.ts"],
    };
    writeFileSync(join(folder, "tsconfig.json"), JSON.stringify(settings));
    writeFileSync(join(folder, "package.json"), JSON.stringify({ type: "module" }));
    const compiled = spawnSync(join(root, "node_modules/.bin/tsc"), ["-p", folder], { encoding: "utf8" });
    expect([compiled.stdout, compiled.status]).toEqual(["", 0]);
  });

  it("does what the examples of the docs say", async () => {
    expect(await run("call")).toEqual([[checksum(addressNumber(1)), 100, "bronze"]]);
    expect(await run("errors")).toEqual([[404, "USER_NOT_FOUND", expect.stringMatching(/^req_/)]]);
    expect(await run("again")).toEqual([["queued"]]);
    const listed = await run("pages");
    expect(listed.length).toBeGreaterThanOrEqual(24);
    expect(listed[0]).toEqual([expect.any(String), expect.any(String)]);
  });
});
