import type { Pool } from "pg";
import { createPool } from "../lib/core/db.ts";
import { type Env, parseEnv } from "../lib/core/env.ts";
import { isServiceError } from "../lib/core/errors.ts";
import { checkName } from "../lib/domains/identities/index.ts";
import { parseNumbers } from "../scripts/command-line.ts";
import { insertIdentities } from "../tests/factories/identities.ts";
import { recordedNames } from "../tests/factories/recorded-names.ts";
import { addressNumber } from "../tests/factories/scores.ts";
import { printTable, quantile } from "./support/table.ts";
import { inWorld } from "./support/world.ts";

const options = parseNumbers(
  `usage: npm run bench:names [-- --names 100000 --checks 100000]

Measure check-name over names of which half are minted: taken, free, invalid and hostile ones. Prints the queries of a check,
suggestions included, and its time.`,
  { names: 100_000, checks: 100_000 },
);
const { names, checks } = options;
const CHUNK = 10_000;
const AT_ONCE = 8;
/** Required, but unused. */
const KEY = `0x${"11".repeat(32)}`;

await inWorld((world) => world.withDatabase(run));

async function run(databaseUrl: string): Promise<void> {
  const pool = createPool(databaseUrl, AT_ONCE);
  await mintNames(pool);
  const keys = { RECEIPT_SIGNER_KEY: KEY, SESSION_SECRET: KEY, ENCRYPTION_KEY: KEY };
  const env = parseEnv({ DATABASE_URL: databaseUrl, ...keys });
  const wild = recordedNames();
  const measured: Measured = { queries: 0, most: 0, invalid: 0, took: [] };
  const work = async (first: number) => {
    for (let i = first; i < checks; i += AT_ONCE) await checkOne(pool, env, nameOf(i, wild), measured);
  };
  const begun = performance.now();
  await Promise.all(Array.from({ length: AT_ONCE }, (_, i) => work(i)));
  report(measured, (performance.now() - begun) / 1000);
  await pool.end();
  if (measured.most > 1) throw new Error("A check cost more than one query.");
}

/** Mint every second name. */
async function mintNames(pool: Pool): Promise<void> {
  console.log(`Minting ${(names / 2).toLocaleString("en")} of ${names.toLocaleString("en")} names …`);
  for (let from = 0; from < names; from += CHUNK) {
    const minted = Array.from({ length: CHUNK / 2 }, (_, i) => ({
      name: `name-${from + i * 2}`,
      owner: addressNumber(from + i),
    }));
    await insertIdentities(pool, minted);
  }
  await pool.query("analyze identity");
}

/** The name of a check: half of them well-formed, a quarter invalid, a quarter from the wild. */
function nameOf(check: number, wild: readonly string[]): string {
  const number = (check * 7_919) % names;
  if (check % 4 === 3) return wild[check % wild.length] ?? "";
  return check % 4 === 2 ? `Name--${number}` : `name-${number}`;
}

interface Measured {
  queries: number;
  /** Most queries of one check. */
  most: number;
  invalid: number;
  /** Milliseconds of each check. */
  took: number[];
}

async function checkOne(pool: Pool, env: Env, name: string, measured: Measured): Promise<void> {
  const counted = countQueries(pool);
  const begun = performance.now();
  await checkName({ env, now: new Date(), pg: counted.pool }, { name }).catch((error: unknown) => {
    if (!isServiceError(error) || error.code !== "INVALID_NAME_FORMAT") throw error;
    measured.invalid++;
  });
  measured.took.push(performance.now() - begun);
  measured.queries += counted.queries();
  measured.most = Math.max(measured.most, counted.queries());
}

function report({ queries, most, invalid, took }: Measured, seconds: number): void {
  const figures = {
    names: names.toLocaleString("en"),
    checks: checks.toLocaleString("en"),
    invalid: invalid.toLocaleString("en"),
    "queries a check": (queries / checks).toFixed(3),
    "at most": String(most),
    "checks a second": Math.round(checks / seconds).toLocaleString("en"),
    p50: `${quantile(took, 0.5).toFixed(2)} ms`,
    p99: `${quantile(took, 0.99).toFixed(2)} ms`,
  };
  printTable(Object.keys(figures), [Object.values(figures)]);
}

/** A proxy of the pool that counts queries. */
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
