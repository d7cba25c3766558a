import type { Pool } from "pg";
import { createPool } from "../lib/core/db.ts";
import { parseEnv } from "../lib/core/env.ts";
import { isServiceError } from "../lib/core/errors.ts";
import { checkName } from "../lib/domains/identities/index.ts";
import { parseNumbers } from "../scripts/command-line.ts";
import { insertIdentities, recordedNames } from "../tests/factories/identities.ts";
import { addressNumber } from "../tests/factories/scores.ts";
import { printTable } from "./support/table.ts";
import { inWorld } from "./support/world.ts";

const options = parseNumbers(
  `usage: npm run bench:names [-- --names 100000 --checks 100000]

Measure check-name over names of which half are minted: taken, free, invalid and hostile ones. Prints the queries of a check,
suggestions included, and its time.`,
  { names: 100_000, checks: 100_000 },
);
const names = options.names;
const checks = options.checks;
const CHUNK = 10_000;
const AT_ONCE = 8;
/** Nothing is signed here. */
const KEY = `0x${"11".repeat(32)}`;

await inWorld((world) => world.withDatabase(run));

async function run(databaseUrl: string): Promise<void> {
  const pool = createPool(databaseUrl, AT_ONCE);
  console.log(`Minting ${(names / 2).toLocaleString("en")} of ${names.toLocaleString("en")} names …`);
  for (let from = 0; from < names; from += CHUNK) {
    const chunk = Array.from({ length: CHUNK / 2 }, (_, i) => `name-${from + i * 2}`);
    await insertIdentities(
      pool,
      chunk.map((name, i) => ({ name, owner: addressNumber(from + i) })),
    );
  }
  await pool.query("analyze identity");
  const env = parseEnv({
    DATABASE_URL: databaseUrl,
    RECEIPT_SIGNER_KEY: KEY,
    SESSION_SECRET: KEY,
    ENCRYPTION_KEY: KEY,
  });
  const wild = recordedNames();
  const ask = (i: number): string => {
    const number = (i * 7_919) % names;
    if (i % 4 === 3) return wild[i % wild.length] ?? "";
    return i % 4 === 2 ? `Name--${number}` : `name-${number}`;
  };
  let queries = 0;
  let most = 0;
  let refused = 0;
  const took: number[] = [];
  const work = async (first: number) => {
    for (let i = first; i < checks; i += AT_ONCE) {
      const counted = countQueries(pool);
      const begun = performance.now();
      await checkName({ env, now: new Date(), pg: counted.pool }, { name: ask(i) }).catch((error: unknown) => {
        if (!isServiceError(error) || error.code !== "INVALID_NAME_FORMAT") throw error;
        refused++;
      });
      took.push(performance.now() - begun);
      queries += counted.queries();
      most = Math.max(most, counted.queries());
    }
  };
  const begun = performance.now();
  await Promise.all(Array.from({ length: AT_ONCE }, (_, i) => work(i)));
  const seconds = (performance.now() - begun) / 1000;
  took.sort((a, b) => a - b);
  const at = (share: number) => `${(took[Math.floor(share * (took.length - 1))] ?? 0).toFixed(2)} ms`;
  printTable(
    ["names", "checks", "no name at all", "queries a check", "at most", "checks a second", "p50", "p99"],
    [
      [
        names.toLocaleString("en"),
        checks.toLocaleString("en"),
        refused.toLocaleString("en"),
        (queries / checks).toFixed(3),
        String(most),
        Math.round(checks / seconds).toLocaleString("en"),
        at(0.5),
        at(0.99),
      ],
    ],
  );
  await pool.end();
  if (most > 1) throw new Error("A check cost more than one query.");
}

/** The pool, and how often it was asked through this face of it. */
function countQueries(pool: Pool): { pool: Pool; queries: () => number } {
  let queries = 0;
  const counted = new Proxy(pool, {
    get(target, property) {
      if (property === "query") queries++;
      const value: unknown = Reflect.get(target, property);
      return typeof value === "function" ? value.bind(target) : value;
    },
  });
  return { pool: counted, queries: () => queries };
}
