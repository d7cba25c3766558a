import { execFileSync } from "node:child_process";
import { chownSync, lchownSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { StartError } from "../start-error.ts";

/** A system user by number, as spawn takes it. */
export interface SystemUser {
  name: string;
  uid: number;
  gid: number;
}

/** The user created for the database if the machine has no `postgres`. */
const OWN_USER = "credence";

/**
 * The user of PostgreSQL, which does not run as root: `postgres` if the machine has one, else `credence`,
 * which is created (a system user without home, password or shell), else `nobody`. Null if this process is not root.
 */
export function databaseUser(): SystemUser | null {
  if (process.getuid?.() !== 0) return null;
  const found = lookUp("postgres") ?? lookUp(OWN_USER) ?? create() ?? lookUp("nobody");
  if (!found) {
    throw new StartError(
      "PostgreSQL does not run as root, and no system user could be created for it. Start as an ordinary user, or set DATABASE_URL.",
    );
  }
  return found;
}

/** Whether the user can do this (a condition of `test`, such as `-x`) with the path. */
export function userCan(user: SystemUser, condition: "-r" | "-w" | "-x", path: string): boolean {
  try {
    execFileSync("/bin/sh", ["-c", `test ${condition} "$1"`, "sh", path], {
      uid: user.uid,
      gid: user.gid,
      cwd: "/",
      stdio: "ignore",
    });
    return true;
  } catch {
    return false;
  }
}

function lookUp(name: string): SystemUser | null {
  for (const line of readFileSync("/etc/passwd", "utf8").split("\n")) {
    const [entry, , uid, gid] = line.split(":");
    if (entry === name && Number(uid) > 0) return { name, uid: Number(uid), gid: Number(gid) };
  }
  return null;
}

function create(): SystemUser | null {
  // useradd on most systems, adduser in BusyBox.
  const commands: [string, string[]][] = [
    ["useradd", ["--system", "--user-group", "--no-create-home", "--shell", "/usr/sbin/nologin", OWN_USER]],
    ["adduser", ["-S", "-D", "-H", OWN_USER]],
  ];
  for (const [command, args] of commands) {
    try {
      execFileSync(command, args, { stdio: "ignore" });
      return lookUp(OWN_USER);
    } catch {
      // Absent, or not allowed here: try the next command.
    }
  }
  return null;
}

/** Gives a folder with all its contents to a user; does nothing without one. */
export function giveFolder(owner: SystemUser | null, folder: string): void {
  if (!owner) return;
  chownSync(folder, owner.uid, owner.gid);
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    lchownSync(join(entry.parentPath, entry.name), owner.uid, owner.gid);
  }
}
