import { execFile } from "node:child_process";
import { accessSync, chmodSync, constants, mkdirSync, writeFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { bundleProgram } from "../setup/bundle.ts";

const root = join(import.meta.dirname, "../..");

/**
 * Commands of npm that examples may name and that are not run for them: other tests run them, or they would end what the test
 * runs on. All other scripts are run.
 */
const lookedUpOnly = ["start", "test", "reset", "check", "build", "drill"];

/** What replaces `npm` where examples run: the same scripts, without npm's own words, in the reader's folder. */
const npm = (programs: ReadonlyMap<string, string>) => `#!/bin/sh
case "$1" in start | test | ci) exit 0 ;; esac
# Who names files of secrets has set none of them.
[ -z "\${DATABASE_URL_FILE-}" ] || unset DATABASE_URL SESSION_SECRET RECEIPT_SIGNER_KEY
script=$2
shift 2
[ "$1" = -- ] && shift
case "$script" in
  ${lookedUpOnly.join(" | ")}) exit 0 ;;
  import) export DATABASE_URL="$EMPTY_DATABASE_URL" ;;
esac
case "$script" in
  ${[...programs].map(([script, file]) => `${script}) exec "${process.execPath}" "${file}" "$@" ;;`).join("\n  ")}
esac
exec "${process.execPath}" --import "${join(root, "node_modules/tsx/dist/loader.mjs")}" "${join(root, "scripts")}/$script.ts" "$@"
`;

/** And for \`curl\`: an answer that is no success ends the example. */
const curl = (program: string) => `#!/bin/sh
exec "${program}" --fail-with-body --silent --show-error "$@"
`;

/** And for \`docker\`, which runs no containers here: each service that a command names exists in compose.yaml. */
const docker = `#!/bin/sh
[ "$1" = compose ] || { echo "not docker compose: $*" >&2; exit 1; }
shift
while [ $# -gt 0 ]; do
  case "$1" in
    up | stop | build | ps | logs) subcommand=$1; shift; break ;;
    exec | run) subcommand=$1; shift; break ;;
    --profile) grep -q "profiles: \\[$2\\]" "${join(root, "compose.yaml")}" || exit 1; shift 2 ;;
    *) echo "not a command of docker compose here: $1" >&2; exit 1 ;;
  esac
done
while [ $# -gt 0 ]; do
  case "$1" in
    --entrypoint | --scale) shift 2; continue ;;
    --*) shift; continue ;;
  esac
  grep -q "^  $1:$" "${join(root, "compose.yaml")}" || { echo "compose.yaml has no service $1" >&2; exit 1; }
  case "$subcommand" in exec | run) break ;; esac
  shift
done
if [ "$subcommand" = exec ]; then shift; for word; do case "$word" in scripts/*) [ -e "${root}/$word" ] || exit 1 ;; esac; done; fi
`;

/** And for what would change this machine: users, units, and a database whose role is the one of this test. */
const useradd = `#!/bin/sh
exit 0
`;
const systemctl = `#!/bin/sh
for word; do
  case "$word" in credence-*) [ -e "$HOME/etc/systemd/system/\${word%%@*}@.service" ] || exit 1 ;; esac
done
`;
const runuser = `#!/bin/sh
grep -Eq "create role credence login password '[0-9a-f]+'" || exit 1
rm -f "$HOME/etc/credence/secrets/database_url"
echo "$DATABASE_URL" >"$HOME/etc/credence/secrets/database_url"
`;

/** Where a program is; null if it is not installed. */
export function find(program: string): string | null {
  for (const folder of (process.env.PATH ?? "").split(delimiter)) {
    try {
      accessSync(join(folder, program), constants.X_OK);
      return join(folder, program);
    } catch {
      // The next folder may have it.
    }
  }
  return null;
}

/** Scripts that several examples run. */
const bundled = {
  ...{ admin: "scripts/admin.ts", export: "scripts/export.ts", import: "scripts/import.ts", key: "scripts/key.ts" },
  ...{ validity: "lab/validity.ts", verify: "scripts/verify.ts" },
};

/** Put the stand-ins into a folder. Returns the PATH with them in front. */
export async function standIns(folder: string): Promise<string> {
  const programs = new Map<string, string>();
  for (const [script, program] of Object.entries(bundled)) programs.set(script, await bundleProgram(program));
  mkdirSync(folder);
  const write = (name: string, text: string) => {
    writeFileSync(join(folder, name), text);
    chmodSync(join(folder, name), 0o755);
  };
  write("npm", npm(programs));
  for (const [name, text] of Object.entries({ docker, useradd, systemctl, runuser })) write(name, text);
  const real = find("curl");
  if (real) write("curl", curl(real));
  return [folder, process.env.PATH ?? ""].join(delimiter);
}

/** Run a program to its end. Fails with what it said where it ends with another code than 0. */
export function runTo(
  program: string,
  args: string[],
  options: { cwd: string; env: NodeJS.ProcessEnv },
): Promise<string> {
  return new Promise((resolve, reject) => {
    execFile(program, args, { ...options, maxBuffer: 64 * 1024 * 1024 }, (error, out, err) => {
      if (error) reject(new Error(`${program} ended with ${error.code}\n${out.slice(-4_000)}\n${err.slice(-4_000)}`));
      else resolve(out);
    });
  });
}
