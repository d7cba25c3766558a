import { parseCommandLine } from "../command-line.ts";
import { migrate } from "./migrate.ts";
import { createMigration } from "./schema-engine.ts";

const usage = `usage: DATABASE_URL=postgres://… npm run migration -- <name>

Write a migration for the changes in prisma/schema, and apply it. Afterwards npm run generate writes the client. DATABASE_URL names an empty scratch database.`;
const { positionals, fail } = parseCommandLine(usage, {}, 1);
const name = positionals[0] ?? fail("The name is missing.");
const url = process.env.DATABASE_URL ?? fail("DATABASE_URL is missing.");
const created = await createMigration(url, name, new Date());
console.log(created ? `Wrote prisma/migrations/${created}.` : "The schema has not changed.");
await migrate(url);
