import type { Level } from "./honest.ts";
import type { TrustRow } from "./honest-trust.ts";
import type { FamilyResult, HarmResult, InnocentResult } from "./measure.ts";
import { gasUsed, prices, totalGas, type Venue, venueNames, venues } from "./prices.ts";
import { counts, type Outcome } from "./search.ts";

/** The whole run. The same folder and model give the same report. */
export interface Report {
  model: string;
  folder: string;
  honest: { whole: number; newcomers: number };
  levels: readonly Level[];
  families: readonly FamilyResult[];
  paymentTrust: readonly TrustRow[];
}

/** The report as JSON: the price list first, then every family. */
export function asJson({ families, paymentTrust, ...about }: Report): object {
  return { ...about, prices: { ...prices, gasUsed, venues }, families, paymentTrust };
}

/** The report as text, in the tables of docs/scoring.md. */
export function asText(report: Report): string {
  const { model, honest, levels, families, paymentTrust } = report;
  const lines = [
    `Model ${model}. Honest wallets: ${honest.whole} at their last transaction, ${honest.newcomers} 30 days after their first.`,
    `Levels, points to pass: ${levels.map(({ name, above }) => `${name} ${above}`).join(", ")}.`,
    "",
    ...priceLines(),
    "",
    "Cheapest plan that passes, US dollars for each identity, for 1 / 20 / 1,000 identities; - : none of the grid passes",
    ...venueNames.flatMap((venue) => ["", `On ${venue}`, ...table(priceRows(families, levels, venue))]),
    "",
    "Bills, on a rollup, of all identities together",
    ...table(billRows(families, levels)),
    "",
    "What a trick adds to a wallet, points",
    ...table(gainRows(families)),
    "",
    "Loss inflicted on recorded honest wallets, percent of their points",
    ...table(harmRows(families)),
    "",
    "Honest acts that lower a score",
    ...table(innocentRows(families)),
    "",
    "Other figures",
    ...table(measureRows(families)),
    "",
    "Payment trust, where the operator has seeds: what the share that counts without trust is worth to a ring, and what it takes from honest wallets",
    ...table(trustRows(paymentTrust)),
  ];
  return `${lines.join("\n")}\n`;
}

function priceLines(): string[] {
  const fees = venueNames.map((venue) => {
    const { gwei, dataFeeGwei } = venues[venue];
    return `${venue} ${gwei} gwei a gas${dataFeeGwei > 0 ? ` and ${dataFeeGwei} gwei of data fee a transaction` : ""}`;
  });
  const gas = Object.entries(gasUsed).map(([fork, kinds]) => {
    const used = Object.entries(kinds).map(([kind, units]) => `${kind} ${units}`);
    return `Gas used, ${fork}: ${used.join(", ")}.`;
  });
  return [
    `Prices: ETH $${prices.etherUsd}; ${fees.join("; ")}; capital ${prices.interest * 100} % a year;`,
    `  a bought five-year wallet $${prices.boughtWalletUsd}; a bribe $${prices.bribeUsd} an attestation; a withdrawal $${prices.exchangeFeeUsd}.`,
    ...gas,
  ];
}

function priceRows(families: readonly FamilyResult[], levels: readonly Level[], venue: Venue): string[][] {
  const rows = families.flatMap(({ name, cheapest }) => {
    if (!cheapest) return [];
    const cell = ({ name: level }: Level) =>
      counts.map((count) => dollars(cheapest[count]?.[level][venue]?.usd[venue])).join(" / ");
    return [[name, ...levels.map(cell)]];
  });
  return [["family", ...levels.map(({ name }) => name)], ...rows];
}

/** One line for each plan; levels that the same plan passes share it. */
function billRows(families: readonly FamilyResult[], levels: readonly Level[]): string[][] {
  const rows = families.flatMap(({ name, cheapest }) =>
    counts.flatMap((count) => {
      const byPlan = new Map<string, { outcome: Outcome; passed: string[] }>();
      for (const level of levels) {
        const outcome = cheapest?.[count]?.[level.name].rollup;
        if (!outcome) continue;
        const line = byPlan.get(outcome.plan) ?? { outcome, passed: [] };
        byPlan.set(outcome.plan, line);
        line.passed.push(level.name);
      }
      return [...byPlan.values()].map(({ outcome, passed }) => [
        name,
        count.toLocaleString("en"),
        passed.join(", "),
        ...billCells(outcome),
      ]);
    }),
  );
  return [
    ["family", "identities", "passes", "points", "days", "transactions", "gas", "ETH", "ETH days", "else", "plan"],
    ...rows,
  ];
}

function billCells({ points, days, bill, plan }: Outcome): string[] {
  const { boughtWallets, bribes, withdrawals, etherSpent } = bill;
  const bought = [
    boughtWallets > 0 ? `${boughtWallets} wallets bought` : "",
    bribes > 0 ? `${bribes} bribes` : "",
    withdrawals > 0 ? `${withdrawals} withdrawals` : "",
    etherSpent > 0 ? `${etherSpent} ETH spent` : "",
  ];
  const gas = `${(totalGas(bill, venues.rollup.fork) / 1e6).toFixed(2)}M`;
  const ether = [String(bill.etherLocked), bill.etherDays.toFixed(2)];
  return [
    String(points),
    String(days),
    String(bill.transactions),
    gas,
    ...ether,
    bought.filter(Boolean).join(", "),
    plan,
  ];
}

function gainRows(families: readonly FamilyResult[]): string[][] {
  const rows = families.flatMap(({ name, gains }) =>
    gains.map(({ trick, without, with: after, gained, usd }) => [
      name,
      trick,
      String(without),
      String(after),
      String(gained),
      dollars(usd),
    ]),
  );
  return [["family", "trick", "without", "with", "gained", "USD"], ...rows];
}

function harmRows(families: readonly FamilyResult[]): string[][] {
  const row = (
    name: string,
    when: string,
    { harm, budgetUsd, victims, medianLoss, worstLoss, tiersLost }: HarmResult,
  ) => [name, harm, when, `$${budgetUsd}`, percent(medianLoss), percent(worstLoss), `${tiersLost} of ${victims}`];
  const rows = families.flatMap(({ name, harms }) => [
    ...harms.newcomers.map((one) => row(name, "30 days", one)),
    ...harms.whole.map((one) => row(name, "whole", one)),
  ]);
  return [["family", "harm", "victims", "for", "median loss", "worst loss", "lose a tier"], ...rows];
}

function innocentRows(families: readonly FamilyResult[]): string[][] {
  const row = (when: string, { act, wallets, losers, worst }: InnocentResult) => [
    act,
    when,
    `${losers} of ${wallets}`,
    percent((100 * losers) / wallets),
    String(worst),
  ];
  const rows = families.flatMap(({ innocent }) => [
    ...innocent.newcomers.map((one) => row("30 days", one)),
    ...innocent.whole.map((one) => row("whole", one)),
  ]);
  return [["act", "wallets", "lose points", "share", "worst"], ...rows];
}

function measureRows(families: readonly FamilyResult[]): string[][] {
  const rows = families.flatMap(({ name, measures }) =>
    measures.map(({ label, unit, value }) => [name, label, unit === "USD" ? dollars(value) : `${value} ${unit}`]),
  );
  return [["family", "figure", "value"], ...rows];
}

function trustRows(rows: readonly TrustRow[]): string[][] {
  const cells = rows.map(({ share, ring, ringPaid, honest }) => [
    `${share} %`,
    String(ring),
    String(ringPaid),
    ...honest.flatMap(({ medianLeft, gold, stillGold }) => [percent(medianLeft), `${stillGold} of ${gold}`]),
  ]);
  const honest = (rows[0]?.honest ?? []).flatMap(({ seeds }) => [
    `${seeds} seeds: median honest wallet keeps`,
    "gold stays gold",
  ]);
  return [["share", "ring of a year", "one partner paid by whom a seed pays", ...honest], ...cells];
}

function dollars(usd: number | undefined): string {
  return usd === undefined ? "-" : usd.toFixed(usd < 0.1 ? 3 : 2);
}

function percent(value: number): string {
  return `${value.toFixed(1)} %`;
}

function table([headings = [], ...rows]: readonly (readonly string[])[]): string[] {
  const widths = headings.map((_, i) => Math.max(...[headings, ...rows].map((row) => row[i]?.length ?? 0)));
  const line = (row: readonly string[]) => `| ${row.map((cell, i) => cell.padEnd(widths[i] ?? 0)).join(" | ")} |`;
  return [line(headings), line(widths.map((width) => "-".repeat(width))), ...rows.map(line)];
}
