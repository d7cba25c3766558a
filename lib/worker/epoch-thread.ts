import { parentPort, workerData } from "node:worker_threads";
import { buildEpoch, type EpochJob } from "../domains/epochs/index.ts";

// The program of the thread that builds an epoch: hashing a million rows would block a process for seconds.
const built = await buildEpoch(workerData as EpochJob); // What createEpoch passes.
parentPort?.postMessage(built);
