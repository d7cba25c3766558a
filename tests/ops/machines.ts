import { type ChildProcess, spawn } from "node:child_process";
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { databaseUser, giveFolder } from "../../scripts/database/system-user.ts";
import { freePort } from "../../scripts/processes/ports.ts";
import { contextFiles, copyBuild } from "./image.ts";

// Machines of docs/scaling.md as folders of this one: each has ports, a checkout or a PostgreSQL of its own, and runs the page's
// commands with names, ports and paths replaced by these.

const root = join(import.meta.dirname, "../..");

/** Debian's newest PostgreSQL with the programs of the page. */
const postgresPrograms = existsSync("/usr/lib/postgresql")
  ? readdirSync("/usr/lib/postgresql")
      .map((version) => `/usr/lib/postgresql/${version}/bin`)
      .filter((bin) => ["initdb", "pg_ctl", "pg_basebackup", "psql"].every((name) => existsSync(join(bin, name))))
      .at(-1)
  : undefined;
const onPath = (program: string) =>
  (process.env.PATH ?? "").split(delimiter).some((folder) => existsSync(join(folder, program)));

/** What of Debian's packages the commands need and this machine lacks. */
export const missingPrograms = [
  ...["curl", "openssl", "redis-server"].filter((program) => !onPath(program)),
  ...(postgresPrograms ? [] : ["postgresql"]),
];

export interface Machine {
  /** Of its web process, PostgreSQL or Redis. */
  port: number;
  /** Runs commands to their end and returns what they print. Throws if one fails. */
  run(commands: string): Promise<string>;
  /** Starts commands whose last one stays in the foreground. */
  start(commands: string): Process;
}

export interface Process {
  output(): string;
  hasEnded(): boolean;
  /** Resolves when it has ended. */
  signal(signal: NodeJS.Signals): Promise<void>;
}

export interface Machines {
  checkout(name: string): Promise<Machine>;
  postgres(name: string): Promise<Machine>;
  redis(name: string): Promise<Machine>;
  /** Replaces a text of the page on all machines, before those of machines. */
  replace(from: string, to: string): void;
  close(): Promise<void>;
}

interface Place {
  folder: string;
  env: Readonly<Record<string, string>>;
  /** Of this machine alone. */
  replacements?: readonly [string, string][];
  user?: { uid: number; gid: number } | null;
}

export function startMachines(): Machines {
  const scratch = mkdtempSync(join(tmpdir(), "credence-machines-"));
  // PostgreSQL's user passes.
  chmodSync(scratch, 0o755);
  const replacements: [string, string][] = [];
  const running: Process[] = [];
  const atEnd: (() => Promise<unknown>)[] = [];
  writeStandIns(join(scratch, "bin"));

  function machine(port: number, { folder, env, replacements: own = [], user }: Place): Machine {
    const begin = (commands: string): ChildProcess => {
      const text = [...own, ...replacements].reduce((result, [from, to]) => result.replaceAll(from, to), commands);
      const path = [join(scratch, "bin"), ...(postgresPrograms ? [postgresPrograms] : []), process.env.PATH];
      return spawn("bash", ["-euo", "pipefail", "-c", text], {
        cwd: folder,
        env: { PATH: path.join(delimiter), HOME: folder, NODE_ENV: "production", ...env },
        detached: true,
        stdio: ["ignore", "pipe", "pipe"],
        ...(user && { uid: user.uid, gid: user.gid }),
      });
    };
    return {
      port,
      async run(commands) {
        const child = watch(begin(commands));
        await child.ended;
        if (child.code() !== 0) throw new Error(`These commands failed:\n${commands}\n${child.output()}`);
        return child.output();
      },
      start(commands) {
        const child = begin(commands);
        const { output, ended } = watch(child);
        const hasEnded = () => child.exitCode !== null || child.signalCode !== null;
        const started: Process = {
          output,
          hasEnded,
          async signal(signal) {
            // The shell and all it started.
            if (child.pid && !hasEnded()) process.kill(-child.pid, signal);
            await ended;
          },
        };
        running.push(started);
        return started;
      },
    };
  }

  return {
    replace: (from, to) => replacements.push([from, to]),
    async checkout(name) {
      const [folder, port] = [join(scratch, name), await freePort()];
      copyCheckout(folder);
      replacements.push([`${name}:3000`, `127.0.0.1:${port}`], [`${name}:/opt/credence/`, `${folder}/`]);
      return machine(port, {
        folder,
        env: { PORT: String(port) },
        replacements: [["localhost:3000", `localhost:${port}`]],
      });
    },
    async postgres(name) {
      const [folder, port] = [join(scratch, name), await freePort()];
      const [cluster, user] = [join(folder, "main"), databaseUser()];
      mkdirSync(folder);
      giveFolder(user, folder);
      const env = { PGHOST: folder, PGPORT: String(port), PGUSER: "postgres", CLUSTER: cluster };
      const paths: [string, string][] = [
        ["/etc/postgresql/18/main", cluster],
        ["/var/lib/postgresql/18/main", cluster],
      ];
      replacements.push([`${name}:5432`, `127.0.0.1:${port}`]);
      const one = machine(port, { folder, env, replacements: paths, user });
      atEnd.push(() => one.run("pg_ctlcluster 18 main stop"));
      await one.run(
        `initdb --username postgres --auth-local trust --no-sync -D ${cluster}\npg_ctlcluster 18 main start`,
      );
      return one;
    },
    async redis(name) {
      const [folder, port] = [join(scratch, name), await freePort()];
      mkdirSync(folder);
      replacements.push([`${name}:6379`, `127.0.0.1:${port}`], ["--port 6379", `--port ${port}`]);
      return machine(port, { folder, env: {} });
    },
    async close() {
      for (const one of running.reverse()) await one.signal("SIGTERM");
      for (const end of atEnd) await end();
      rmSync(scratch, { recursive: true });
    },
  };
}

function watch(child: ChildProcess) {
  let text = "";
  const take = (chunk: Buffer) => {
    text += chunk;
  };
  child.stdout?.on("data", take);
  child.stderr?.on("data", take);
  const ended = new Promise<void>((resolve, reject) => {
    child.once("error", reject);
    // When nothing that it started can write any more.
    child.once("close", () => resolve());
  });
  return { output: () => text, code: () => child.exitCode, ended };
}

/** Debian's wrapper of pg_ctl knows clusters in /etc alone; the other machines are folders of this one. */
function writeStandIns(folder: string): void {
  const programs = {
    pg_ctlcluster: `exec pg_ctl "$3" -D "$CLUSTER" -l "$CLUSTER.log" -w -m fast \\
      -o "-p $PGPORT -k $PGHOST -c listen_addresses=127.0.0.1 -c fsync=off" </dev/null >/dev/null 2>&1`,
    scp: 'exec cp "$@"',
  };
  mkdirSync(folder);
  for (const [name, text] of Object.entries(programs)) {
    writeFileSync(join(folder, name), `#!/bin/sh\n${text}\n`, { mode: 0o755 });
  }
}

/** This checkout with its packages and its build, as `npm ci` and `npm run build` leave it. */
function copyCheckout(folder: string): void {
  for (const file of contextFiles()) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    copyFileSync(join(root, file), join(folder, file));
  }
  copyBuild(folder);
  symlinkSync(join(root, "node_modules"), join(folder, "node_modules"));
}
