import { accessSync, constants } from "node:fs";

/** Where distributions put Chromium. */
const systemPaths = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];

/** The Chromium browser tests use: CHROMIUM_PATH, else the system's, else the one from npm. */
export async function findChromium(chosen: string | undefined): Promise<string> {
  if (chosen) return chosen;
  const installed = systemPaths.find(isExecutable);
  if (installed) return installed;
  const { default: chromium } = await import("@sparticuz/chromium");
  return chromium.executablePath();
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
