import type { Pool } from "pg";
import { ChainConfig } from "../../lib/core/chains.ts";
import { type Activity, dayOf } from "../../lib/engine/index.ts";
import type { DecodedBlock } from "../../lib/indexer/decode/decoded-block.ts";
import { addressNumber } from "../factories/scores.ts";
import { activity } from "./activity-factory.ts";

const DAY = 86_400;
export const START = dayOf(1_700_000_000);
export const WALLETS = Array.from({ length: 24 }, (_, i) => addressNumber(0xa000 + i));
const [seed = "", other = ""] = WALLETS;
export const twoChains = [1, 2].map((id) =>
  ChainConfig.parse({ id, name: `chain ${id}`, rpcUrls: ["http://127.0.0.1:9"], wallets: "all", local: true }),
);
/** The issuers whose attestations count in full. */
export const SEEDS = `${seed},${other}`;

export type Random = (below: number) => number;

/** One chain of seeded blocks: busy weeks, and silences of up to half a year. */
export function makeBlocks(random: Random, chainId: number, count: number): DecodedBlock[] {
  let time = START + random(DAY);
  return Array.from({ length: count }, (_, i): DecodedBlock => {
    const number = i + 1;
    time += [600, 5 * 3_600, DAY, 2 * DAY, 9 * DAY, 40 * DAY, 170 * DAY][random(i < 40 ? 4 : 7)] ?? DAY;
    const made = Array.from({ length: random(5) }, (_, txIndex) =>
      makeRows(random, { chainId, number, time, txIndex }),
    );
    const word = (of: number) => `0x${(chainId * 1_000_000 + of).toString(16).padStart(64, "0")}`;
    return { number, hash: word(number), parentHash: word(i), time, rows: made.flat() };
  });
}

/** A payment between two wallets, from the side of each. */
function makeRows(random: Random, at: { chainId: number; number: number; time: number; txIndex: number }): Activity[] {
  const [wallet, counterparty] = [WALLETS[random(WALLETS.length)] ?? "", WALLETS[random(WALLETS.length)] ?? ""];
  const shared = {
    chainId: at.chainId,
    blockNumber: at.number,
    at: at.time,
    txIndex: at.txIndex,
    txHash: `0x${(at.chainId * 1_000_000 + at.number * 100 + at.txIndex).toString(16).padStart(64, "a")}`,
    amount: BigInt(1 + random(40)) * 10n ** 17n,
  };
  const sent = activity({ ...shared, wallet, counterparty, kind: "sent" });
  if (wallet === counterparty) return [sent];
  return [sent, activity({ ...shared, wallet: counterparty, counterparty: wallet, kind: "received" })];
}

/** Attestations by seeds and by those they vouch for; some expire within the blocks. */
export async function attest(pool: Pool, random: Random): Promise<void> {
  for (let i = 0; i < 30; i++) {
    const issuer = i < 8 ? [seed, other][i % 2] : WALLETS[random(WALLETS.length)];
    const expires = random(2) === 0 ? 0 : START + random(500) * DAY + random(DAY);
    await pool.query(
      `insert into attestation (id, uid, chain_id, contract, issuer, subject, schema_uid, data, time, expiration_time, revocable,
         ref_uid, signature_kind, created_at)
       values ($1, $1, 1, '', $2, $3, '', '0x', 0, $4, true, '', 'eoa', now())`,
      [`attestation ${i}`, issuer, WALLETS[random(WALLETS.length)], expires],
    );
  }
}
