import { execFileSync } from "node:child_process";
import { appendFileSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { isBuiltin } from "node:module";
import { dirname, join } from "node:path";
import { build } from "esbuild";
import { beforeAll, describe, expect, test, vi } from "vitest";
import packageJson from "../../package.json" with { type: "json" };
import { packRelease } from "../../scripts/release.ts";
import { programs as builtPrograms, markBuilt } from "../../scripts/setup/build.ts";
import { isHosting } from "../setup/rounds.ts";
import { freeSettings, makeDataDir, type Run, runStart } from "../start/run-start.ts";
import { commandsOf } from "./commands-of.ts";

// The archive of `npm run release`, unpacked, started and upgraded as docs/operations.md says. It installs packages, so it runs with
// HOSTING=true, as in CI.

vi.setConfig({ testTimeout: 400_000, hookTimeout: 200_000 });

const root = join(import.meta.dirname, "../..");
const VERSION = packageJson.version;
const NEXT = "999.0.0";
const WALLET = "0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045";
const upgrade = commandsOf("operations.md", "## Upgrade").find((block) => block.includes("--strip-components=1")) ?? "";

const read = (...path: string[]) => readFileSync(join(...path), "utf8");
const run = (cwd: string, command: string) => execFileSync("sh", ["-euc", command], { cwd, encoding: "utf8" });

test("the command that removes the version before names every folder of the archive that has programs", () => {
  expect(upgrade).toContain("rm -rf .next contracts data dist docs lib prisma public scripts\n");
});

describe.runIf(isHosting)("a release", () => {
  const place = makeDataDir();
  const folder = join(place, "credence");
  let archive: string;
  let port: string;

  beforeAll(async () => {
    archive = await packRelease(place);
    mkdirSync(folder);
    const { PORT = "" } = await freeSettings(place);
    port = PORT;
    // The next version finds it there.
    const chains = JSON.stringify([{ id: 10, name: "OP Mainnet", rpcUrls: ["http://127.0.0.1:9"] }]);
    const settings = { PORT, CHAINS: `'${chains}'`, RECEIPT_SIGNER_KEY: `0x${"17".repeat(32)}` };
    const lines = Object.entries(settings).map(([name, value]) => `${name}=${value}\n`);
    writeFileSync(join(folder, ".env"), lines.join(""));
  });

  /** `npm start` in the unpacked folder. */
  const start = () => runStart({}, { npm: true, cwd: folder });

  async function stop({ child, exit }: Run): Promise<void> {
    child.kill("SIGTERM");
    await exit;
  }

  async function statusOf(path: string, key = ""): Promise<number> {
    const headers = { accept: "text/html", authorization: key && `Bearer ${key}` };
    return (await fetch(`http://localhost:${port}${path}`, { headers })).status;
  }

  test("has the same bytes when it is made again, no test, no secret, and no package of development or of a build", async () => {
    const again = join(place, "again");
    mkdirSync(again);
    expect(readFileSync(await packRelease(again)).equals(readFileSync(archive))).toBe(true);

    run(folder, `tar -xzf ${archive} --strip-components=1`);
    const files = readdirSync(folder, { recursive: true, encoding: "utf8" });
    const foreign = /\.test\.|^(?:\.git|tests|e2e|bench|lab|app|components)$|^ops\/secrets\/[^.]/;
    expect(files.filter((file) => foreign.test(file))).toEqual([]);
    const folders = readdirSync(folder, { withFileTypes: true }).filter((one) => one.isDirectory());
    // `ops/secrets` may hold the operator's own.
    const others = ["ops"];
    const named = /^rm -rf (.*)$/m.exec(upgrade)?.[1]?.split(" ") ?? [];
    expect(folders.map(({ name }) => name).sort()).toEqual([...named, ...others].sort());

    const { devDependencies, dependencies, scripts, optionalVersions } = JSON.parse(read(folder, "package.json"));
    expect([devDependencies, dependencies.typescript, dependencies.next]).toEqual([
      undefined,
      undefined,
      expect.any(String),
    ]);
    expect(Object.keys(scripts)).toEqual(
      expect.arrayContaining(["admin", "export", "import", "key", "migrate", "start"]),
    );
    const entryPoints = [
      ...Object.values<string>(scripts).map((command) => command.split(" ")[1] ?? ""),
      ...Object.values(builtPrograms).map(({ output }) => output),
    ];
    // It fails where a source is missing.
    const options = { bundle: true, write: false, metafile: true, outdir: "bundled", logLevel: "silent" } as const;
    const asNode = { platform: "node", format: "esm", packages: "external" } as const;
    const { metafile } = await build({ ...options, ...asNode, absWorkingDir: folder, entryPoints });
    const imported = Object.values(metafile.outputs)
      .flatMap(({ imports }) => imports)
      .flatMap(({ path }) => (isBuiltin(path) ? [] : (/^(?:@[^/]+\/)?[^/]+/.exec(path)?.[0] ?? [])));
    const needed = imported.filter((name) => !Object.hasOwn(optionalVersions, name));
    expect(Object.keys(dependencies)).toEqual(expect.arrayContaining([...new Set(needed)]));
    const locked = JSON.parse(read(folder, "package-lock.json")).packages;
    const known = JSON.parse(read(root, "package-lock.json")).packages;
    for (const [path, { version, dev }] of Object.entries<{ version: string; dev?: boolean }>(locked)) {
      if (path !== "") expect([path, version, dev]).toEqual([path, known[path]?.version, undefined]);
    }
    for (const name of ["vitest", "typescript", "tailwindcss"])
      expect(locked).not.toHaveProperty([`node_modules/${name}`]);
  });

  test("starts without a build, says its version, and becomes the next version in place with its data", async () => {
    const first = start();
    await first.until(/Credence answers at/);
    expect(first.output()).toContain(`Credence ${VERSION} starts.`);
    expect(first.output()).not.toMatch(/built|Programs|Pages/);
    await expect.poll(() => statusOf("/docs/quality")).toBe(200);
    expect(await statusOf("/")).toBe(200);
    for (const name of ["vitest", "typescript", "tailwindcss"])
      expect(existsSync(join(folder, "node_modules", name))).toBe(false);
    const installed = readdirSync(join(folder, "node_modules"), { recursive: true, encoding: "utf8" });
    expect(installed.filter((file) => file.endsWith(".js.map"))).toEqual([]);
    const key = /svc_live_\w+/.exec(run(folder, `npm run key -- --wallet ${WALLET}`))?.[0];
    expect(await statusOf("/v1/scores/leaderboard", key)).toBe(200);
    await stop(first);

    makeNext();
    // A file of the version before that the next one has not.
    writeFileSync(join(folder, "lib/former.ts"), "export const former = 1;\n");
    run(folder, `tar -xzf ${join(place, `credence-${NEXT}.tar.gz`)} --strip-components=1`);
    const mixed = start();
    expect(await mixed.exit).toBe(1);
    expect(mixed.output()).toContain("without files of another version (docs/operations.md, Upgrade)");

    const commands = upgrade.replaceAll(/credence-[\d.]+\.tar/g, `credence-${NEXT}.tar`).replace("npm start\n", "");
    expect(commands).toContain(NEXT);
    run(folder, commands);
    const next = start();
    await next.until(/Credence answers at/);
    expect(next.output()).toContain(`Credence ${NEXT} starts.`);
    await expect.poll(() => statusOf("/docs/quality")).toBe(200);
    expect(await statusOf("/v1/scores/leaderboard", key)).toBe(200);
    await stop(next);
  });

  /** The archive of a version with other contents, beside the folder. */
  function makeNext(): void {
    const name = `credence-${NEXT}`;
    const stage = join(place, name);
    mkdirSync(stage);
    run(stage, `tar -xzf ${archive} --strip-components=1`);
    const manifest = { ...JSON.parse(read(stage, "package.json")), version: NEXT };
    const lock = { ...JSON.parse(read(stage, "package-lock.json")), version: NEXT };
    lock.packages[""].version = NEXT;
    writeFileSync(join(stage, "package.json"), JSON.stringify(manifest));
    writeFileSync(join(stage, "package-lock.json"), JSON.stringify(lock));
    appendFileSync(join(stage, "lib/core/env.ts"), "// Another version.\n");
    markBuilt(stage);
    run(dirname(stage), `tar -czf ${name}.tar.gz ${name}`);
  }
});
