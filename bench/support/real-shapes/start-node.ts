import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { bundle } from "../bundle.ts";

const root = join(import.meta.dirname, "../../..");

/** Start a node with so many blocks of so many transactions in mainnet's shape; it ends when it is disconnected. */
export async function startShapesNode(
  folder: string,
  { blocks, transactions }: { blocks: number; transactions: number },
): Promise<{ node: ChildProcess; url: string; logs: number; bytes: number }> {
  const program = await bundle("bench/support/real-shapes/node.ts", "real-shapes-node");
  const node = fork(program, [root, join(folder, "blocks.json"), String(blocks), String(transactions)]);
  // The only message of the process.
  const [made] = (await once(node, "message")) as [{ port: number; logs: number; bytes: number }];
  return { node, url: `http://127.0.0.1:${made.port}`, logs: made.logs, bytes: made.bytes };
}
