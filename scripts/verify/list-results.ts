import { readFileSync } from "node:fs";
import { z } from "zod";
import { judgePlain } from "../../lib/core/upload/judge-cell.ts";
import { ResultRow } from "../../lib/domains/lists/schemas.ts";
import { amountsOf, readAmountRule, readTokens, weightOf } from "../../lib/domains/lists/trees/amounts.ts";
import type { Tree } from "../../lib/domains/lists/trees/schemas.ts";
import { findModel } from "../../lib/domains/models/model-hash.ts";
import { compilePolicy } from "../../lib/domains/policies/compile.ts";
import { satisfies, type Value } from "../../lib/domains/policies/condition.ts";
import { combine, scoredValue } from "../../lib/domains/policies/evaluate.ts";
import { modules } from "../../lib/domains/policies/modules.ts";
import { passPolicyId } from "../../lib/domains/policies/pass-types.ts";
import { Policy, type PolicyRule } from "../../lib/domains/policies/policy-schema.ts";
import { SavedPolicy } from "../../lib/domains/policies/schemas.ts";
import type { Receipt } from "../../lib/domains/scores/receipt/receipt.ts";
import { verifyReceipt } from "../../lib/domains/scores/receipt/verify.ts";
import { readAll } from "./verify-epoch.ts";

/** The checks of a list's tree, in order. */
export const listChecks = {
  format: "it is a standard-v1 tree of addresses, with or without amounts",
  leaves: "every leaf has the hash of its values, and no address has two",
  root: "the leaves lead to the signed root",
  signature: "the signature over root, policy, day and model is the signer's",
  signer: "the signer is the expected one",
  policy: "the policy is the one whose id was signed",
  people: "who has a leaf is whom the results let in",
  amounts: "every amount, computed again from the results, is the same",
  outcomes: "every outcome that can be computed again is the same",
} as const;

export interface ListCheck {
  check: keyof typeof listChecks;
  ok: boolean;
  /** What was found. */
  message: string;
}

/** The values of leaves, as in the file of a tree. */
interface Leaves {
  values: readonly { value: readonly [address: string, amount?: string] }[];
}

/** Files that were published with a tree. */
export interface ListGiven {
  /** The list's results as JSON Lines. */
  results?: string | undefined;
  policy?: string | undefined;
  /** Receipts of wallets of the list, one a line. */
  receipts?: string | undefined;
  /** The chain whose scores the list states; absent: all. */
  chain?: string | undefined;
  signer?: string | undefined;
}

/** Whom a tree takes and what they get. */
export type TreeRule = Pick<Tree, "who" | "amount" | "cap" | "floor" | "decimals">;

/** A row of the results, as far as a tree depends on it. */
const PublishedRow = ResultRow.pick({
  ...{ row: true, address: true, outcome: true, total: true, tier: true, flags: true },
  ...{ cluster: true, keep: true, duplicateOf: true, sameAs: true },
});
/** Its address is lower case. */
type Row = Omit<z.output<typeof PublishedRow>, "address"> & { address: string | null };

const couldNot = (check: ListCheck["check"], why: string): ListCheck => ({
  check,
  ok: false,
  message: `could not check: ${why}`,
});

/** The first faults of a check, and how many more there are. */
export function firstOf(faults: readonly string[]): string {
  const more = faults.length - 10;
  return faults.slice(0, 10).join("; ") + (more > 0 ? `; and ${more} more` : "");
}

/** Checks a tree against the results and the policy that are given; without results nothing. */
export async function checkResults(
  tree: Leaves,
  given: ListGiven & { policyId: string; rule: TreeRule | null },
): Promise<ListCheck[]> {
  const { results, policy, rule } = given;
  const saved = policy === undefined ? null : readPolicy(policy);
  const checks: ListCheck[] = saved ? [checkPolicy(saved.id, given.policyId)] : [];
  if (results === undefined) return checks;
  const rows = await readResults(results);
  const why = "the tree's description (--tree) says whom it takes";
  if (rule) checks.push(...checkPeople(tree, rows, rule));
  else checks.push(couldNot("people", why));
  if (saved) checks.push(checkOutcomes(rows, saved.policy, given, await readReceipts(given)));
  return checks;
}

/** A policy, or a saved one as the service gives it out. Throws for anything else. */
function readPolicy(file: string): { id: string | null; policy: Policy } {
  const content: unknown = JSON.parse(readFileSync(file, "utf8"));
  const answer = z.object({ policy: SavedPolicy }).safeParse(content);
  const saved = SavedPolicy.safeParse(answer.success ? answer.data.policy : content);
  const parsed = Policy.safeParse(saved.success ? saved.data.policy : content);
  if (!parsed.success) throw new Error(`${file} is no policy: ${parsed.error.issues[0]?.message}`);
  return { id: saved.success ? saved.data.id : null, policy: parsed.data };
}

function checkPolicy(id: string | null, signed: string): ListCheck {
  const isNone = /^0x0{64}$/.test(signed);
  if (id === null && !isNone) return couldNot("policy", "a saved policy was signed, and the file has no id");
  if (id === null) return { check: "policy", ok: true, message: "no saved policy was signed" };
  const ok = passPolicyId(id) === signed;
  return {
    check: "policy",
    ok,
    message: ok ? `${id}; its rules are not signed` : `${id} has another hash than ${signed}`,
  };
}

async function readResults(file: string): Promise<Row[]> {
  const lines = await readAll(file);
  return lines.map((line, i) => {
    const parsed = PublishedRow.safeParse(JSON.parse(line));
    if (parsed.success) return { ...parsed.data, address: parsed.data.address?.toLowerCase() ?? null };
    throw new Error(`Line ${i + 1} of ${file} is no result: ${parsed.error.issues[0]?.path.join(".")}`);
  });
}

function checkPeople(tree: Leaves, rows: readonly Row[], rule: TreeRule): ListCheck[] {
  const people = peopleOf(rows, rule.who);
  const expected = rule.amount === null ? new Map(people.map((one) => [one.address ?? "", ""])) : unitsOf(people, rule);
  if (typeof expected === "string") return [couldNot("people", expected)];
  const found = new Map(tree.values.map(({ value: [address, amount = ""] }) => [address.toLowerCase(), amount]));
  const strangers = [...found.keys()].filter((one) => !expected.has(one)).map((one) => `${one} should have no leaf`);
  const missing = [...expected.keys()].filter((one) => !found.has(one)).map((one) => `${one} has none`);
  const others = [...found].flatMap(([one, units]) => {
    const right = expected.get(one);
    return right === undefined || right === units ? [] : [`${one} has ${units || "none"}, not ${right || "none"}`];
  });
  const checks: ListCheck[] = [
    {
      check: "people",
      ok: strangers.length + missing.length === 0,
      message: firstOf([...strangers, ...missing]) || `${found.size} of ${rows.length} rows`,
    },
  ];
  if (rule.amount === null) return checks;
  return [...checks, { check: "amounts", ok: others.length === 0, message: firstOf(others) || rule.amount }];
}

/** Whom a tree takes, in the order of the list: the same choice as where trees are built, from the published rows. */
function peopleOf(rows: readonly Row[], who: TreeRule["who"]): Row[] {
  const takesAll = rows.every(({ outcome }) => outcome === null);
  const taken = rows.filter(
    ({ duplicateOf, address, outcome }) =>
      duplicateOf === null && address !== null && !judgePlain(address)?.special && (takesAll || outcome === "pass"),
  );
  const ofCluster = new Map<number, Row>();
  for (const row of taken) {
    const before = row.cluster === null ? undefined : ofCluster.get(row.cluster);
    if (row.cluster !== null && (!before || (row.keep === true && before.keep !== true)))
      ofCluster.set(row.cluster, row);
  }
  const people = new Map<string | number, Row[]>();
  for (const row of taken) {
    const person = who === "wallets" ? (row.address ?? "") : (row.sameAs ?? row.row);
    people.set(person, [...(people.get(person) ?? []), row]);
  }
  const isChosen = (person: readonly Row[]) => {
    const clustered = person.filter(({ cluster }) => cluster !== null);
    return clustered.length === 0 || clustered.some((row) => ofCluster.get(row.cluster ?? 0) === row);
  };
  return [...people.values()]
    .filter((person) => who !== "kept" || isChosen(person))
    .flatMap((person) => person.find(({ sameAs }) => who === "wallets" || sameAs === null) ?? person[0] ?? [])
    .sort((a, b) => a.row - b.row);
}

/** Everybody's units, without those who get nothing. Returns what is wrong as a string. */
function unitsOf(people: readonly Row[], { amount, cap, floor, decimals }: TreeRule): Map<string, string> | string {
  const rule = readAmountRule(amount ?? "");
  if (typeof rule === "string") return `the amount ${rule}`;
  const inUnits = (tokens: string | null) =>
    tokens === null ? null : `${readTokens(tokens, decimals ?? 0) ?? "no units"}`;
  const found = people.map(({ total, tier }) => weightOf(rule, { total: total ?? 0, tier }));
  const weights = [...new Set(found)];
  const indexes = new Map(weights.map((weight, index) => [weight, index]));
  const classOf = found.map((weight) => indexes.get(weight) ?? 0);
  const addresses = people.map(({ address }) => address ?? "");
  const compare = (a: number, b: number) => ((addresses[a] ?? "") < (addresses[b] ?? "") ? -1 : 1);
  const limits = { decimals, cap: inUnits(cap), floor: inUnits(floor), compare };
  const division = amountsOf({ classOf, weights }, rule, limits);
  if (typeof division === "string") return division;
  const units = addresses.map((address, index) => [address, String(division.amountOf(index))] as const);
  return new Map(units.filter(([, one]) => one !== "0"));
}

/** Receipts by address (lower case). Throws for one that is not good. */
async function readReceipts({ receipts, signer }: ListGiven): Promise<Map<string, Receipt>> {
  const found = new Map<string, Receipt>();
  for (const line of receipts === undefined ? [] : await readAll(receipts)) {
    const { ok, checks, receipt } = await verifyReceipt(JSON.parse(line), signer === undefined ? {} : { signer });
    const failed = checks.find((check) => !check.ok);
    if (!ok || !receipt) throw new Error(`A receipt of ${receipts} is not good: ${failed?.check}: ${failed?.message}`);
    for (const wallet of receipt.facts.wallets) found.set(wallet, receipt);
  }
  return found;
}

/**
 * Evaluates the policy again for each row, by its receipt or else by the row's own points. Rules on anything else have no value, which an
 * outcome may not depend on. What the service could not check is not compared.
 */
function checkOutcomes(
  rows: readonly Row[],
  policy: Policy,
  { chain = "" }: ListGiven,
  receipts: ReadonlyMap<string, Receipt>,
): ListCheck {
  const { rules } = compilePolicy(policy);
  const faults: string[] = [];
  const counts = { same: 0, byReceipt: 0, open: 0, unchecked: 0 };
  for (const row of rows) {
    if (row.outcome === "indeterminate" || row.outcome === null) {
      counts.unchecked++;
      continue;
    }
    const receipt = receipts.get(row.address ?? "");
    if (receipt && chain === "" && receipt.result.total !== row.total) {
      const issued = new Date(receipt.issuedAt * 1000).toISOString();
      faults.push(`row ${row.row} has the total ${row.total}, in its receipt of ${issued} ${receipt.result.total}`);
      continue;
    }
    const outcomes = rules.map(({ rule, scope, condition }) => {
      const value =
        (receipt && scope === "" ? receiptValue(rule, receipt) : null) ??
        (scope === chain ? rowValue(rule, row) : null);
      return value === null ? "indeterminate" : satisfies(condition, value) ? "pass" : "fail";
    });
    const again = combine(policy, outcomes);
    if (again === "indeterminate") counts.open++;
    else if (again !== row.outcome) faults.push(`row ${row.row} is said to ${row.outcome}, and would ${again}`);
    else counts[receipt ? "byReceipt" : "same"]++;
  }
  if (faults.length > 0) return { check: "outcomes", ok: false, message: firstOf(faults) };
  const said = `${counts.same + counts.byReceipt} of ${rows.length} rows are the same, ${counts.byReceipt} of them by receipts; ${counts.open} depend on more than points, ${counts.unchecked} have no outcome to compare`;
  return counts.same + counts.byReceipt > 0
    ? { check: "outcomes", ok: true, message: said }
    : couldNot("outcomes", said);
}

function receiptValue(rule: PolicyRule, { facts, modelHash, result }: Receipt): Value | null {
  const model = findModel(modelHash);
  if (!model || modules[rule.module].source !== "score") return null;
  const { total, breakdown } = result;
  return scoredValue(rule, { facts, model, total, breakdown, percentile: null });
}

function rowValue({ module, params }: PolicyRule, { total, tier, flags }: Row): Value | null {
  if (module === "total") return total;
  if (module === "tier") return tier;
  const isFlag = module === "flag" && params?.minPermille === undefined;
  return isFlag && flags ? flags.includes(params?.code ?? "") : null;
}
