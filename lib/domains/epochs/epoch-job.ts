import type { Context } from "../../core/context.ts";
import { modelHash, readActiveModel } from "../models/index.ts";
import { receiptDomain } from "../scores/index.ts";
import type { EpochJob } from "./build-epoch.ts";

/** What an epoch of the scores as they are now is built with. */
export async function createEpochJob(
  { env, pg, now }: Pick<Context, "env" | "pg" | "now">,
  onlyIfDue: boolean,
): Promise<EpochJob> {
  return {
    databaseUrl: env.DATABASE_URL,
    chains: env.CHAINS.map(({ id }) => id),
    modelHash: modelHash(await readActiveModel(pg)),
    domain: receiptDomain(env),
    signerKey: env.RECEIPT_SIGNER_KEY,
    at: now.getTime(),
    keepRows: env.EPOCHS_WITH_ROWS,
    onlyIfDue,
  };
}
