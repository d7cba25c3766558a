import { existsSync, mkdtempSync, readFileSync } from "node:fs";
import type { Server } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Api } from "../../lib/api/create-api.ts";
import type { Endpoint } from "../../lib/api/define-endpoint.ts";
import { createNodeServer } from "../../lib/api/node-adapter.ts";
import { startGuard } from "../../scripts/processes/guard.ts";
import { freePort } from "../../scripts/processes/ports.ts";
import { until } from "../setup/until.ts";

const root = join(import.meta.dirname, "../..");

export interface Door {
  port: number;
  close: () => Promise<void>;
}

/** The Node door in this process. */
export async function openNodeDoor(api: () => Api): Promise<Door> {
  const server = createNodeServer(api, (_, response) => response.writeHead(404).end());
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    port: portOf(server),
    close: async () => {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
    },
  };
}

/** The Next door: `next start` alone, on what `next build` made, in a process of its own. */
export async function openNextDoor(env: Record<string, string>): Promise<Door> {
  if (!existsSync(join(root, ".next/BUILD_ID"))) {
    throw new Error("There is no build of the pages. `npm test` makes one before it runs the tests.");
  }
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), "credence-next-"));
  const log = join(folder, "log");
  // Next starts a process below this one: the guard ends both, also when the tests are stopped.
  const guard = await startGuard();
  guard.removeAtEnd(folder);
  const next = await guard.start({
    id: "next",
    command: process.execPath,
    args: [
      join(root, "node_modules/next/dist/bin/next"),
      ...["start", "--hostname", "127.0.0.1", "--port", String(port)],
    ],
    cwd: root,
    env: { PATH: process.env.PATH ?? "", NEXT_TELEMETRY_DISABLED: "1", ...env, NODE_ENV: "production" },
    log,
    stopSignal: "SIGKILL",
    graceMs: 0,
  });
  let hasEnded = false;
  void next.exited.then(() => {
    hasEnded = true;
  });
  await until(() => {
    const output = readFileSync(log, "utf8");
    if (hasEnded) throw new Error(`next start ended:\n${output}`);
    return output.includes("Ready in");
  });
  return { port, close: guard.close };
}

function portOf(server: Server): number {
  const address = server.address();
  if (typeof address !== "object" || address === null) throw new Error("The server does not listen.");
  return address.port;
}

/** A path of an endpoint with every parameter replaced. */
export function fillPath(endpoint: Pick<Endpoint, "path">, value: string): string {
  return endpoint.path.replaceAll(/\{\w+\}/g, value);
}
