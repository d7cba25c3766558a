import type { Address } from "../../core/chains.ts";
import type { Context } from "../../core/context.ts";
import { contactFlag, type Model, type ScoreFacts, signalsOf } from "../../engine/index.ts";
import { scoringSettings } from "./inputs/scoring-settings.ts";
import { readPresent } from "./load-subjects.ts";

/** A risk flag of one wallet: a signal's code, or one listed contact. */
export interface Flag {
  flag: string;
  /** What was seen, in words. */
  note: string;
}

/** The flags of each of these wallets alone; its identity may have others. Each listed contact is a flag. */
export async function readFlags(
  ctx: Pick<Context, "env" | "pg">,
  { wallets }: { wallets: readonly Address[] },
): Promise<Map<Address, Flag[]>> {
  const { factsOfWallet, model } = await readPresent(ctx.pg, scoringSettings(ctx.env), wallets);
  return new Map(wallets.map((wallet) => [wallet, flagsOf(factsOfWallet(wallet), model)]));
}

function flagsOf(facts: ScoreFacts, model: Model): Flag[] {
  return signalsOf(facts, model).flatMap(({ code, note }) =>
    code === "listed_contact"
      ? facts.listed.addresses.map((address) => ({
          flag: contactFlag(address),
          note: `dealt with the listed ${address}`,
        }))
      : [{ flag: code, note }],
  );
}
