import { spawnSync } from "node:child_process";
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import Ajv from "ajv";
import pg from "pg";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { parseEnv, settingNames } from "../../lib/core/env.ts";
import { secretSettings } from "../../lib/core/secret-files.ts";
import { startDatabase } from "../../scripts/database/embedded.ts";
import { startGuard } from "../../scripts/processes/guard.ts";
import { useFolder } from "../setup/folder.ts";
import { composeVariables, createSecrets, environmentOf, readCompose } from "./compose-file.ts";

const root = join(import.meta.dirname, "../..");
const folder = useFolder();

const compose = readCompose({ DOMAIN: "credence.example" });
const services = Object.entries(compose.services);
const settings = [...settingNames, ...secretSettings.map((name) => `${name}_FILE`)];

test("compose.yaml is valid by the schema of the Compose specification", () => {
  const schemas = join(dirname(createRequire(import.meta.url).resolve("dclint/package.json")), "schemas");
  // The name of its dialect is written in a way that Ajv does not know.
  const { $schema: _, ...schema } = JSON.parse(readFileSync(join(schemas, "compose.schema.json"), "utf8"));
  const validate = new Ajv({ strict: false, validateFormats: false, logger: false }).compile(schema);
  expect([validate(compose), validate.errors]).toEqual([true, null]);
  expect(validate({ ...compose, services: { web: { ...compose.services.web, replicas: 2 } } })).toBe(false);
});

test("the log's archive takes a repeated segment, writes a half-written one again, and overwrites no other", () => {
  const archive = join(folder, "archive");
  mkdirSync(archive);
  const setting =
    services.flatMap(([, { command = [] }]) => command).find((one) => one.startsWith("-carchive_command=")) ?? "";
  const segment = "000000010000000000000001";
  const bytes = Buffer.alloc(16_777_216, 7);
  const [from, to] = [join(folder, segment), join(archive, segment)];
  writeFileSync(from, bytes);
  const run = (name = segment, source = from) => {
    const words = setting.replace("-carchive_command=", "").replaceAll("/backup/wal", archive);
    return spawnSync("sh", ["-c", words.replaceAll("%p", source).replaceAll("%f", name)]).status;
  };
  const isArchived = () => readFileSync(to).equals(bytes);
  expect([run(), isArchived()]).toEqual([0, true]);
  expect([run(), isArchived()]).toEqual([0, true]);
  for (const length of [0, 1, 8_000_000, 16_777_215]) {
    writeFileSync(to, bytes.subarray(0, length));
    expect([run(), isArchived()], String(length)).toEqual([0, true]);
  }
  writeFileSync(to, Buffer.alloc(16_777_216, 8));
  expect([run(), isArchived()]).toEqual([1, false]);
  // A server with segments of another size.
  writeFileSync(from, bytes.subarray(0, 1_048_576));
  writeFileSync(to, bytes.subarray(0, 1_000_000));
  expect([run(), readFileSync(to).length]).toEqual([0, 1_048_576]);
  writeFileSync(to, Buffer.alloc(1_048_576, 8));
  expect([run(), readFileSync(to).length]).toEqual([1, 1_048_576]);
  const history = join(folder, "00000002.history");
  writeFileSync(history, "1");
  expect(run("00000002.history", history)).toBe(0);
  writeFileSync(history, "2");
  expect(run("00000002.history", history)).toBe(1);
  // Files without a size of their own: a history, and the label of a base backup.
  for (const name of ["00000003.history", `${segment}.00000028.backup`]) {
    const [source, archived] = [join(folder, name), join(archive, name)];
    writeFileSync(source, "START WAL LOCATION\n");
    for (const half of ["", "START WAL"]) {
      writeFileSync(archived, half);
      expect([run(name, source), readFileSync(archived, "utf8")], name).toEqual([0, "START WAL LOCATION\n"]);
    }
    for (const other of ["STOP", "START WAL LOCATION\n and more"]) {
      writeFileSync(archived, other);
      expect([run(name, source), readFileSync(archived, "utf8")], name).toEqual([1, other]);
    }
  }
});

test("without a domain compose.yaml is refused with a sentence", () => {
  expect(() => readCompose({})).toThrow("DOMAIN is the name under which users reach the service");
});

test("two web processes and two workers run beside PostgreSQL, Redis and Caddy; other services need their profile", () => {
  const started = services.filter(([, { profiles }]) => profiles === undefined).map(([name]) => name);
  expect(started.sort()).toEqual(["backup", "backup-folder", "caddy", "migrate", "postgres", "redis", "web", "worker"]);
  for (const name of ["web", "worker"]) expect(compose.services[name]?.deploy?.replicas).toBe(2);
});

test("every container has a read-only file system, no rights, a restart policy and limits", () => {
  for (const [name, service] of services) {
    const { read_only, cap_drop, restart, deploy } = service;
    expect({ name, read_only, cap_drop }).toEqual({ name, read_only: true, cap_drop: ["ALL"] });
    expect([name, restart]).toEqual([name, expect.stringMatching(/^(?:unless-stopped|no)$/)]);
    const { cpus, memory, pids } = deploy?.resources?.limits ?? {};
    expect([name, cpus, memory, pids]).toEqual([name, expect.any(String), expect.any(String), expect.any(Number)]);
  }
});

test("the environment of web and worker holds settings of the service only, and is accepted with the created secrets", () => {
  const secrets = join(folder, "secrets");
  createSecrets(secrets);
  const chains = join(folder, "chains.json");
  writeFileSync(chains, JSON.stringify([{ id: 10, name: "OP Mainnet", rpcUrls: ["https://rpc.example.org"] }]));
  for (const role of ["web", "worker"]) {
    const given = environmentOf(compose.services[role], { secrets, chains });
    for (const name of Object.keys(given)) expect(settings).toContain(name);
    expect(parseEnv(given)).toMatchObject({
      ROLE: role,
      PUBLIC_ORIGIN: "https://credence.example",
      TRUST_PROXY: true,
      DATABASE_URL: expect.stringMatching(/^postgres:\/\/credence:[0-9a-f]{48}@postgres:5432\/credence$/),
    });
  }
});

test("secrets are created once, and by a folder that only its owner enters", () => {
  const secrets = join(folder, "once");
  expect(createSecrets(secrets)).not.toContain("kept");
  const read = () => readdirSync(secrets).map((name) => [name, readFileSync(join(secrets, name), "utf8")]);
  const first = read();
  expect(createSecrets(secrets)).not.toContain("created");
  expect(read()).toEqual(first);
  expect(statSync(secrets).mode & 0o777).toBe(0o700);
  const named = Object.entries(compose.secrets).map(([name, { file }]) => [name, file]);
  expect(named.sort()).toEqual(first.map(([name]) => [name, `./ops/secrets/${name}`]).sort());
});

test("each secret and volume of a service is declared, and each mounted file exists", () => {
  for (const [name, { secrets = [], volumes = [], environment = {} }] of services) {
    for (const secret of secrets)
      expect([name, Object.keys(compose.secrets)]).toEqual([name, expect.arrayContaining([secret])]);
    for (const [, secret] of Object.values(environment)
      .join("\n")
      .matchAll(/\/run\/secrets\/(\w+)/g)) {
      expect([name, secrets]).toEqual([name, expect.arrayContaining([secret])]);
    }
    for (const volume of volumes) {
      const [source = ""] = volume.split(":");
      // The operator's own.
      if (["./chains.json", "./backup"].includes(source)) continue;
      if (source.startsWith("./")) expect([name, source, existsSync(join(root, source))]).toEqual([name, source, true]);
      else expect([name, Object.keys(compose.volumes)]).toEqual([name, expect.arrayContaining([source])]);
    }
  }
});

test("another container may read and copy the database with its password, and nobody without it", async () => {
  const guard = await startGuard();
  try {
    const dataDir = join(folder, "database");
    mkdirSync(dataDir);
    // As root the server runs as another user.
    for (const one of [folder, dataDir]) chmodSync(one, 0o711);
    const hba_file = join(folder, "pg_hba.conf");
    copyFileSync(join(root, "ops/pg_hba.conf"), hba_file);
    const log = join(folder, "postgres.log");
    const { url } = await startDatabase({
      dataDir,
      guard,
      durable: false,
      temporary: true,
      log,
      settings: { hba_file },
    });
    const connect = async (password: string, replication: string | undefined) => {
      const { hostname: host, port } = new URL(url);
      const to = { host, port: Number(port), user: "credence", database: "credence", password };
      const client = new pg.Client({ ...to, ...(replication && { replication }) } as pg.ClientConfig); // Its types lack it.
      try {
        await client.connect();
        return (await client.query(replication ? "IDENTIFY_SYSTEM" : "select 1")).rows.length;
      } finally {
        await client.end();
      }
    };
    for (const replication of ["true", undefined]) {
      expect(await connect(new URL(url).password, replication)).toBe(1);
      await expect(connect("guessed", replication)).rejects.toThrow("password authentication failed");
    }
  } finally {
    await guard.close();
  }
});

test("docs/operations.md explains each variable of compose.yaml", () => {
  const text = readFileSync(join(root, "docs/operations.md"), "utf8");
  for (const name of composeVariables()) {
    if (!settingNames.includes(name)) expect(text).toMatch(new RegExp(`\`${name}\``));
  }
});

test("each unit of systemd names settings only, and a secret that it loads", () => {
  const units = join(root, "ops/systemd");
  for (const unit of readdirSync(units)) {
    const text = readFileSync(join(units, unit), "utf8");
    const given = [...text.matchAll(/^Environment=(.*)$/gm)].flatMap(([, pairs = ""]) => pairs.split(" "));
    const loaded = [...text.matchAll(/^LoadCredential=(\w+):\/etc\/credence\/secrets\/\1$/gm)].map(
      ([, name]) => `%d/${name}`,
    );
    expect(given.length).toBeGreaterThan(1);
    for (const [name, value] of given.map((pair) => pair.split("="))) {
      expect([unit, settings]).toEqual([unit, expect.arrayContaining([name])]);
      if (name?.endsWith("_FILE")) expect([unit, loaded]).toEqual([unit, expect.arrayContaining([value])]);
    }
    const program = /^ExecStart=\/usr\/bin\/node .*?((?:dist|scripts)\/\S+)$/m.exec(text)?.[1] ?? "";
    expect([unit, existsSync(join(root, program))]).toEqual([unit, true]);
  }
});

test("Prometheus and Alertmanager read files that exist", () => {
  const read = (name: string) => parse(readFileSync(join(root, "ops/prometheus", name), "utf8"));
  const { rule_files: rules, scrape_configs: jobs } = read("prometheus.yml");
  for (const file of rules) expect(existsSync(join(root, "ops/prometheus", file))).toBe(true);
  expect(jobs[0].authorization.credentials_file).toBe("/run/secrets/metrics_token");
  expect(read("alertmanager.yml").receivers[0].webhook_configs[0].url_file).toBe("/run/secrets/alert_webhook");
});
