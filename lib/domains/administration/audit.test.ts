import { expect, test } from "vitest";
import { insertIdentities } from "../../../tests/factories/identities.ts";
import { addressNumber } from "../../../tests/factories/scores.ts";
import { useContext } from "../../../tests/setup/context.ts";
import { audit } from "../../core/audit.ts";
import type { Address } from "../../core/chains.ts";
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
  await write("key.rotated", 92, { kind: "commandLine" });
  await holder.ctx().pg.query("update audit_entry set actor = 'command line' where target = 'key.rotated 92'"); // As 1.0.0 wrote.
  await expireAudit(holder.ctx());
  const rows = await holder.ctx().db.auditEntry.findMany();
  const expected = [...staying.map((act) => `${act} 4000`), "key.created 89", "key.created 92", "key.rotated 92"];
  expect(rows.map(({ target }) => target).sort()).toEqual(expected.sort());
});

test("of one wallet only the newest entries stay, and of all wallets without a name together", async () => {
  const { db, pg } = holder.ctx();
  await pg.query("delete from audit_entry");
  const [named, one, two, three] = [0xa, 0xb, 0xc, 0xd].map(addressNumber) as [Address, Address, Address, Address];
  await insertIdentities(pg, [{ name: "rose", owner: named }]);
  const write = async (wallet: Address, count: number, from: number) => {
    const actor: Actor = { kind: "session", developerId: "dev_1", wallet, sessionId: "ses_1", tier: "free" };
    for (let i = 0; i < count; i++) {
      const ctx = holder.ctx({ actor, now: new Date(holder.now.getTime() - (from + i) * 1_000) });
      await transaction(ctx, (tx) => audit(ctx, tx, i % 2 ? "session.ended" : "appeal.opened", `${wallet} ${i}`));
    }
  };
  await write(named, 6, 100);
  await write(one, 6, 10);
  await write(two, 3, 20);
  await write(three, 3, 30);
  await expireAudit(holder.ctx(), { wallet: 5, nameless: 9 });
  const left = (await db.auditEntry.findMany()).map(({ actor }) => actor);
  const count = (actor: string) => left.filter((one) => one === actor).length;
  // Of the nameless ones the newest nine are considered together: six of one, of which five stay, and three of two.
  expect([named, one, two, three].map(count)).toEqual([5, 5, 3, 0]);
});
