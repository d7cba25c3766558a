import { spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { build } from "esbuild";
import { afterAll, beforeAll, expect, test } from "vitest";
import { freePort } from "../../scripts/processes/ports.ts";
import { send } from "../contract/http-client.ts";
import { useContext } from "../setup/context.ts";
import { until } from "../setup/until.ts";

// Without its setting nothing of OpenTelemetry is loaded, in the programs as they are built: their packages stay outside of the bundle.

const root = join(import.meta.dirname, "../..");
const holder = useContext();
let folder: string;

/** Refuses to load what traces need, in both of Node's module systems; but the library of metrics has the API of OpenTelemetry, which does nothing alone. */
const REFUSING = `
import Module, { register } from "node:module";
const hook = 'export const resolve = (name, context, next) => { if (name.includes("@opentelemetry")) throw new Error("loads " + name); return next(name, context); };';
register("data:text/javascript," + encodeURIComponent(hook));
const resolve = Module._resolveFilename;
Module._resolveFilename = function (name, parent, ...rest) {
  const isOfMetrics = name === "@opentelemetry/api" && parent?.filename.includes("/node_modules/prom-client/");
  if (name.includes("@opentelemetry") && !isOfMetrics) throw new Error("loads " + name);
  return resolve.call(this, name, parent, ...rest);
};`;

beforeAll(() => {
  // Below the packages, which the programs load by name.
  const cache = join(root, "node_modules/.cache");
  mkdirSync(cache, { recursive: true });
  folder = mkdtempSync(join(cache, "traces-off-"));
  writeFileSync(join(folder, "refuse.mjs"), REFUSING);
});
afterAll(() => rmSync(folder, { recursive: true }));

async function bundle(source: string) {
  const outfile = join(folder, `${source.replace(/^.*\/|\.ts$/g, "")}.js`);
  const format = { bundle: true, platform: "node", format: "esm", target: "node20", packages: "external" } as const;
  const { metafile } = await build({ absWorkingDir: root, entryPoints: [source], outfile, ...format, metafile: true });
  return { outfile, imports: Object.values(metafile.outputs).flatMap((output) => output.imports) };
}

test.each(["server.ts", "pages.ts", "scripts/worker.ts"])(
  "%s imports no package of OpenTelemetry at its start",
  async (source) => {
    const { imports } = await bundle(source);
    const found = imports.filter(({ path }) => path.startsWith("@opentelemetry/"));
    expect(found.length).toBeGreaterThan(0);
    expect(found.filter(({ kind }) => kind !== "dynamic-import")).toEqual([]);
  },
);

test("server and worker run without any module of OpenTelemetry, and load them only where the setting is", async () => {
  const { outfile } = await bundle("server.ts");
  const { RECEIPT_SIGNER_KEY, SESSION_SECRET } = holder.ctx().env;
  const start = async (env: Record<string, string>) => {
    const port = await freePort();
    const given = {
      DATABASE_URL: holder.url(),
      RECEIPT_SIGNER_KEY,
      SESSION_SECRET,
      AWAIT_BUILD: "/nowhere",
      CHAINS: "[]",
    };
    const child = spawn(process.execPath, ["--import", join(folder, "refuse.mjs"), outfile], {
      cwd: root,
      env: { PATH: process.env.PATH ?? "", NODE_ENV: "production", ROLE: "all", PORT: String(port), ...given, ...env },
    });
    let log = "";
    for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk: Buffer) => (log += chunk));
    const exited = new Promise<number | null>((resolve) => child.once("exit", resolve));
    return { port, child, exited, log: () => log };
  };
  const off = await start({});
  await until(() => off.log().includes('"listening"') || off.child.exitCode !== null);
  expect((await send(off.port, { path: "/v1/score/nobody" })).status).toBe(401);
  off.child.kill("SIGTERM");
  expect([await off.exited, off.log()]).toEqual([0, expect.not.stringContaining("opentelemetry")]);
  const on = await start({ OTEL_EXPORTER_OTLP_ENDPOINT: "http://127.0.0.1:9" });
  expect(await on.exited).toBe(1);
  expect(on.log()).toContain("loads @opentelemetry/api");
});
