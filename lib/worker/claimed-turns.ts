import type { Context } from "../core/context.ts";
import type { Sql } from "../core/db.ts";

/** Claimed work that is under way in this process. */
export interface ClaimedTurns<Claimed> {
  all(): Claimed[];
  /** Takes up work, which never throws; `onEnd` is called when it is not under way any more. */
  begin(claimed: Claimed, work: Promise<void>, onEnd: () => void): void;
  /** Waits for what is under way. */
  end(): Promise<void>;
}

/** Renews the claims of what is under way four times in `claimMs`, after which another worker may take over one that is not renewed. */
export function openClaimedTurns<Claimed extends { claim: string }>({
  pg,
  log,
  what,
  claimMs,
  renew,
}: Pick<Context, "pg" | "log"> & {
  /** What is claimed, for the log. */
  what: string;
  claimMs: number;
  renew: (sql: Sql, claims: readonly string[]) => Promise<void>;
}): ClaimedTurns<Claimed> {
  const underWay = new Map<Claimed, Promise<void>>();
  const renewing = setInterval(() => {
    if (underWay.size === 0) return;
    const claims = [...underWay.keys()].map(({ claim }) => claim);
    renew(pg, claims).catch((err: unknown) =>
      log.warn({ err }, `claims of ${what} are not renewed; another worker may take them over`),
    );
  }, claimMs / 4);
  return {
    all: () => [...underWay.keys()],
    begin(claimed, work, onEnd) {
      const turn = work.finally(() => {
        underWay.delete(claimed);
        onEnd();
      });
      underWay.set(claimed, turn);
    },
    async end() {
      await Promise.all(underWay.values());
      clearInterval(renewing);
    },
  };
}
