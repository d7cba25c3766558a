import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";

/** Files that the build generates from routes. */
const generated = ["/apple-icon", "/card.png", "/favicon.ico", "/icon.svg", "/manifest.webmanifest", "/robots.txt"];

/** Paths of static files: scripts, styles and fonts of the build, icons, and the folder `public`. */
export function pageFiles(root: string): ReadonlySet<string> {
  return new Set([
    ...generated,
    ...filesBelow(join(root, ".next/static"), "/_next/static"),
    ...filesBelow(join(root, "public"), ""),
  ]);
}

function filesBelow(folder: string, path: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const below = `${path}/${entry.name}`;
    return entry.isDirectory() ? filesBelow(join(folder, entry.name), below) : [encodeURI(below)];
  });
}
