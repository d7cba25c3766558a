import type { Address } from "../lib/core/chains.ts";
import type { Context } from "../lib/core/context.ts";
import { checkAddress } from "../lib/domains/checks/index.ts";
import { boardsOf, getScore } from "../lib/domains/scores/index.ts";
import { parseNumbers } from "../scripts/command-line.ts";
import { insertSubjects, someAddresses } from "../scripts/simulation/insert-subjects.ts";
import { inContext } from "./support/dependencies.ts";
import { machine, median, printTable, quantile } from "./support/table.ts";
import { timed } from "./support/turns.ts";

const options = parseNumbers(
  `usage: npm run bench:check [-- --subjects 10000 --rows 10000 --checks 1000]

Measure checks of known addresses for a wallet with many stored rows, in turn with look-ups of scores that no cache has: each is of another subject.`,
  { subjects: 10_000, rows: 10_000, checks: 1_000 },
);
const CHAIN = { id: 1, name: "One", rpcUrls: ["http://127.0.0.1:1"], finalityDepth: 0 };
/** Calls of each kind before they are measured. */
const WARM_UP = 50;

await inContext({ CHAINS: JSON.stringify([CHAIN]) }, run);

async function run(ctx: Context, databaseUrl: string): Promise<void> {
  await insertSubjects(databaseUrl, options.subjects);
  await boardsOf(ctx).loaded;
  const [from, ...wallets] = (await someAddresses(databaseUrl, 2 * (options.checks + WARM_UP) + 1)) as Address[]; // As they are stored.
  if (from === undefined) throw new Error("there are subjects");
  await insertRows(ctx, from, wallets);
  const times: Record<"score" | "check", number[]> = { score: [], check: [] };
  for (let n = 0; n < options.checks + WARM_UP; n++) {
    const [looked, checked] = [wallets[2 * n], wallets[2 * n + 1]];
    if (looked === undefined || checked === undefined) throw new Error("more subjects are needed: two for each check");
    const score = await timed(() => getScore(ctx, { identity: looked }));
    const check = await timed(async () => {
      const { check } = await checkAddress(ctx, { address: checked, from });
      if (!check.known || check.relation === null) throw new Error("a check did not read the rows");
    });
    if (n < WARM_UP) continue;
    times.score.push(score);
    times.check.push(check);
  }
  const p99 = { score: quantile(times.score, 0.99), check: quantile(times.check, 0.99) };
  const row = (name: string, kind: "score" | "check") => [
    name,
    median(times[kind]).toFixed(2),
    p99[kind].toFixed(2),
    (p99[kind] / p99.score).toFixed(1),
  ];
  printTable(
    ["", "p50 ms", "p99 ms", "p99 of a look-up's"],
    [row("a look-up that no cache has", "score"), row("a check of a known address", "check")],
  );
  console.log(`\n${options.checks} of each, ${options.rows.toLocaleString("en")} rows behind \`from\`.`);
  console.log(machine());
  await boardsOf(ctx).stop();
}

/** A third own payments, a third tokens that it sent, the others tokens of strangers; to and from a thousand addresses. */
async function insertRows({ pg }: Context, from: Address, others: readonly Address[]): Promise<void> {
  const { rowCount } = await pg.query(
    `insert into activity (wallet, chain_id, block_number, at, tx_index, log_index, kind, tx_hash, counterparty, asset, amount, own)
     select $1, 1, n, 1600000000 + n * 60, 0, case when n % 3 = 0 then -1 else 0 end,
       (array['sent', 'tokenOut', 'tokenIn'])[n % 3 + 1], decode(lpad(to_hex(n), 64, '0'), 'hex'),
       decode(substr(($3::text[])[n % 1000 + 1], 3), 'hex'),
       case when n % 3 > 0 then decode(lpad(to_hex(n % 20), 40, 'a'), 'hex') end, 1000, case when n % 3 = 1 then true end
     from generate_series(1, $2::int) n`,
    [from, options.rows, others.slice(0, 1_000)],
  );
  if (rowCount !== options.rows) throw new Error(`${rowCount} rows were written`);
  // As the database does by itself after so many rows.
  await pg.query("vacuum (analyze) activity");
}
