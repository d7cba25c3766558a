import { tmpdir } from "node:os";
import { join } from "node:path";
import { argv } from "node:process";
import { ensurePrismaClient } from "../scripts/setup/prisma-client.ts";

// npm run bench:<name> [-- options]: make what the code of the benches is compiled against, then run one of them.
const [name] = argv.splice(2, 1);
await ensurePrismaClient(join(import.meta.dirname, ".."), join(tmpdir(), "credence-bench-prisma.log"));
await import(`./${name}.ts`);
