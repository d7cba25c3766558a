import { parentPort, workerData } from "node:worker_threads";
import { buildEpoch } from "../domains/epochs/index.ts";
import { buildListTree } from "../domains/lists/index.ts";
import type { ThreadJob } from "./trees.ts";

// The program of the thread that builds a tree: hashing a million leaves would block a process for seconds.
const { epoch, listTree } = workerData as ThreadJob; // What runThread passes.
const report = (progress: number) => parentPort?.postMessage({ progress });
const result = epoch ? await buildEpoch(epoch) : listTree && (await buildListTree(listTree, report));
parentPort?.postMessage({ result });
