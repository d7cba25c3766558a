import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** Files that the build generates from routes. */
const generated = ["/apple-icon.png", "/card.png", "/favicon.ico", "/icon.svg", "/manifest.webmanifest", "/robots.txt"];

/** Paths of static files: scripts, styles and fonts of the build, icons, and the folder `public`. */
export function pageFiles(root: string): ReadonlySet<string> {
  return new Set([
    ...generated,
    ...filesBelow(join(root, ".next/static"), "/_next/static"),
    ...filesBelow(join(root, "public"), ""),
  ]);
}

/** Throws unless the pages were built for the path of PUBLIC_ORIGIN: links and scripts in them begin with it. */
export function requireBuiltFor(root: string, basePath: string): void {
  const manifest = join(root, ".next/routes-manifest.json");
  // Without a build, loading the pages says so.
  if (!existsSync(manifest)) return;
  const built: string = JSON.parse(readFileSync(manifest, "utf8")).basePath ?? "";
  if (built === basePath) return;
  const named = (path: string) => (path === "" ? "no path" : `the path ${path}`);
  throw new Error(
    `PUBLIC_ORIGIN has ${named(basePath)}, and the pages were built for ${named(built)}: run npm run build with this PUBLIC_ORIGIN.`,
  );
}

function filesBelow(folder: string, path: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const below = `${path}/${entry.name}`;
    return entry.isDirectory() ? filesBelow(join(folder, entry.name), below) : [encodeURI(below)];
  });
}
