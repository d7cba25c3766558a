import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { type SystemUser, userCan } from "../../scripts/database/system-user.ts";

const root = join(import.meta.dirname, "../..");

/** A command as an ordinary user on a read-only file system, with a writable folder for temporary files only: `/mnt`. */
export function isolated(command: readonly string[]): [string, string[]] {
  const script = 'mount -t tmpfs -o mode=1777 tmpfs /mnt && mount -o remount,bind,ro / && exec "$@"';
  const user: SystemUser = { name: "nobody", uid: 65534, gid: 65534 };
  // In a checkout below a private home folder nobody else could read the packages.
  const asUser = process.getuid?.() === 0 && userCan(user, "-x", root);
  const drop = asUser ? ["setpriv", "--reuid=65534", "--regid=65534", "--clear-groups"] : [];
  const namespaces = process.getuid?.() === 0 ? ["-m"] : ["-rm"];
  return ["unshare", [...namespaces, "sh", "-c", script, "sh", ...drop, ...command]];
}

/** Not in a container, nor where the system gives ordinary users no namespaces of their own. */
export const canIsolate = spawnSync(...isolated(["true"])).status === 0;
