import { type Hex, pad, toHex } from "viem";
import { type AttestationContents, createEasReader } from "../../chain/eas-reader.ts";
import { ChainError } from "../../chain/errors.ts";
import type { Address } from "../../core/chains.ts";
import type { Context } from "../../core/context.ts";
import { sqlTransaction } from "../../core/transaction.ts";
import { NOBODY } from "./source-changes.ts";
import { isOver, type Reading } from "./source-reading.ts";
import type { ListSource } from "./source-schemas.ts";
import type { SourceState } from "./stored-list.ts";
import { storeState } from "./stored-source.ts";

/** Attestations that are looked up at once: one call, unless one of them is too long. */
const PAGE = 64;
/** After all that nobody has. */
const FIRST = { holder: NOBODY, uid: String(1n << 256n), unreadable: 0, atOnce: PAGE };

type Attested = Reading<Extract<ListSource, { kind: "attested" }>>;
interface Named {
  holder: string;
  uid: string;
}

/**
 * Looks up the attestations that logs named, and forgets those that were revoked or expired at the block. One that no node gives is left out
 * and counted: anybody may make one of a megabyte. Returns what to store if that was the last, otherwise whether another turn follows.
 */
export async function checkAttestations(ctx: Context, reading: Attested): Promise<SourceState | boolean> {
  const { id } = reading;
  let { state } = reading;
  const { attestations: begun, failing: _, ...others } = state;
  let at = { ...FIRST, ...begun };
  const read = readerOf(reading);
  while (!isOver(reading)) {
    const { rows } = await ctx.pg.query<Named>(
      `select holder, token_id::text as uid from list_balance
       where list_id = $1 and (holder, token_id) > ($2, $3::numeric) and units > 0 order by holder, token_id limit $4`,
      [id, at.holder, at.uid, at.atOnce],
    );
    const last = rows.at(-1);
    if (!last) return { ...state, checked: wordsOf(at.unreadable) };
    const found = await lookUp(reading, read, rows).catch(async (error: unknown) => {
      // Many that are too long take more calls than a turn has.
      const fewer = { ...state, attestations: { ...at, atOnce: Math.ceil(at.atOnce / 4) } };
      await storeState(ctx.pg, { id, state: fewer, reason: null });
      throw error;
    });
    const unreadable = at.unreadable + found.filter((one) => one === null).length;
    at = { ...last, unreadable, atOnce: Math.min(PAGE, at.atOnce * 2) };
    state = { ...others, attestations: at };
    const gone = rows.filter((_, place) => !found[place]);
    if (!(await storePage(ctx, { id, state, gone }))) return false;
  }
  return true;
}

/** Reads attestations, with each call of the node charged. */
function readerOf({
  client,
  spend,
  signal,
}: Attested): (contract: Address, uids: readonly Hex[]) => Promise<(AttestationContents | null)[]> {
  let refusal: unknown = null;
  const request: typeof client.request = async (...asked) => {
    await spend(1).catch((error: unknown) => {
      refusal = error;
      throw new ChainError("ABORTED", "No calls are left", { cause: error });
    });
    return client.request(...asked);
  };
  const eas = createEasReader({ request }, signal);
  return (contract, uids) =>
    eas.attestations(contract, uids).catch((error) => {
      throw refusal ?? error;
    });
}

/** Whether each is valid at the block; null: no node gives it. Throws if a node has none of it: that one is behind the block. */
async function lookUp(
  { block, source, state: { contract } }: Attested,
  read: ReturnType<typeof readerOf>,
  rows: readonly Named[],
): Promise<(boolean | null)[]> {
  if (!contract) throw new Error("attestations are of a contract");
  const uids = rows.map(({ uid }) => pad(toHex(BigInt(uid))));
  const found = await read(contract, uids);
  return found.map((one, place) => {
    if (one === null) return null;
    if (one.uid !== uids[place]) throw new ChainError("INCONSISTENT", `The node has no attestation ${uids[place]}`);
    if (one.recipient.toLowerCase() !== rows[place]?.holder || one.schema !== source.schema) return false;
    const isRevoked = one.revocationTime > 0n && one.revocationTime <= BigInt(block.time);
    return !isRevoked && (one.expirationTime === 0n || one.expirationTime > BigInt(block.time));
  });
}

/** Forgets what is gone, together with how far that is. Returns false if somebody ended the list. */
function storePage({ pg }: Context, { id, state, gone }: { id: string; state: SourceState; gone: readonly Named[] }) {
  return sqlTransaction(pg, async (sql) => {
    if (!(await storeState(sql, { id, state, reason: null }))) return false;
    await sql.query(
      `delete from list_balance b using unnest($2::text[], $3::numeric[]) as g(holder, token_id)
       where b.list_id = $1 and b.holder = g.holder and b.token_id = g.token_id`,
      [id, gone.map(({ holder }) => holder), gone.map(({ uid }) => uid)],
    );
    return true;
  });
}

function wordsOf(unreadable: number): string {
  const left = unreadable === 0 ? "" : ` ${unreadable.toLocaleString("en")} that no node gives are left out.`;
  return `Each attestation was looked up: it is neither revoked nor expired.${left}`;
}
