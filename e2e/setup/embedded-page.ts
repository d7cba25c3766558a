import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build } from "esbuild";
import { buildPackages } from "../../scripts/packages/build.ts";

// Pages of somebody else, with the components of the built packages.

const root = join(import.meta.dirname, "../..");

/** A page that runs a script. */
export const pageOf = (script: string): string =>
  `<!doctype html><html lang="en"><title>Members</title><meta name="color-scheme" content="light dark"><link rel="icon" href="data:,"><body><main></main><script>${script.replaceAll("</script", "<\\/script")}</script>`;

/** Serves a page, which may be made once its origin is known. */
export async function servePage(): Promise<{ origin: string; serve: (page: string) => void; close: () => void }> {
  let served = "";
  const server = createServer((_, response) => response.setHeader("Content-Type", "text/html").end(served));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo; // Of a server that listens on a port.
  const serve = (page: string) => {
    served = page;
  };
  return { origin: `http://127.0.0.1:${port}`, serve, close: () => server.close() };
}

/** The page as one script, with the built packages and the React of this repository. */
export async function bundlePage(source: string): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), "credence-embed-"));
  try {
    await buildPackages(folder, { types: false });
    const { outputFiles } = await build({
      stdin: { contents: source, loader: "jsx", resolveDir: root },
      alias: {
        "@credence/client": join(folder, "client/dist/index.js"),
        "@credence/react": join(folder, "react/dist/index.js"),
      },
      nodePaths: [join(root, "node_modules")],
      tsconfigRaw: {},
      define: { "process.env.NODE_ENV": '"production"' },
      bundle: true,
      minify: true,
      jsx: "automatic",
      write: false,
    });
    return outputFiles[0]?.text ?? "";
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
