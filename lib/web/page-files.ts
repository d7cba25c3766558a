import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { installCommand, WALLETCONNECT_PACKAGE } from "../core/optional-package.ts";

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

/** The declared path of a page, such as `/profile/[identity]`, by the path of a request; undefined for paths without a page. */
export function pageRoutes(root: string): (path: string) => string | undefined {
  const manifest = join(root, ".next/routes-manifest.json");
  if (!existsSync(manifest)) return () => undefined;
  const { staticRoutes, dynamicRoutes } = JSON.parse(readFileSync(manifest, "utf8"));
  const routes: { page: string; regex: string }[] = [...staticRoutes, ...dynamicRoutes];
  const known = routes.map(({ page, regex }) => ({ page, regex: new RegExp(regex) }));
  return (path) => known.find(({ regex }) => regex.test(path))?.page;
}

/**
 * Throws unless the pages were built for these settings: their links and scripts begin with the path of PUBLIC_ORIGIN, and they may
 * lack WalletConnect.
 */
export function requireBuiltFor(root: string, wanted: { basePath: string; walletConnect: boolean }): void {
  const manifest = join(root, ".next/required-server-files.json");
  // Without a build, loading the pages says so.
  if (!existsSync(manifest)) return;
  const { basePath = "", env } = JSON.parse(readFileSync(manifest, "utf8")).config;
  const named = (path: string) => (path === "" ? "no path" : `the path ${path}`);
  if (basePath !== wanted.basePath) {
    throw new Error(
      `PUBLIC_ORIGIN has ${named(wanted.basePath)}, and the pages were built for ${named(basePath)}: run npm run build with this PUBLIC_ORIGIN.`,
    );
  }
  if (wanted.walletConnect && env.WALLETCONNECT_BUILT !== "true") {
    throw new Error(
      `WALLETCONNECT_PROJECT_ID is set, and the pages were built without WalletConnect: run ${installCommand(root, WALLETCONNECT_PACKAGE)}, then npm run build.`,
    );
  }
}

function filesBelow(folder: string, path: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const below = `${path}/${entry.name}`;
    return entry.isDirectory() ? filesBelow(join(folder, entry.name), below) : [encodeURI(below)];
  });
}
