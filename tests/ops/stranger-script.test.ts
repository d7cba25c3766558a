import { spawn } from "node:child_process";
import {
  chmodSync,
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { isHosting } from "../setup/rounds.ts";
import { commandsOf } from "./commands-of.ts";
import { buildImage, IMAGE_TIMEOUT } from "./image.ts";
import { canIsolate } from "./isolated.ts";

// A stranger's way from a checkout to a service with TLS, two web processes, alerts and a tested backup: the commands of
// docs/operations.md, as they are written there, on a machine of their own. Containers cannot run in a test, so ./stand-in.ts stands in
// for `docker`. It takes two minutes and runs with HOSTING=true, as CI does. It needs root, and Debian's packages caddy, iproute2,
// postgresql, prometheus and redis-server.

const root = join(import.meta.dirname, "../..");
const scratch = mkdtempSync(join(tmpdir(), "credence-stranger-"));
afterAll(() => rmSync(scratch, { recursive: true }));

const needed = ["caddy", "curl", "ip", "promtool", "redis-server", "unshare"];
const find = (program: string) =>
  (process.env.PATH ?? "").split(delimiter).some((folder) => existsSync(join(folder, program)));
/** Debian's newest PostgreSQL that has a server and the programs of ops/backup.sh. */
const postgres = existsSync("/usr/lib/postgresql")
  ? readdirSync("/usr/lib/postgresql")
      .map((version) => `/usr/lib/postgresql/${version}/bin`)
      .filter((bin) => ["initdb", "pg_basebackup", "pg_archivecleanup"].every((name) => existsSync(join(bin, name))))
      .at(-1)
  : undefined;
const missing = [...needed.filter((name) => !find(name)), ...(postgres ? [] : ["postgresql"])];
const canRun = process.getuid?.() === 0 && canIsolate && missing.length === 0;
if (isHosting && !canRun)
  console.warn(`The commands of docs/operations.md are not run here: ${missing.join(", ") || "no root"}.`);

const tsx = `${process.execPath} --import ${join(root, "node_modules/tsx/dist/loader.mjs")}`;

const [install = ""] = commandsOf("operations.md", "## Host it with Docker Compose");
const [alerts = ""] = commandsOf("operations.md", "### Alerts");
const [drill = "", restore = ""] = commandsOf("operations.md", "### Backups");

/** The stranger's commands, with what a reader does to see that it works. */
const script = `
${install.replaceAll("credence.example.org", "localhost").replaceAll("https://rpc.example.org", "http://127.0.0.1:9")}
ask() { curl --silent --show-error --cacert "$STAND_IN/certificates/caddy/pki/authorities/local/root.crt" "$@"; }
status() { ask --output /dev/null --write-out '%{http_code}' "$@"; }
key=$(grep -o 'svc_live_[0-9A-Za-z]*' "$STAND_IN/output" | head -n 1)
echo "see live $(status https://localhost/health/live)"
echo "see key $(status -H "Authorization: Bearer $key" https://localhost/v1/developer/usage)"
echo "see metrics $(status https://localhost/metrics)"
echo "see plain $(curl --silent --output /dev/null --write-out '%{http_code} %{redirect_url}' http://localhost/)"
for host in 127.0.0.2 127.0.0.3; do echo "see web $(status http://$host:3000/health/live)"; done
kill "$(cat "$STAND_IN/web-1.pid")"
echo "see other $(status https://localhost/health/live)"
${alerts}
${drill}
DATABASE_URL=$(cat ops/secrets/database_url) $TSX ${join(root, "scripts/drill.ts")} --yes
${restore}
echo "see restored $(status -H "Authorization: Bearer $key" https://localhost/v1/developer/usage)"
`;

/** Runs the script in namespaces of its own, which end with it. */
function runScript(folder: string): Promise<{ code: number | null; text: string }> {
  const setUp = `mount --bind "$STAND_IN/hosts" /etc/hosts && ip link set lo up &&
    echo 0 > /proc/sys/net/ipv4/ip_unprivileged_port_start && exec sh -eu "$STAND_IN/script"`;
  const child = spawn("unshare", ["-mnpf", "--mount-proc", "--kill-child", "sh", "-c", setUp], {
    cwd: folder,
    env: {
      NODE_ENV: "production",
      PATH: `${scratch}/bin:${process.env.PATH}`,
      STAND_IN: scratch,
      POSTGRES_PROGRAMS: postgres,
      TSX: tsx,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let text = "";
  const take = (chunk: Buffer) => {
    text += chunk;
    writeFileSync(join(scratch, "output"), text);
  };
  child.stdout.on("data", take);
  child.stderr.on("data", take);
  return new Promise((resolve) => child.once("close", (code) => resolve({ code, text })));
}

/** A checkout, and what stands in for the machine's Docker. */
function prepare(): string {
  chmodSync(scratch, 0o755);
  const checkout = join(scratch, "checkout");
  mkdirSync(join(checkout, "ops"), { recursive: true });
  copyFileSync(join(root, "compose.yaml"), join(checkout, "compose.yaml"));
  for (const name of readdirSync(join(root, "ops")).filter((one) => one !== "secrets")) {
    cpSync(join(root, "ops", name), join(checkout, "ops", name), { recursive: true });
  }
  writeFileSync(join(scratch, "image.json"), JSON.stringify(buildImage(join(scratch, "stages"))));
  writeFileSync(join(scratch, "hosts"), "127.0.0.1 localhost postgres redis\n127.0.0.2 web\n127.0.0.3 web\n");
  writeFileSync(join(scratch, "script"), script);
  mkdirSync(join(scratch, "bin"));
  const program = join(import.meta.dirname, "stand-in.ts");
  writeFileSync(join(scratch, "bin/docker"), `#!/bin/sh\nexec ${tsx} ${program} "$@"\n`);
  chmodSync(join(scratch, "bin/docker"), 0o755);
  return checkout;
}

test("docs/operations.md has the commands of each step", () => {
  for (const commands of [install, alerts, drill, restore]) expect(commands).toContain("docker compose");
});

test.skipIf(!isHosting || !canRun)(
  "the commands of docs/operations.md lead to TLS, two web processes, checked alerts and a backup that is restored",
  { timeout: IMAGE_TIMEOUT + 600_000 },
  async () => {
    const { code, text } = await runScript(prepare());
    // The summary of a run shows the first line of a message.
    expect(code, `${text.trim().split("\n").slice(-8).join(" | ")}\n${text}`).toBe(0);
    expect(text).toContain("Every row could be read.");
    const seen = [...text.matchAll(/^see (.*)$/gm)].map(([, line]) => line);
    // The drill of the server that runs, without its backup.
    expect(text).toContain("Every table is as it was.");
    expect(seen).toEqual([
      "live 200",
      "key 200",
      "metrics 404",
      "plain 308 https://localhost/",
      "web 200",
      "web 200",
      "other 200",
      "restored 200",
    ]);
    expect(text).toContain("SUCCESS");
  },
);
