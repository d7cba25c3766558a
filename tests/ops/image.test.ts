import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { chmodSync, existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { freePort } from "../../scripts/processes/ports.ts";
import { createTestDatabase, type TestDatabase } from "../setup/database.ts";
import { useFolder } from "../setup/folder.ts";
import { isHosting } from "../setup/rounds.ts";
import { createSecrets, environmentOf, readCompose } from "./compose-file.ts";
import { buildImage, contextFiles, IMAGE_TIMEOUT, type Image } from "./image.ts";
import { canIsolate, isolated } from "./isolated.ts";
import { environmentOfPod, readPods } from "./kubernetes-folder.ts";

// The instructions of the Dockerfile, run one by one on this machine, and its programs, started as compose.yaml and ops/kubernetes start
// them: as an ordinary user, without the packages of development, on a file system that cannot be written. It runs with HOSTING=true, as in CI.

const scratch = useFolder();
const compose = readCompose({ DOMAIN: "credence.example" });
/** The commands and environments of each way to host it. */
const hostings = {
  "compose.yaml": {
    command: (service: string) => compose.services[service]?.command ?? image.command,
    environment: (service: string, places: Places) => environmentOf(compose.services[service], places),
  },
  "ops/kubernetes": {
    command: (service: string) => readPods()[service]?.container.command ?? [],
    environment: environmentOfPod,
  },
};
type Places = Parameters<typeof environmentOf>[1];
type Hosting = keyof typeof hostings;
const running: ChildProcess[] = [];
let database: TestDatabase;
let image: Image;
let port: number;

beforeAll(async () => {
  chmodSync(scratch, 0o755);
  [database, port] = await Promise.all([createTestDatabase(), freePort()]);
  image = buildImage(join(scratch, "stages"));
}, IMAGE_TIMEOUT);

afterAll(async () => {
  for (const child of running) if (child.exitCode === null) child.kill("SIGKILL");
  await database.drop();
});

if (isHosting && !canIsolate) console.warn("unshare makes no read-only file system here, so the image is not started.");

function environment(hosting: Hosting, service: string): NodeJS.ProcessEnv {
  const secrets = join(scratch, "secrets");
  if (!existsSync(secrets)) {
    createSecrets(secrets);
    writeFileSync(join(secrets, "database_url.new"), `${database.url}\n`);
    execFileSync("mv", [join(secrets, "database_url.new"), join(secrets, "database_url")]);
    // Containers see the files alone, not their folder.
    chmodSync(secrets, 0o755);
  }
  const chains = join(scratch, "chains.json");
  writeFileSync(chains, JSON.stringify([{ id: 10, name: "OP Mainnet", rpcUrls: ["http://127.0.0.1:9"] }]));
  const given = hostings[hosting].environment(service, { secrets, chains });
  const { REDIS_URL: _, ...withoutRedis } = given;
  const path = process.env.PATH ?? "";
  return {
    NODE_ENV: "production",
    ...image.env,
    ...withoutRedis,
    PORT: String(port),
    PATH: path,
    TMPDIR: "/mnt",
    HOME: "/nonexistent",
  };
}

function start(
  hosting: Hosting,
  service: string,
  command: readonly string[] = hostings[hosting].command(service),
): { child: ChildProcess; output: () => string; ended: Promise<number | null> } {
  const [program, args] = isolated(command);
  const child = spawn(program, args, { cwd: join(image.folder, image.workdir), env: environment(hosting, service) });
  running.push(child);
  let text = "";
  child.stdout.on("data", (chunk) => {
    text += chunk;
  });
  child.stderr.on("data", (chunk) => {
    text += chunk;
  });
  const ended = new Promise<number | null>((resolve) => child.once("close", resolve));
  return { child, output: () => text, ended };
}

/** Runs the image's health check until it succeeds or the process ends. */
async function untilHealthy(hosting: Hosting, service: string, process: ReturnType<typeof start>): Promise<void> {
  let last = "";
  while (process.child.exitCode === null) {
    const check = start(hosting, service, image.healthcheck);
    if ((await check.ended) === 0) return;
    last = check.output();
  }
  throw new Error(`${service} ended: ${process.output()}\n${last}`);
}

test.runIf(isHosting)("the image holds no secret, test or package of development, and runs as an ordinary user", () => {
  const files = contextFiles();
  expect(files).toContain("lib/core/env.ts");
  expect(
    files.filter((file) => /^(?:\.env|\.git|ops|tests|e2e|bench|docs|data\/wallets)|\.test\.ts$/.test(file)),
  ).toEqual([]);
  expect(image.user).toBe("node");
  const place = join(image.folder, image.workdir);
  expect(existsSync(join(place, "node_modules/next"))).toBe(true);
  expect(existsSync(join(place, "node_modules/vitest"))).toBe(false);
  expect(existsSync(join(place, "components"))).toBe(false);
});

test.runIf(isHosting && canIsolate).each(Object.keys(hostings) as Hosting[])(
  "by %s the migrations, the web process and the worker run in it, are found healthy, write nothing into it, and end on SIGTERM",
  async (hosting) => {
    const migrate = start(hosting, "migrate");
    const web = start(hosting, "web");
    const worker = start(hosting, "worker");
    expect([await migrate.ended, migrate.output()]).toEqual([0, expect.stringContaining("Up to date.")]);
    await Promise.all([untilHealthy(hosting, "web", web), untilHealthy(hosting, "worker", worker)]);

    const get = (path: string, headers = {}) => fetch(`http://127.0.0.1:${port}${path}`, { headers });
    expect(await (await get("/health/live")).json()).toMatchObject({ success: true, status: "live" });
    await expect.poll(async () => (await get("/health/ready")).status).toBe(200);
    // Pages that Next renders once and might store, one of each request, and a file.
    for (const path of ["/", "/docs/quality", "/leaderboard", "/icon.svg", "/nothing-here"]) {
      const { status } = await get(path);
      expect([path, status]).toEqual([path, path === "/nothing-here" ? 404 : 200]);
    }
    const token = readFileSync(join(scratch, "secrets/metrics_token"), "utf8").trim();
    const metrics = await get("/metrics", { authorization: `Bearer ${token}` });
    expect(await metrics.text()).toContain("credence_workers 1");
    expect(() => writeFileSync(join("/proc", String(web.child.pid), "root", image.folder, "x"), "")).toThrow();

    for (const one of [web, worker]) one.child.kill("SIGTERM");
    expect([await web.ended, await worker.ended]).toEqual([0, 0]);
    expect(web.output() + worker.output()).not.toMatch(/EROFS|EACCES/);
    // Nothing runs any more, and the check says so.
    expect(await start(hosting, "web", image.healthcheck).ended).toBe(1);
    expect(await start(hosting, "worker", image.healthcheck).ended).toBe(1);
  },
);
