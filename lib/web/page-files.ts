import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";

/** Drawn or written when the pages are built, and the same for everybody. */
const drawn = ["/apple-icon", "/card.png", "/favicon.ico", "/icon.svg", "/manifest.webmanifest", "/robots.txt"];

/** The paths below `root` that are answered with a file: scripts, styles and fonts of the build, icons, what lies in `public`. */
export function pageFiles(root: string): ReadonlySet<string> {
  return new Set([
    ...drawn,
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
