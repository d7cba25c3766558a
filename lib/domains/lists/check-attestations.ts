import { pad, toHex } from "viem";
import { createEasReader } from "../../chain/eas-reader.ts";
import type { Context } from "../../core/context.ts";
import { NOBODY } from "./source-changes.ts";
import type { Reading } from "./source-reading.ts";
import type { ListSource } from "./source-schemas.ts";
import type { SourceState } from "./stored-list.ts";

/** Attestations that are looked up at once, and how long a turn does. */
const PAGE = 256;
const AT_ONCE = 64;
const TURN_MS = 3_000;

/**
 * Looks up the attestations that logs named, and forgets those that were revoked or expired at the block. One that no node gives is left out
 * and counted: anybody may make one of a megabyte. Returns how far it came.
 */
export async function checkAttestations(
  ctx: Context,
  { id, block, client, source, state, spend }: Reading<Extract<ListSource, { kind: "attested" }>>,
  signal: AbortSignal,
): Promise<{ isDone: boolean; state: SourceState }> {
  const until = performance.now() + TURN_MS;
  const { contract } = state;
  if (!contract) throw new Error("attestations are of a contract");
  const eas = createEasReader(client, signal);
  let { after, unreadable } = state.attestations ?? { after: "-1", unreadable: 0 };
  while (performance.now() < until && !signal.aborted) {
    const { rows } = await ctx.pg.query<{ holder: string; uid: string }>(
      `select holder, token_id::text as uid from list_balance where list_id = $1 and token_id > $2::numeric and units > 0
         and holder <> '${NOBODY}' order by token_id limit ${PAGE}`,
      [id, after],
    );
    const last = rows.at(-1);
    if (!last) return { isDone: true, state: { ...state, checked: wordsOf(unreadable) } };
    await spend(Math.ceil(rows.length / AT_ONCE));
    const uids = rows.map(({ uid }) => pad(toHex(BigInt(uid))));
    const found = await eas.attestations(contract, uids);
    const isValid = (place: number) => {
      const one = found[place];
      if (!one || one.recipient.toLowerCase() !== rows[place]?.holder || one.schema !== source.schema) return false;
      const isRevoked = one.revocationTime > 0n && one.revocationTime <= BigInt(block.time);
      return !isRevoked && (one.expirationTime === 0n || one.expirationTime > BigInt(block.time));
    };
    unreadable += found.filter((one) => one === null).length;
    const gone = rows.flatMap(({ uid }, place) => (isValid(place) ? [] : uid));
    await ctx.pg.query("delete from list_balance where list_id = $1 and token_id = any($2::numeric[])", [id, gone]);
    after = last.uid;
  }
  return { isDone: false, state: { ...state, attestations: { after, unreadable } } };
}

function wordsOf(unreadable: number): string {
  const left = unreadable === 0 ? "" : ` ${unreadable.toLocaleString("en")} that no node gives are left out.`;
  return `Each attestation was looked up: it is neither revoked nor expired.${left}`;
}
