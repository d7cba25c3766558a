import { hexArray } from "../../core/bulk-write.ts";
import { chunks } from "../../core/chunks.ts";
import type { Context } from "../../core/context.ts";
import type { Sql } from "../../core/db.ts";
import { isAddressIdentity } from "../../core/schemas.ts";
import type { UploadEvent } from "../../core/upload/schemas.ts";
import { findEnsAddress } from "../ens/index.ts";
import { scoringSettings } from "../scores/index.ts";
import type { ResultRow } from "./schemas.ts";

/** Names of ENS that are looked up for one list. */
const MOST_NAMES = 1_000;
/** Look-ups at once; people who search have the others. */
const AT_ONCE = 2;
/** Look-ups without an answer, one after the other, after which a list asks no more. */
const MOST_FAILURES = 3;

const reasons = {
  none: "ENS has no address for this name.",
  unset: "Could not check: ENS is not read here. Send the address.",
  unavailable: "Could not check: ENS gave no answer. Run the list again, or send the address.",
  tooMany: "Could not check: the list has more names of ENS than are looked up for one. Send the address.",
} as const;

type Taken = Pick<Extract<UploadEvent, { kind: "row" }>, "identity" | "special">;

/** What is found of a row beside its text. */
interface JudgedRow {
  /** Lower case; null for a name whose holder is not known yet. */
  address: string | null;
  special: ResultRow["special"];
  /** Of a name of ENS without an address: why. */
  why: string | null;
}

/** Judges rows of a list, page after page. */
export function openRowJudge(
  ctx: Context,
  { mostNames = MOST_NAMES } = {},
): <T extends Taken>(rows: readonly T[]) => Promise<(T & JudgedRow)[]> {
  const services = scoringSettings(ctx.env).services.byAddress;
  const configured = configuredContracts(ctx.env);
  const resolve = openNames(ctx, mostNames);
  return async <T extends Taken>(rows: readonly T[]) => {
    const find = await resolve(rows.flatMap(({ identity }) => (isEnsName(identity) ? [identity] : [])));
    const resolved = rows.map(({ identity }): Resolved => {
      return isEnsName(identity)
        ? find(identity)
        : { address: isAddressIdentity(identity) ? identity : null, why: null };
    });
    const contracts = await findContracts(
      ctx.pg,
      resolved.flatMap(({ address }) => address ?? []),
    );
    return rows.map((row, index) => {
      const { address, why } = resolved[index] ?? { address: null, why: null };
      const isContract = address !== null && (configured.has(address) || contracts.has(address));
      const known = address !== null && services.has(address) ? "service" : isContract ? "contract" : null;
      return { ...row, address, why, special: row.special ?? known };
    });
  };
}

const isEnsName = (identity: string) => identity.endsWith(".eth");

/** The contracts that the operator names, and tokens with a price. */
function configuredContracts({ CHAINS }: Pick<Context["env"], "CHAINS">): Set<string> {
  const named = JSON.stringify(CHAINS.map(({ contracts, prices }) => [contracts, Object.keys(prices)]));
  return new Set(named.toLowerCase().match(/0x[0-9a-f]{40}(?![0-9a-f])/g));
}

/** Contracts that a transaction created, but for accounts that act themselves: those are somebody's. Of others it is not known. */
async function findContracts(sql: Sql, addresses: readonly string[]): Promise<Set<string>> {
  const created = await sql.query<{ address: string }>(
    `select distinct '0x' || encode(counterparty, 'hex') as address from activity
     where kind = 'created' and counterparty = any($1::bytea[])`,
    [hexArray(addresses)],
  );
  const contracts = new Set(created.rows.map(({ address }) => address));
  if (contracts.size === 0) return contracts;
  const acting = await sql.query<{ wallet: string }>(
    "select distinct wallet from facts where wallet = any($1) and transactions > 0",
    [[...contracts]],
  );
  for (const { wallet } of acting.rows) contracts.delete(wallet);
  return contracts;
}

type Resolved = Pick<JudgedRow, "address" | "why">;

/** Looks up names of ENS: each once, so many for a list, and none any more once the node has failed to answer several times. */
function openNames(ctx: Context, mostNames: number): (names: readonly string[]) => Promise<(name: string) => Resolved> {
  const known = new Map<string, Resolved>();
  let failures = 0;
  /** Why no more are looked up. */
  let ended: keyof typeof reasons | null = null;
  const resolve = async (name: string): Promise<void> => {
    const found = await findEnsAddress(ctx, name);
    const state = found?.state ?? "none";
    failures = state === "unavailable" ? failures + 1 : 0;
    if (found?.state === "found") known.set(name, { address: found.address.toLowerCase(), why: null });
    else if (state !== "found") known.set(name, { address: null, why: reasons[state] });
    if (state === "unset") ended = state;
    else if (failures >= MOST_FAILURES) ended = "unavailable";
    else if (known.size >= mostNames) ended ??= "tooMany";
  };
  return async (names) => {
    const unknown = [...new Set(names)].filter((name) => !known.has(name));
    for (const some of chunks(unknown, AT_ONCE)) if (ended === null) await Promise.all(some.map(resolve));
    return (name) => known.get(name) ?? { address: null, why: ended && reasons[ended] };
  };
}
