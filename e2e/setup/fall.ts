import { notify } from "../../lib/core/notifications.ts";
import { checksum } from "../../lib/core/schemas.ts";
import type { ScoreUpdate } from "../../lib/domains/scores/write-scores.ts";
import { withClient } from "../../scripts/database/with-client.ts";

/** Stores the notification of a fall as scoring does, for a wallet (lower case). */
export async function notifyOfFall(wallet: string, fall: Omit<ScoreUpdate, "address" | "svcId">): Promise<void> {
  await withClient({ connectionString: process.env.E2E_DATABASE_URL }, async (client) => {
    const data = { address: checksum(wallet), svcId: null, ...fall };
    await notify(client, new Date(), [{ address: wallet, kind: "score.updated", data }]);
  });
}
