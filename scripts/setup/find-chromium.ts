import { spawnSync } from "node:child_process";
import { accessSync, constants } from "node:fs";
import { env } from "node:process";

/** Where distributions put Chromium. */
const systemPaths = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];

/**
 * A Chromium: that of CHROMIUM_PATH, else the system's, else npm's, or the last two in reverse. npm's
 * has the same version everywhere, is headless, and takes half the system's time for the same pages; it is
 * unpacked into `folder`.
 */
export async function findChromium(
  chosen: string | undefined,
  folder: string,
  first: "system" | "npm" = "system",
): Promise<string> {
  if (chosen) return chosen;
  const installed = systemPaths.find(isExecutable);
  if (installed && first === "system") return installed;
  const path = await unpackChromium(folder);
  // It is built for one system and processor.
  const runs = spawnSync(path, ["--version"], { stdio: "ignore" }).status === 0;
  return installed && !runs ? installed : path;
}

/** Unpack it here: by default the package would run any file of its name in the temporary folder (security). */
async function unpackChromium(folder: string): Promise<string> {
  const { default: chromium } = await import("@sparticuz/chromium");
  const { TMPDIR: before } = env;
  env.TMPDIR = folder;
  try {
    return await chromium.executablePath();
  } finally {
    if (before === undefined) delete env.TMPDIR;
    else env.TMPDIR = before;
  }
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
