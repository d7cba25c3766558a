import { tmpdir } from "node:os";
import { join } from "node:path";
import { argv } from "node:process";
import { ensurePrismaClient } from "../scripts/setup/prisma-client.ts";

// npm run bench:<name> [-- options]: generate the Prisma client, then run one bench.
const [name] = argv.splice(2, 1);
await ensurePrismaClient(join(import.meta.dirname, ".."), join(tmpdir(), "credence-bench-prisma.log"));
await import(`./${name}.ts`);
