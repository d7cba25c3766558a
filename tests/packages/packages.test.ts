import { execFile } from "node:child_process";
import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { endpoints } from "../../lib/api/endpoints/registry.ts";
import { boardsOf } from "../../lib/domains/scores/index.ts";
import { readArtifact } from "../../scripts/contracts/artifacts.ts";
import {
  buildPackages,
  type PackageName,
  packageNames,
  packPackages,
  type Size,
} from "../../scripts/packages/build.ts";
import { apiOnSocket } from "../contract/api-server.ts";
import { addressNumber, writeScoreRows } from "../factories/scores.ts";
import { useFolder } from "../setup/folder.ts";
import { consumer } from "./consumer.ts";

// The packages as integrators get them: packed, installed into an empty project, and used there.

const run = promisify(execFile);
const root = join(import.meta.dirname, "../..");
const folder = useFolder();
const project = join(folder, "project");
const api = apiOnSocket(endpoints, { CHAINS: '[{"id":1,"name":"One","rpcUrls":["http://127.0.0.1:1"]}]' });
let sizes: Record<PackageName, Size>;

beforeAll(async () => {
  await writeScoreRows(api.context.ctx().pg, [{ subject: addressNumber(1), points: { activity: 100 } }]);
  sizes = await buildPackages(join(folder, "built"));
  const tarballs = await packPackages(join(folder, "built"), join(folder, "packed"));
  mkdirSync(project);
  writeFileSync(join(project, "package.json"), JSON.stringify({ name: "consumer", private: true, type: "module" }));
  const peers = ["react", "react-dom"].map((name) => join(root, "node_modules", name));
  await run("npm", ["install", "--offline", "--ignore-scripts", "--no-audit", ...Object.values(tarballs), ...peers], {
    cwd: project,
  });
  for (const [name, text] of Object.entries(consumer)) writeFileSync(join(project, name), text);
});
afterAll(async () => {
  await boardsOf(api.context.ctx()).stop();
});

/** The contract of each exported ABI. */
const abis = {
  boardProofsAbi: "BoardProofs",
  boardRootsAbi: "BoardRoots",
  credenceResolverAbi: "CredenceResolver",
  identityNamesAbi: "IdentityNames",
  nameReservationsAbi: "NameReservations",
  passportAdapterAbi: "PassportAdapter",
  scoreVerifierAbi: "ScoreVerifier",
} as const;

/** The names of a compiled contract's functions, events and errors. */
function namesIn(contract: string): string[] {
  return readArtifact(contract)
    .abi.flatMap((item) => ("name" in item ? item.name : []))
    .sort();
}

const read = (path: string) => readFileSync(join(project, "node_modules/@credence", path), "utf8");

describe("an installed package", () => {
  it.each(packageNames)("@credence/%s has the project's version, no dependency, and states its size", (name) => {
    const manifest = JSON.parse(read(`${name}/package.json`));
    const { version } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
    expect(manifest).toMatchObject({ name: `@credence/${name}`, version, license: "MIT", type: "module" });
    expect(manifest).not.toHaveProperty("dependencies");
    expect(read(`${name}/LICENSE`)).toContain("MIT");
    const [, stated = ""] =
      /([\d.]+) kB minified/.exec(readFileSync(join(root, "packages", name, "README.md"), "utf8")) ?? [];
    const measured = sizes[name].minified / 1_000;
    // `npm run packages` writes the size; a small change needs no new one.
    expect(Math.abs(Number(stated) - measured)).toBeLessThan(Math.max(0.2, measured / 10));
  });

  it("works in Node: the client, the proxy, the ABIs, and components rendered on a server", async () => {
    const { apiKey } = await api.key({ permissions: ["read"] });
    const env: NodeJS.ProcessEnv = {
      NODE_ENV: "test",
      PATH: process.env.PATH,
      BASE: `http://127.0.0.1:${api.port()}`,
      KEY: apiKey,
      WALLET: addressNumber(1),
    };
    const { stdout } = await run(process.execPath, ["run.mjs"], { cwd: project, env });
    expect(JSON.parse(stdout)).toEqual({
      direct: 100,
      byProxy: 100,
      evaluated: "pass",
      checked: [],
      codes: {
        unknown: "USER_NOT_FOUND",
        keyless: "UNAUTHORIZED",
        otherCall: "NOT_FOUND",
        unreachable: "SERVICE_UNAVAILABLE",
      },
      refused: [404, 404, 404, 404, 404],
      escaped: 400,
      tooLong: 400,
      endless: [400, true],
      calls: 3,
      abis: Object.fromEntries(Object.entries(abis).map(([name, contract]) => [name, namesIn(contract)])),
      html: expect.stringContaining('aria-label="Credence trust score: 742 · Platinum"'),
    });
  });

  it("type-checks in a strict project, and rejects wrong uses", async () => {
    mkdirSync(join(project, "node_modules/@types"), { recursive: true });
    symlinkSync(join(root, "node_modules/@types/react"), join(project, "node_modules/@types/react"));
    const compilerOptions = { strict: true, noEmit: true, module: "nodenext", target: "es2023", jsx: "react-jsx" };
    const settings = {
      compilerOptions: { ...compilerOptions, lib: ["es2023", "dom"], types: [] },
      files: ["typed.tsx"],
    };
    writeFileSync(join(project, "tsconfig.json"), JSON.stringify(settings));
    const compiled = await run(join(root, "node_modules/.bin/tsc"), ["-p", project]).catch((error) => error);
    expect([compiled.stdout, compiled.code]).toEqual(["", undefined]);
  });

  it("has Solidity that compiles with OpenZeppelin's contracts", () => {
    const solc = createRequire(import.meta.url)("solc");
    const input = {
      language: "Solidity",
      sources: { "Gated.sol": { content: consumer["Gated.sol"] } },
      settings: { outputSelection: { "Gated.sol": { "*": ["abi"] } } },
    };
    const find = (path: string) => {
      const place = path.startsWith("@credence/") ? project : root;
      return { contents: readFileSync(join(place, "node_modules", path), "utf8") };
    };
    const output = JSON.parse(solc.compile(JSON.stringify(input), { import: find }));
    expect((output.errors ?? []).filter((one: { severity: string }) => one.severity === "error")).toEqual([]);
    const functions = (contract: string) =>
      output.contracts["Gated.sol"][contract].abi.flatMap((item: { type: string; name: string }) =>
        item.type === "function" ? item.name : [],
      );
    expect(functions("Gated")).toEqual(["enter", "enterByScore", "passport", "roots", "verifier"]);
    expect(functions("OwnResolver")).toContain("resolveWithProof");
  });
});
