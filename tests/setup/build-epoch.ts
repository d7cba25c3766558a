import { env } from "node:process";
import { buildEpoch } from "../../lib/domains/epochs/index.ts";

// A process that builds one epoch, of the job in EPOCH_JOB: tests kill it.
await buildEpoch(JSON.parse(env.EPOCH_JOB ?? ""));
