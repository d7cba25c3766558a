import { type ChildProcess, spawn } from "node:child_process";
import { join } from "node:path";
import { freePort } from "../../scripts/processes/ports.ts";
import { bundleProgram } from "../setup/bundle.ts";

const root = join(import.meta.dirname, "../..");
let bundled: Promise<string> | undefined;

export interface ServerProcess {
  port: number;
  child: ChildProcess;
  /** The lines of its log so far. */
  log: () => string;
  /** Its exit code. */
  exited: Promise<number | null>;
}

/** Run server.ts as it is now in a process of its own, on the pages that `npm test` built, or those of a folder. Resolves when it listens. */
export async function startServer(env: Record<string, string>, folder = root): Promise<ServerProcess> {
  bundled ??= Promise.all([bundleProgram("server.ts"), bundleProgram("pages.ts")]).then(([program]) => program);
  const program = await bundled;
  const port = Number(env.PORT ?? (await freePort()));
  const child = spawn(process.execPath, [program], {
    cwd: folder,
    stdio: ["ignore", "pipe", "pipe"],
    env: { PATH: process.env.PATH ?? "", NODE_ENV: "production", ROLE: "web", PORT: String(port), ...env },
  });
  let output = "";
  const exited = new Promise<number | null>((resolve) => {
    child.once("exit", (code, signal) => {
      if (code !== 0 && !child.killed)
        process.stderr.write(`A server ended by itself (${code ?? signal}):\n${output}\n`);
      resolve(code);
    });
  });
  await new Promise<void>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      if (output.includes('"listening"')) resolve();
    };
    child.stdout?.on("data", read);
    child.stderr?.on("data", read);
    void exited.then(() => reject(new Error(`The server ended:\n${output}`)));
  });
  return { port, child, log: () => output, exited };
}
