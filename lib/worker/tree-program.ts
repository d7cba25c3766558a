import { buildEpoch } from "../domains/epochs/index.ts";
import { buildListTree } from "../domains/lists/index.ts";
import type { ProgramMessage, TreeJob } from "./trees.ts";

// The program that builds a tree: hashing a million leaves would block the worker for seconds, and its memory would stay with it.

const send = (message: ProgramMessage, sent?: () => void) => process.send?.(message, undefined, undefined, sent);
/** Without its worker nobody waits for the tree. The end of its connection rolls its transaction back. */
const end = () => process.exit();

process.once("disconnect", end);
process.once("message", async ({ epoch, listTree }: TreeJob) => {
  const build = () =>
    epoch ? buildEpoch(epoch) : listTree && buildListTree(listTree, (progress) => send({ progress }));
  try {
    send({ result: await build() }, end);
  } catch (error) {
    send({ error }, end);
  }
});
