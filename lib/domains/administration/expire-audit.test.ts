import { expect, test } from "vitest";
import { useContext } from "../../../tests/setup/context.ts";
import { audit } from "../../core/audit.ts";
import type { Actor } from "../../core/context.ts";
import { transaction } from "../../core/transaction.ts";
import { expireAudit } from "./index.ts";

const holder = useContext({ env: { AUDIT_DAYS: "90" } });
const DAY = 86_400_000;

test("what owners and developers did is deleted after AUDIT_DAYS; what operators and the command line did stays", async () => {
  const owner: Actor = { kind: "session", developerId: "dev_1", wallet: "0x1", sessionId: "ses_1", tier: "free" };
  const write = (act: string, days: number, actor: Actor = owner) => {
    const ctx = holder.ctx({ actor, now: new Date(holder.now.getTime() - days * DAY) });
    return transaction(ctx, (tx) => audit(ctx, tx, act, `${act} ${days}`));
  };
  const acts = ["key.created", "key.rotated", "key.revoked", "session.ended", "sessions.ended", "developer.created"];
  for (const act of [...acts, "developer.claimed", "appeal.opened", "appeal.withdrawn"]) await write(act, 91);
  const staying = ["key.suspended", "developer.tier", "takedown.made", "appeal.upheld", "chain.paused"];
  for (const act of staying) await write(act, 4_000);
  await write("key.created", 89);
  await write("key.created", 92, { kind: "commandLine" });
  await expireAudit(holder.ctx());
  const rows = await holder.ctx().db.auditEntry.findMany();
  const expected = [...staying.map((act) => `${act} 4000`), "key.created 89", "key.created 92"];
  expect(rows.map(({ target }) => target).sort()).toEqual(expected.sort());
});
