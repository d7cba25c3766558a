import { argv } from "node:process";

// npm run bench:<name> [-- options]: run one bench.
const [name] = argv.splice(2, 1);
await import(`./${name}.ts`);
