// Loaded into a measured process by NODE_OPTIONS: on SIGUSR2 it collects garbage and writes process.memoryUsage() to a file.
import { renameSync, writeFileSync } from "node:fs";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

const file = process.env.BENCH_MEMORY_FILE;
setFlagsFromString("--expose-gc");
const collect = runInNewContext("gc");

process.on("SIGUSR2", () => {
  collect();
  collect();
  // Renamed into place, so that a reader never sees half of it.
  writeFileSync(`${file}.new`, JSON.stringify(process.memoryUsage()));
  renameSync(`${file}.new`, file);
});
