import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { join } from "node:path";
import type { Endpoint } from "../../lib/api/declaration/define-endpoint.ts";
import { createNodeServer, fromNode, toNode } from "../../lib/api/node-adapter.ts";
import type { Api } from "../../lib/api/serve.ts";
import { answerSystemRoute } from "../../lib/api/system-routes.ts";
import { listen } from "../../scripts/processes/listen.ts";
import { freePort } from "../../scripts/processes/ports.ts";

const root = join(import.meta.dirname, "../..");

export interface OpenAdapter {
  port: number;
  close: () => Promise<void>;
}

/** The Node adapter in this process: the API and, with what they read, the system routes. */
export async function openNodeAdapter(
  api: () => Api,
  { basePath = "", base }: { basePath?: string; base?: Parameters<typeof answerSystemRoute>[1] } = {},
): Promise<OpenAdapter> {
  const answerRest = async (request: IncomingMessage, response: ServerResponse) => {
    const answer = base && (await answerSystemRoute(fromNode(request, api().clientOf), base));
    if (answer) toNode(answer, request, response);
    else response.writeHead(404).end();
  };
  return listen(createNodeServer(api, (...exchange) => void answerRest(...exchange), { basePath }));
}

/** The Next adapter: `next start` alone, on what `next build` made, in a process of its own. */
export async function openNextAdapter(env: Record<string, string>): Promise<OpenAdapter> {
  if (!existsSync(join(root, ".next/BUILD_ID"))) {
    throw new Error("There is no build of the pages. `npm test` makes one before it runs the tests.");
  }
  const port = await freePort();
  const child = spawn(
    process.execPath,
    [join(root, "node_modules/next/dist/bin/next"), "start", "--hostname", "127.0.0.1", "--port", String(port)],
    {
      cwd: root,
      // Next starts a process below this one: both end with their group.
      detached: true,
      stdio: ["ignore", "pipe", "pipe"],
      env: { PATH: process.env.PATH ?? "", NEXT_TELEMETRY_DISABLED: "1", ...env, NODE_ENV: "production" },
    },
  );
  const exited = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  let output = "";
  await new Promise<void>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      if (output.includes("Ready in")) resolve();
    };
    child.stdout.on("data", read);
    child.stderr.on("data", read);
    void exited.then(() => reject(new Error(`next start ended:\n${output}`)));
  });
  return {
    port,
    close: async () => {
      if (child.pid) process.kill(-child.pid, "SIGKILL");
      await exited;
    },
  };
}

/** A path of an endpoint with every parameter replaced. */
export function fillPath(endpoint: Pick<Endpoint, "path">, value: string): string {
  return endpoint.path.replaceAll(/\{\w+\}/g, value);
}
