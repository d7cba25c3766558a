import { env } from "node:process";
import { createMigration, migrate } from "./migrate.ts";

// npm run migration -- <name>: write a migration for what changed in prisma/schema, and apply it.
const [name] = process.argv.slice(2);
const url = env.DATABASE_URL;
if (!name || !url) {
  console.error("usage: DATABASE_URL=postgres://… npm run migration -- <name>   (an empty scratch database does)");
  process.exit(2);
}
const created = await createMigration(url, name, new Date());
console.log(created ? `Wrote prisma/migrations/${created}.` : "The schema has not changed.");
await migrate(url);
